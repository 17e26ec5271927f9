import { execFileSync } from "node:child_process";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { expect, test } from "vitest";
import { migrateAt } from "#tests/migrate-at.ts";
import { newDataDir } from "./running-site.ts";

const tableMB = 100;

test.each([
  { times: "the first time, the whole file", userVersion: 0 },
  { times: "later, its tables", userVersion: 1 },
])("traces are cleared ($times) without a copy of them in memory", async ({ userVersion }) => {
  const sqliteFile = join(await newDataDir(), "meridian360.sqlite");
  await migrateAt({ databaseUrl: undefined, sqliteFile });
  fill(sqliteFile, userVersion);

  const program = join(import.meta.dirname, "clear-traces.ts");
  const grownMB = Number(execFileSync(process.execPath, [program, sqliteFile]));

  expect(grownMB).toBeGreaterThan(0);
  expect(grownMB).toBeLessThan(tableMB / 2);
});

/** With a table like those that are to come. */
function fill(sqliteFile: string, userVersion: number): void {
  const db = new DatabaseSync(sqliteFile);
  db.exec("create table bulk (bytes)");
  db.exec(`with recursive number(n) as (select 1 union all select n + 1 from number where n < ${tableMB})
    insert into bulk select zeroblob(1000000) from number`);
  db.exec(`pragma user_version = ${userVersion}`);
  db.close();
}
