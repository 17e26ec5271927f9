import { defineConfig } from "vitest/config";

/** Generous: a test that waits for nothing is not slower for it, and build machines are busy. */
const patience = {
  testTimeout: 60_000,
  hookTimeout: 60_000,
  expect: { poll: { timeout: 30_000 } },
  // What the server logs is shown when a test fails.
  silent: "passed-only",
} as const;
const api = ["server/**/*.test.ts"];

export default defineConfig({
  test: {
    maxWorkers: 2,
    projects: [
      {
        test: {
          ...patience,
          name: "unit",
          include: ["{contract,content,app}/**/*.test.{ts,tsx}", "{tests,scripts}/*.test.ts"],
        },
      },
      // The same suite on both databases: tests/fresh-database.ts asks which one it is given.
      { test: { ...patience, name: "sqlite", include: api } },
      { test: { ...patience, name: "postgres", include: api, globalSetup: "tests/databases.ts" } },
      {
        test: {
          ...patience,
          name: "durability",
          include: ["tests/durability/*.test.ts"],
          testTimeout: 600_000,
          fileParallelism: false,
        },
      },
      // Long: `npm run drill`, not `npm test`.
      {
        test: {
          ...patience,
          name: "drill",
          include: ["**/*.drill.ts"],
          exclude: ["node_modules/**"],
          testTimeout: 600_000,
          fileParallelism: false,
        },
      },
    ],
  },
});
