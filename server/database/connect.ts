import { mkdirSync } from "node:fs";
import { dirname } from "node:path";
import { DatabaseSync, type SQLInputValue } from "node:sqlite";
import { Kysely, PostgresDialect, type SqliteDatabase, SqliteDialect } from "kysely";
import { Pool } from "pg";
import type { Schema } from "./schema.ts";

export type Database = Kysely<Schema>;

/** PostgreSQL when there is a URL, else the SQLite file, made if missing. `onIdleError` hears of lost idle connections. */
export function connect(
  { databaseUrl, sqliteFile }: { databaseUrl: string | undefined; sqliteFile: string },
  onIdleError: (error: Error) => void,
): Database {
  const dialect = databaseUrl
    ? postgres(databaseUrl, onIdleError)
    : new SqliteDialect({ database: sqlite(sqliteFile) });
  return new Kysely<Schema>({ dialect });
}

function postgres(connectionString: string, onIdleError: (error: Error) => void) {
  const pool = new Pool({ connectionString, max: 10, connectionTimeoutMillis: 5000 });
  // Without a listener, a connection lost while idle would end the process.
  pool.on("error", onIdleError);
  // The same for one lost in the middle of a transaction: its next query fails, and says so there.
  pool.on("connect", (client) => client.on("error", () => undefined));
  return new PostgresDialect({ pool });
}

/** Dresses node:sqlite as the driver that Kysely knows. */
function sqlite(file: string): SqliteDatabase {
  mkdirSync(dirname(file), { recursive: true });
  const db = new DatabaseSync(file, { timeout: 5000, enableForeignKeyConstraints: true });
  // FULL: a commit is on the disk before it is acknowledged.
  db.exec("PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL");
  // What is deleted is overwritten, not only given free.
  db.exec("PRAGMA secure_delete = ON");
  // SQLite's own knows the letters of ASCII only, and a search for "ÉMILE" would miss "Émile".
  db.function("lower", { deterministic: true }, (text) =>
    typeof text === "string" ? text.toLowerCase() : text,
  );
  return {
    close: () => db.close(),
    prepare: (sql) => {
      // A transaction that begins by reading could not become a writer while another process writes.
      const statement = db.prepare(sql === "begin" ? "begin immediate" : sql);
      const values = (parameters: readonly unknown[]) => parameters as SQLInputValue[];
      return {
        reader: statement.columns().length > 0,
        all: (parameters) => statement.all(...values(parameters)),
        run: (parameters) => statement.run(...values(parameters)),
        iterate: (parameters) => statement.iterate(...values(parameters)),
      };
    },
  };
}
