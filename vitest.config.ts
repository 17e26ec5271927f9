import { defineConfig } from "vitest/config";

/** Generous: a test that waits for nothing is not slower for it, and build machines are busy. */
const patience = {
  testTimeout: 60_000,
  hookTimeout: 60_000,
  expect: { poll: { timeout: 30_000 } },
} as const;
/** Modules are loaded by Node itself, as the server's are, and not by way of Vite (decision 079). It knows no TSX, no `vi.mock`. */
const byNode = { experimental: { viteModuleRunner: false, nodeLoader: false } } as const;
/** The same suite on both databases: tests/fresh-database.ts asks which one it is given. */
const api = {
  ...patience,
  ...byNode,
  // To load the server anew for each of its files would take as long as the tests.
  isolate: false,
  include: ["server/**/*.test.ts"],
  setupFiles: "tests/log-of-failed.ts",
};

export default defineConfig({
  test: {
    // Twice the cores of a small machine: tests wait for disks, databases and clocks (decision 072).
    maxWorkers: 4,
    // What the server logs is shown when a test fails.
    silent: "passed-only",
    projects: [
      {
        test: {
          ...patience,
          name: "unit",
          // What modules keep is cleared by its test, or true in any file, so that files need no processes of their own.
          isolate: false,
          // As many as cores: they wait for nothing, and each worker has all modules to load (decision 079).
          maxWorkers: 2,
          include: ["{contract,content,app}/**/*.test.{ts,tsx}", "{tests,scripts}/*.test.ts"],
        },
      },
      { test: { ...api, name: "sqlite", globalSetup: "tests/sqlite-setup.ts" } },
      { test: { ...api, name: "postgres", globalSetup: "tests/postgres-setup.ts" } },
      {
        test: {
          ...patience,
          ...byNode,
          name: "durability",
          include: ["tests/durability/*.test.ts"],
          testTimeout: 600_000,
        },
      },
      // Long: `npm run drill`, not `npm test`.
      {
        test: {
          ...patience,
          ...byNode,
          name: "drill",
          globalSetup: "tests/sqlite-setup.ts",
          include: ["**/*.drill.ts"],
          exclude: ["node_modules/**"],
          testTimeout: 600_000,
          fileParallelism: false,
        },
      },
    ],
  },
});
