import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { migrateAt } from "./migrate-at.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** A SQLite file with empty tables, to be copied; provided where the suite runs on SQLite. */
    migratedFile?: string;
  }
}

/** To copy a file takes a fiftieth of the time of making its tables. */
export async function setup(project: TestProject): Promise<() => void> {
  const folder = mkdtempSync(join(tmpdir(), "test-migrated-"));
  const sqliteFile = join(folder, "test.sqlite");
  await migrateAt({ databaseUrl: undefined, sqliteFile });
  project.provide("migratedFile", sqliteFile);
  return () => rmSync(folder, { recursive: true, force: true });
}
