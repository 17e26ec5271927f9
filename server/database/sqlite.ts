import { mkdirSync } from "node:fs";
import { dirname } from "node:path";
import { DatabaseSync, type SQLInputValue } from "node:sqlite";
import { SqliteAdapter, type SqliteDatabase, SqliteDialect, type SqliteStatement } from "kysely";
import { SharedCommits } from "./shared-commits.ts";
import { wordParts } from "./word-parts.ts";

/** How long opening waits for another process to let go of the file. */
const openWaitMs = 5000;
/** More than the product has; texts that vary, such as lists of ids, push each other out. */
const statementsMax = 500;

/** node:sqlite as Kysely's database: migrations in one transaction, and waits that hold up nobody else. */
export function sqliteDialect(file: string): SqliteDialect {
  const db = open(file);
  return new OwnDialect(db);
}

/** The file, made if missing, as every part of the product opens it. */
function open(file: string): DatabaseSync {
  mkdirSync(dirname(file), { recursive: true });
  const db = new DatabaseSync(file, { timeout: openWaitMs, enableForeignKeyConstraints: true });
  // FULL: a commit is on the disk before it is acknowledged.
  db.exec("PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL");
  // What is deleted is overwritten, not only given free.
  db.exec("PRAGMA secure_delete = ON");
  // What a savepoint may bring back is kept in memory: in files that was two thirds of all writes.
  db.exec("PRAGMA temp_store = MEMORY");
  // From here on the waiting is ours: SQLite's own would hold up the whole process.
  db.exec("PRAGMA busy_timeout = 0");
  // SQLite's own knows the letters of ASCII only, and a search for "ÉMILE" would miss "Émile".
  db.function("lower", { deterministic: true }, (text) =>
    typeof text === "string" ? text.toLowerCase() : text,
  );
  // For the index of words, whose triggers call it.
  db.function("word_parts", { deterministic: true }, (text) => wordParts(String(text)));
  return db;
}

class OwnDialect extends SqliteDialect {
  readonly #db: DatabaseSync;

  constructor(db: DatabaseSync) {
    super({ database: dressed(db) });
    this.#db = db;
  }

  override createDriver() {
    return new SharedCommits(this.#db, dressed(this.#db));
  }

  override createAdapter() {
    return new OwnAdapter();
  }
}

class OwnAdapter extends SqliteAdapter {
  /** SQLite can undo a change of tables: so a migration that breaks leaves nothing behind. */
  override get supportsTransactionalDdl() {
    return true;
  }

  /** There is one; its driver says whose turn it is. */
  override get supportsMultipleConnections() {
    return true;
  }
}

/** Dresses node:sqlite as the database that Kysely knows. A statement that comes again is not prepared again. */
function dressed(db: DatabaseSync): SqliteDatabase {
  const prepared = new Map<string, SqliteStatement>();
  return {
    close: () => db.close(),
    prepare: (sql) => {
      const known = prepared.get(sql);
      if (known) return known;
      const statement = dressedStatement(db, sql);
      prepared.set(sql, statement);
      const [oldest] = prepared.keys();
      if (prepared.size > statementsMax && oldest !== undefined) prepared.delete(oldest);
      return statement;
    },
  };
}

function dressedStatement(db: DatabaseSync, sql: string): SqliteStatement {
  const statement = db.prepare(sql);
  const values = (parameters: readonly unknown[]) => parameters as SQLInputValue[];
  return {
    reader: statement.columns().length > 0,
    all: (parameters) => statement.all(...values(parameters)),
    run: (parameters) => statement.run(...values(parameters)),
    // Read bit by bit, while others may run the same statement.
    iterate: (parameters) => db.prepare(sql).iterate(...values(parameters)),
  };
}
