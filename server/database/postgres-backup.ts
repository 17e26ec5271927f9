import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdirSync, renameSync, rmSync, statSync } from "node:fs";
import { devNull } from "node:os";
import { dirname } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import type { Client } from "pg";
import { environmentWith } from "#server/config.ts";
import { BackupProblem } from "./backup-problem.ts";
import { leftOutTables } from "./left-out-tables.ts";
import { syncToDisk } from "./sync-to-disk.ts";

const lookEveryMs = 500;

/** pg_dump, pg_restore and psql come with PostgreSQL, and must be as new as the server or newer. */
export async function hasPostgresPrograms(): Promise<boolean> {
  return run("pg_dump", ["--version"]).then(
    () => true,
    () => false,
  );
}

/** One file in pg_dump's own format, of one moment, while the database is in use. */
export async function backUpPostgres(
  databaseUrl: string,
  file: string,
  onProgress: (bytes: number) => void,
): Promise<void> {
  mkdirSync(dirname(file), { recursive: true });
  const part = `${file}.part`;
  const watch = setInterval(() => {
    if (existsSync(part)) onProgress(statSync(part).size);
  }, lookEveryMs);
  try {
    const options = ["--format=custom", "--no-owner", "--no-privileges", `--file=${part}`];
    const leftOut = leftOutTables.map((table) => `--exclude-table-data=${table}`);
    await run("pg_dump", [...options, ...leftOut], databaseUrl);
    await verifyPostgres(part);
    syncToDisk(part);
    renameSync(part, file);
    syncToDisk(dirname(file));
  } finally {
    clearInterval(watch);
    rmSync(part, { force: true });
  }
}

/** Reads the whole file, compressed blocks and all. @throws BackupProblem when it is damaged, or no backup of ours. */
export async function verifyPostgres(file: string): Promise<void> {
  if (!existsSync(file)) throw new BackupProblem(`There is no file ${file}.`);
  const contents = await run("pg_restore", ["--list", file]);
  if (!contents.includes(" kysely_migration ")) {
    throw new BackupProblem(`${file} is no backup of this product.`);
  }
  await run("pg_restore", ["--file", devNull, file]);
}

/**
 * Replaces all that is there in one transaction: when that fails, nothing was changed. `scriptFile` holds it meanwhile.
 * @throws BackupProblem while anybody else uses it
 */
export async function restorePostgres(
  file: string,
  databaseUrl: string,
  scriptFile: string,
): Promise<void> {
  mkdirSync(dirname(scriptFile), { recursive: true });
  try {
    // Comments are the extension's, which may belong to somebody else.
    const options = ["--no-owner", "--no-privileges", "--no-comments", `--file=${scriptFile}`];
    await run("pg_restore", [...options, file]);
    const steps = [`--command=${await dropScript(databaseUrl)}`, `--file=${scriptFile}`];
    const strict = ["--no-psqlrc", "--quiet", "--set=ON_ERROR_STOP=1", "--single-transaction"];
    await run("psql", [...strict, ...steps], databaseUrl);
  } finally {
    rmSync(scriptFile, { force: true });
  }
}

/** Each named as its owner may know it: a pool or a monitor is no instance of the site. */
const others = `select distinct coalesce(nullif(application_name, ''), 'a program without a name')
  || ' from ' || coalesce(host(client_addr), 'the same machine') as name from pg_stat_activity
  where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend'`;
const tables = `select quote_ident(tablename) as name from pg_tables where schemaname = current_schema()`;
/** What our migrations made; an extension's own stay with it. */
const functions = `select oid::regprocedure::text as name from pg_proc
  where pronamespace = current_schema()::regnamespace
  and not exists (select from pg_depend where objid = pg_proc.oid and deptype = 'e')`;

/** Statements that empty the database. @throws BackupProblem while anybody else uses it */
async function dropScript(databaseUrl: string): Promise<string> {
  return withClient(databaseUrl, async (client) => {
    await refuseOthers(client);
    const drops: string[] = [];
    for (const [kind, listed] of [
      ["table", tables],
      ["function", functions],
    ] as const) {
      const { rows } = await client.query(listed);
      const names = rows.map(({ name }) => name).join(", ");
      if (names) drops.push(`drop ${kind} ${names} cascade;`);
    }
    return drops.join(" ");
  });
}

/** @throws BackupProblem while anybody uses the database */
export async function refuseUsers(databaseUrl: string): Promise<void> {
  await withClient(databaseUrl, refuseOthers);
}

async function withClient<T>(databaseUrl: string, work: (client: Client) => Promise<T>) {
  // Loaded where it is wanted only: most sites have no PostgreSQL.
  const { default: pg } = await import("pg");
  const client = new pg.Client(databaseUrl);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** A connection that was closed a moment ago may still be listed. */
async function refuseOthers(client: Client): Promise<void> {
  let names = "";
  for (let look = 0; look < 20; look += 1) {
    const { rows } = await client.query(others);
    if (rows.length === 0) return;
    names = rows.map(({ name }) => name).join(", ");
    await wait(100);
  }
  throw new BackupProblem(
    `The database is in use. Stop every instance of the site first. Connected now: ${names}.`,
  );
}

/** The password goes by the environment: a command line can be read by everybody on the machine. */
async function run(program: string, options: string[], databaseUrl?: string): Promise<string> {
  const url = databaseUrl === undefined ? undefined : new URL(databaseUrl);
  const PGPASSWORD = url ? decodeURIComponent(url.password) : "";
  if (url) url.password = "";
  const child = spawn(program, [...options, ...(url ? [`--dbname=${url.href}`] : [])], {
    env: environmentWith(PGPASSWORD ? { PGPASSWORD } : {}),
    stdio: ["ignore", "pipe", "pipe"],
  });
  return outputOf(child, program);
}

/** @throws BackupProblem with what it complained of. */
async function outputOf(child: ChildProcess, program: string): Promise<string> {
  let output = "";
  let complaint = "";
  child.stdout?.on("data", (chunk) => {
    output += chunk;
  });
  child.stderr?.on("data", (chunk) => {
    complaint += chunk;
  });
  const [code] = await once(child, "close").catch(() => {
    throw new BackupProblem(
      `${program} is not there. Install PostgreSQL's client programs (postgresql-client).`,
    );
  });
  if (code !== 0) throw new BackupProblem(`${program} failed: ${complaint.trim() || code}`);
  return output;
}
