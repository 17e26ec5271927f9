import { sql } from "kysely";
import { isPostgres } from "#server/database/kind.ts";
import type { Db } from "#server/database/schema.ts";
import type { Tx } from "#server/dependencies.ts";

/** The big tables hold nothing of visitors; every other one may, also those that do not exist yet. */
const ofNobody = ["post", "post_image", "picture", "picture_file"];
/** In SQLite's user_version: the file holds nothing from before secure_delete any more. */
const cleanVersion = 1;

/**
 * SQLite zeroes what is deleted (secure_delete), but a row that was moved before, when a page was split, may have left
 * its old bytes in the space between; and the write-ahead log holds pages as they were. So the tables are written
 * anew, which zeroes all their old pages, and the log is emptied. The whole file is written anew once, because it may
 * be older than secure_delete; each time would stop a site with many pictures for seconds. PostgreSQL does all this by
 * itself, in its own time: see docs/privacy.md.
 */
export async function removeTraces(db: Db): Promise<void> {
  if (isPostgres(db)) return;
  await db.connection().execute(async (connection) => {
    // First, too: where somebody reads from the log, all of what follows would be in vain, and be done again each minute.
    await emptyLog(connection);
    await copyingOnDisk(connection, async () => {
      if ((await userVersion(connection)) < cleanVersion) await writeFileAnew(connection);
      else await writeTablesAnew(connection);
    });
    await emptyLog(connection);
  });
}

/** Copies of tables may be larger than the memory, in which the connection keeps what is temporary otherwise. */
async function copyingOnDisk(connection: Db, write: () => Promise<void>): Promise<void> {
  await sql`pragma temp_store = file`.execute(connection);
  try {
    await write();
  } finally {
    await sql`pragma temp_store = memory`.execute(connection);
  }
}

async function writeFileAnew(connection: Db): Promise<void> {
  await sql`vacuum`.execute(connection);
  await sql`pragma user_version = ${sql.lit(cleanVersion)}`.execute(connection);
}

/** @throws Error while another connection, such as a backup's, still reads from the log */
async function emptyLog(connection: Db): Promise<void> {
  const { rows } = await sql<{ busy: number }>`pragma wal_checkpoint(truncate)`.execute(connection);
  if (rows[0]?.busy !== 0) throw new Error("The write-ahead log is in use");
}

async function userVersion(db: Db): Promise<number> {
  const { rows } = await sql<{ user_version: number }>`pragma user_version`.execute(db);
  return rows[0]?.user_version ?? 0;
}

/**
 * Rows are deleted only to come back, so nothing that hangs on them may go with them, and no trigger may count them or
 * index their words again.
 */
async function writeTablesAnew(connection: Db): Promise<void> {
  const tables = await tablesOf(connection);
  await sql`pragma foreign_keys = off`.execute(connection);
  try {
    await connection.transaction().execute(async (tx) => {
      const triggers = await dropTriggers(tx);
      for (const table of tables) await writeTableAnew(tx, table);
      for (const trigger of triggers) await sql.raw(trigger).execute(tx);
    });
  } finally {
    await sql`pragma foreign_keys = on`.execute(connection);
  }
}

/** Not the index of words: it holds three letters at a time, and is changed in place. */
async function tablesOf(db: Db): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select name from pragma_table_list where schema = 'main' and type = 'table'
    and name not like 'sqlite%' and name not in (${sql.join(ofNobody)})`.execute(db);
  return rows.map(({ name }) => name);
}

/** Gives the statements that make them again. */
async function dropTriggers(tx: Tx): Promise<string[]> {
  const { rows } = await sql<{ name: string; sql: string }>`
    select name, sql from sqlite_master where type = 'trigger'`.execute(tx);
  for (const { name } of rows) await sql`drop trigger ${sql.table(name)}`.execute(tx);
  return rows.map((row) => row.sql);
}

async function writeTableAnew(tx: Tx, name: string): Promise<void> {
  const table = sql.table(`main.${name}`);
  await sql`create temp table kept as select * from ${table}`.execute(tx);
  // Without a condition it frees, and so zeroes, whole pages.
  await sql`delete from ${table}`.execute(tx);
  await sql`insert into ${table} select * from kept`.execute(tx);
  await sql`drop table kept`.execute(tx);
}
