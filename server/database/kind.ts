import { PostgresAdapter } from "kysely";
import type { Db } from "./schema.ts";

/** Else it is SQLite. */
export function isPostgres(db: Db): boolean {
  return db.getExecutor().adapter instanceof PostgresAdapter;
}
