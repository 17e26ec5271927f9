import { defineConfig } from "vitest/config";

const api = ["server/**/*.test.ts"];

export default defineConfig({
  test: {
    maxWorkers: 2,
    projects: [
      {
        test: {
          name: "unit",
          include: ["{contract,content,app}/**/*.test.{ts,tsx}", "{tests,scripts}/*.test.ts"],
        },
      },
      // The same suite on both databases: tests/kit.ts asks which one it is given.
      { test: { name: "sqlite", include: api } },
      { test: { name: "postgres", include: api, globalSetup: "tests/databases.ts" } },
      {
        test: {
          name: "durability",
          include: ["tests/durability/*.test.ts"],
          testTimeout: 300_000,
          hookTimeout: 60_000,
          fileParallelism: false,
        },
      },
    ],
  },
});
