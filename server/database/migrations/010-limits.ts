import { type Kysely, PostgresAdapter, sql } from "kysely";

/** Where several instances count requests together; on SQLite one process counts in its memory. */
export async function up(db: Kysely<unknown>): Promise<void> {
  if (!(db.getExecutor().adapter instanceof PostgresAdapter)) return;
  // Unlogged: a count need not survive a crash, and does not wait for the disk. Names and order are the library's.
  await sql`create unlogged table request_limit (
    key varchar(255) primary key,
    points integer not null default 0,
    expire bigint
  )`.execute(db);
}
