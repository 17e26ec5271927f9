import { sql } from "kysely";
import type { Db, Schema } from "./schema.ts";

/** Those in which the migrations themselves put a row. */
export const startedTables = ["blog_version"] as const satisfies (keyof Schema)[];

/** The tables of the product, by name: not those in which migrations are counted, nor SQLite's index of words. */
export async function tableNames(db: Db): Promise<string[]> {
  const tables = await db.introspection.getTables();
  // An extension may have views beside them, such as PostgreSQL's of its statements.
  const names = tables.filter(({ isView }) => !isView).map(({ name }) => name);
  return names.filter((name) => !/_words(_|$)/.test(name)).sort();
}

const started = new Set<string>(startedTables);

/** Whether any table holds a row that did not come with the tables. */
export async function hasRows(db: Db): Promise<boolean> {
  const names = (await tableNames(db)).filter((name) => !started.has(name));
  for (const name of names) {
    const { rows } = await sql`select 1 from ${sql.table(name)} limit 1`.execute(db);
    if (rows.length > 0) return true;
  }
  return false;
}
