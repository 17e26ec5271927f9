import { randomBytes } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import pg from "pg";
import { afterAll, inject, onTestFinished } from "vitest";
import { connect, type Database, type DatabaseAddress } from "#server/database/connect.ts";
import { migrate } from "#server/database/migrate.ts";

export type FreshDatabase = {
  db: Database;
  /** Where it is, for what opens a database by itself. */
  address: DatabaseAddress;
  /** Where its files are, if it is SQLite: nothing else is in there. */
  folder: string;
  /** Another connection to the same database, as another instance has it. */
  open: () => Database;
  /** Makes every use of a table fail until the returned function, or the test's end, brings it back. */
  takeAway: (table: string) => Promise<() => Promise<void>>;
};

const postgresUrl = inject("postgresUrl");

/** True in the project that runs the suite on PostgreSQL. */
export const isPostgres = postgresUrl !== undefined;

/** A database of the test's own, with empty tables, on the kind that the project stands for. */
export async function freshDatabase(): Promise<FreshDatabase> {
  const address = isPostgres ? await migratedPostgres() : newSqliteFile();
  const fresh = openDatabase(address);
  await migrate(fresh.db);
  return fresh;
}

/** A database without any table, as an office has it before the first start. */
export async function emptyDatabase(): Promise<FreshDatabase> {
  if (!isPostgres) return openDatabase(newSqliteFile());
  const url = await createPostgres();
  onTestFinished(() => dropPostgres(url));
  return openDatabase({ databaseUrl: url, sqliteFile: "" });
}

/** Closed when the test is over. */
export function openDatabase(address: DatabaseAddress): FreshDatabase {
  const open = () => {
    const db = connect(address, () => undefined);
    onTestFinished(() => db.destroy());
    return db;
  };
  const db = open();
  const folder = dirname(address.sqliteFile);
  return { db, address, folder, open, takeAway: (table) => takeAway(db, table) };
}

async function takeAway(db: Database, table: string): Promise<() => Promise<void>> {
  const away = `${table}_away`;
  await db.schema.alterTable(table).renameTo(away).execute();
  let isAway = true;
  const bringBack = async () => {
    if (isAway) await db.schema.alterTable(away).renameTo(table).execute();
    isAway = false;
  };
  onTestFinished(bringBack);
  return bringBack;
}

function newSqliteFile() {
  const folder = mkdtempSync(join(tmpdir(), "test-app-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return { databaseUrl: undefined, sqliteFile: join(folder, "test.sqlite") };
}

/** Migrated databases that no test uses now: to make one takes five times as long as to empty one. */
const unused: string[] = [];
afterAll(() => Promise.all(unused.splice(0).map(dropPostgres)));

async function migratedPostgres() {
  const url = unused.pop() ?? (await createPostgres());
  onTestFinished(async ({ task }) => {
    // What a failed test left behind may be more than rows.
    if (task.result?.state === "fail") return dropPostgres(url);
    await emptyTables(url);
    unused.push(url);
  });
  return { databaseUrl: url, sqliteFile: "" };
}

async function createPostgres(): Promise<string> {
  const name = `test_${randomBytes(8).toString("hex")}`;
  await command(postgresUrl, `create database ${name}`);
  const url = new URL(postgresUrl ?? "");
  url.pathname = name;
  return url.href;
}

async function dropPostgres(url: string): Promise<void> {
  await command(postgresUrl, `drop database ${new URL(url).pathname.slice(1)} with (force)`);
}

/**
 * But for what the migrations themselves have put in, and past all triggers and foreign keys. To truncate would make new
 * files for every table and index, and most are empty.
 */
const deleteAll = `set session_replication_role = replica; do $$ declare name text; begin
  for name in select tablename from pg_tables
    where schemaname = 'public' and tablename not like 'kysely%' and tablename <> 'blog_version'
  loop execute format('delete from %I', name); end loop;
end $$`;

async function emptyTables(url: string): Promise<void> {
  await command(url, deleteAll);
}

async function command(url: string | undefined, sql: string): Promise<void> {
  const client = new pg.Client(url);
  await client.connect();
  await client.query(sql);
  await client.end();
}
