import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { expect, type Site } from "./site.ts";

/** Writes into the one row of the site's database what else only time would. */
export function changeStored(site: Site, sql: string, ...values: string[]): void {
  using database = new DatabaseSync(join(site.dataDir, "meridian360.sqlite"), { timeout: 5000 });
  expect(database.prepare(sql).run(...values).changes).toBe(1);
}
