import { randomBytes } from "node:crypto";
import { copyFileSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { sql } from "kysely";
import pg from "pg";
import { inject, onTestFinished } from "vitest";
import { connect, type DatabaseAddress } from "#server/database/connect.ts";
import { ping } from "#server/database/ping.ts";
import type { Db } from "#server/database/schema.ts";
import { databaseAt, onServer } from "./postgres-command.ts";

export type FreshDatabase = {
  db: Db;
  /** Where it is, for what opens a database by itself. */
  address: DatabaseAddress;
  /** Where its files are, if it is SQLite: nothing else is in there. */
  folder: string;
  /** Another connection to the same database, as another instance has it. */
  open: () => Db;
  /** Makes every use of a table fail until the returned function, or the test's end, brings it back. */
  takeAway: (table: string) => Promise<() => Promise<void>>;
};

const postgres = inject("postgres");

/** True in the project that runs the suite on PostgreSQL. */
export const isPostgres = postgres !== undefined;

/** A database of the test's own, with empty tables, on the kind that the project stands for. */
export async function freshDatabase(): Promise<FreshDatabase> {
  if (!isPostgres) return withoutWaiting(openDatabase(await migratedSqlite()));
  const { url, db } = await migratedPostgres();
  return openDatabase({ databaseUrl: url, sqliteFile: "" }, db);
}

/** Not durable, it does not wait for the disk, as PostgreSQL does not in these tests. */
async function withoutWaiting(database: FreshDatabase): Promise<FreshDatabase> {
  await sql`pragma synchronous = off`.execute(database.db);
  return database;
}

/** A database without any table, as an office has it before the first start; `choices` are of PostgreSQL's `create database`. */
export async function emptyDatabase(choices = ""): Promise<FreshDatabase> {
  if (!isPostgres) return openDatabase(newSqliteFile());
  const url = await createPostgres(choices);
  onTestFinished(() => dropPostgres(url));
  return openDatabase({ databaseUrl: url, sqliteFile: "" });
}

/** A database of the test's own with empty tables, which no other test has used or will, so that it may be closed and replaced. */
export async function migratedDatabase(): Promise<FreshDatabase> {
  if (!isPostgres) return openDatabase(await migratedSqlite());
  return emptyDatabase(`template ${postgres?.migrated}`);
}

/** A PostgreSQL that does not answer: nothing listens at port 1. */
export function unreachableDatabase(): FreshDatabase {
  return openDatabase({ databaseUrl: "postgres://nobody@127.0.0.1:1/nothing", sqliteFile: "" });
}

/** Closed when the test is over, but for connections that are given. */
export function openDatabase(address: DatabaseAddress, given?: Db): FreshDatabase {
  const open = () => {
    const db = connect(address, () => undefined);
    onTestFinished(() => db.destroy());
    return db;
  };
  const db = given ?? open();
  const folder = dirname(address.sqliteFile);
  return { db, address, folder, open, takeAway: (table) => takeAway(db, table) };
}

async function takeAway(db: Db, table: string): Promise<() => Promise<void>> {
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

async function migratedSqlite() {
  const address = newSqliteFile();
  copyFileSync(inject("migratedFile") ?? "", address.sqliteFile);
  return address;
}

function newSqliteFile() {
  const folder = mkdtempSync(join(tmpdir(), "test-app-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return { databaseUrl: undefined, sqliteFile: join(folder, "test.sqlite") };
}

type Migrated = {
  url: string;
  /** What the tests use, one after the other: for each new connection PostgreSQL starts a process, which learns all tables. */
  db: Db;
  /** Has learnt what there is to be emptied, which is more work than the emptying. */
  emptying: pg.Pool;
};

/** What no test uses now: to empty a database is faster than to make one. */
const unused: Migrated[] = [];

async function migratedPostgres(): Promise<Migrated> {
  const migrated = unused.pop() ?? (await createMigrated());
  const { url, db, emptying } = migrated;
  onTestFinished(async ({ task }) => {
    // What a failed test left behind may be more than rows, and some tests end their connections.
    if (task.result?.state === "fail" || !(await answers(db))) return dropPostgres(url);
    await emptying.query("select pg_temp.delete_all()");
    unused.push(migrated);
  });
  return migrated;
}

function answers(db: Db): Promise<boolean> {
  return ping(db).then(
    () => true,
    () => false,
  );
}

async function createMigrated(): Promise<Migrated> {
  const url = await createPostgres(`template ${postgres?.migrated}`);
  const emptying = new pg.Pool({
    connectionString: url,
    max: 1,
    idleTimeoutMillis: 0,
    allowExitOnIdle: true,
    onConnect: async (client) => void (await client.query(learnToEmpty)),
  });
  // Its database is dropped while it is connected.
  emptying.on("error", () => undefined);
  return { url, db: connect({ databaseUrl: url, sqliteFile: "" }, () => undefined), emptying };
}

async function createPostgres(choices = ""): Promise<string> {
  const { url, prefix } = postgres ?? { url: "", prefix: "" };
  const name = `${prefix}_${randomBytes(8).toString("hex")}`;
  await onServer(url, `create database ${name} ${choices}`);
  return databaseAt(url, name);
}

async function dropPostgres(url: string): Promise<void> {
  await onServer(
    postgres?.url ?? "",
    `drop database ${new URL(url).pathname.slice(1)} with (force)`,
  );
}

/** As if they had never been counted: for one that was counted with a row or two, a connection keeps the plan to read it whole. */
const forgetSizes = `update pg_class set relpages = 0, reltuples = -1
  where relkind = 'r' and reltuples >= 0 and relnamespace = 'public'::regnamespace;`;

/**
 * But for what the migrations themselves have put in, and past all triggers and foreign keys. To truncate would make new
 * files for every table and index, and most are empty. As a function, so that each `delete` is planned once;
 * which tables there are is asked once, too.
 */
const learnToEmpty = `set session_replication_role = replica; do $do$ begin execute (
  select format('create function pg_temp.delete_all() returns void language plpgsql as %L',
    'begin ' || string_agg(format('delete from %I;', tablename), ' ') || $$ ${forgetSizes} end $$)
  from pg_tables
  where schemaname = 'public' and tablename not like 'kysely%' and tablename <> 'blog_version'
); end $do$`;
