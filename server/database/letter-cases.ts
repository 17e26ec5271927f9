import { sql } from "kysely";
import type { Db } from "./schema.ts";

/**
 * Whether É and é are one letter to the database. To a PostgreSQL of the locale C they are two, and the staff's search finds
 * "Émile" by "Émile" only.
 */
export async function knowsLetterCases(db: Db): Promise<boolean> {
  const { rows } = await sql<{ small: string }>`select lower('É') as small`.execute(db);
  return rows[0]?.small === "é";
}
