import { type Kysely, PostgresAdapter, sql } from "kysely";
import type { Schema } from "#server/database/schema.ts";

/**
 * SQLite zeroes what is deleted (secure_delete), but a row that was moved to another page before, when pages were
 * split, may have left its old bytes in the space between; and the write-ahead log holds pages as they were. So the
 * file is written anew, and the log emptied. PostgreSQL does this by itself, in its own time: see docs/privacy.md.
 */
export async function removeTraces(db: Kysely<Schema>): Promise<void> {
  if (db.getExecutor().adapter instanceof PostgresAdapter) return;
  await sql`vacuum`.execute(db);
  await sql`pragma wal_checkpoint(truncate)`.execute(db);
}
