import { sql } from "kysely";
import type { Database } from "./connect.ts";

/** The tables of the product, by name: not those in which migrations are counted, nor SQLite's index of words. */
export async function tableNames(db: Database): Promise<string[]> {
  const tables = await db.introspection.getTables();
  const names = tables.map(({ name }) => name);
  return names.filter((name) => !/_words(_|$)/.test(name)).sort();
}

/** Whether any table holds a row that did not come with the tables. */
export async function hasRows(db: Database): Promise<boolean> {
  const names = (await tableNames(db)).filter((name) => name !== "blog_version");
  for (const name of names) {
    const { rows } = await sql`select 1 from ${sql.table(name)} limit 1`.execute(db);
    if (rows.length > 0) return true;
  }
  return false;
}
