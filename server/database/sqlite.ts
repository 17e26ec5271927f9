import { mkdirSync } from "node:fs";
import { dirname } from "node:path";
import { DatabaseSync, type SQLInputValue } from "node:sqlite";
import { setTimeout as wait } from "node:timers/promises";
import {
  CompiledQuery,
  type DatabaseConnection,
  SqliteAdapter,
  type SqliteDatabase,
  SqliteDialect,
  SqliteDriver,
  type SqliteStatement,
} from "kysely";

/** How long a write waits for another process to let go of the file, before it is told as away. */
const lockWaitMs = 5000;
const lockLookEveryMs = 10;
/** More than the product has; texts that vary, such as lists of ids, push each other out. */
const statementsMax = 500;
const SQLITE_BUSY = 5;

/** node:sqlite as Kysely's database: migrations in one transaction, and waits that hold up nobody else. */
export function sqliteDialect(file: string): SqliteDialect {
  const db = open(file);
  return new OwnDialect(db);
}

/** The file, made if missing, as every part of the product opens it. */
function open(file: string): DatabaseSync {
  mkdirSync(dirname(file), { recursive: true });
  const db = new DatabaseSync(file, { timeout: lockWaitMs, enableForeignKeyConstraints: true });
  // FULL: a commit is on the disk before it is acknowledged.
  db.exec("PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL");
  // What is deleted is overwritten, not only given free.
  db.exec("PRAGMA secure_delete = ON");
  // From here on the waiting is ours: SQLite's own would hold up the whole process.
  db.exec("PRAGMA busy_timeout = 0");
  // SQLite's own knows the letters of ASCII only, and a search for "ÉMILE" would miss "Émile".
  db.function("lower", { deterministic: true }, (text) =>
    typeof text === "string" ? text.toLowerCase() : text,
  );
  return db;
}

class OwnDialect extends SqliteDialect {
  readonly #db: DatabaseSync;

  constructor(db: DatabaseSync) {
    super({ database: dressed(db) });
    this.#db = db;
  }

  override createDriver() {
    return new PatientDriver(this.#db);
  }

  override createAdapter() {
    return new WholeMigrationsAdapter();
  }
}

/** SQLite can undo a change of tables: so a migration that breaks leaves nothing behind. */
class WholeMigrationsAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl() {
    return true;
  }
}

class PatientDriver extends SqliteDriver {
  readonly #db: DatabaseSync;
  #connection: DatabaseConnection | undefined;

  constructor(db: DatabaseSync) {
    super({ database: dressed(db) });
    this.#db = db;
  }

  override async acquireConnection() {
    this.#connection ??= patient(await super.acquireConnection());
    return this.#connection;
  }

  /** One that begins by reading could not become a writer while another process writes. */
  override async beginTransaction(connection: DatabaseConnection) {
    await connection.executeQuery(CompiledQuery.raw("begin immediate"));
  }

  /** A full disk has undone it already; to undo it twice would be an error in front of the true one. */
  override async rollbackTransaction(connection: DatabaseConnection) {
    if (this.#db.isTransaction) await super.rollbackTransaction(connection);
  }
}

/** Waits while another process writes, and lets this one answer meanwhile. */
function patient(connection: DatabaseConnection): DatabaseConnection {
  const lock = createLockWait();
  return {
    streamQuery: (...query) => connection.streamQuery(...query),
    async executeQuery(...query) {
      for (;;) {
        try {
          const result = await connection.executeQuery<never>(...query);
          lock.isGone();
          return result;
        } catch (error) {
          await lock.waitOrThrow(error);
        }
      }
    },
  };
}

/**
 * Whoever comes when the file has been locked for long already does not wait again: a queue of requests would
 * else take one whole wait each.
 */
function createLockWait() {
  let lockedSinceMs: number | undefined;
  return {
    isGone() {
      lockedSinceMs = undefined;
    },
    async waitOrThrow(error: unknown): Promise<void> {
      if (!isBusy(error)) throw error;
      lockedSinceMs ??= performance.now();
      if (performance.now() - lockedSinceMs > lockWaitMs) throw error;
      await wait(lockLookEveryMs);
    },
  };
}

function isBusy(error: unknown): boolean {
  const { errcode } = error as { errcode?: number };
  return errcode !== undefined && (errcode & 0xff) === SQLITE_BUSY;
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
