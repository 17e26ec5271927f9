import { mkdirSync } from "node:fs";
import { dirname } from "node:path";
import { DatabaseSync } from "node:sqlite";
import {
  type Dialect,
  type Kysely,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from "kysely";
import { SharedCommits } from "./shared-commits.ts";
import { wordParts } from "./word-parts.ts";

/** For the driver, which waits where another process has the file: SQLite's own wait would hold up the whole process. */
const settings = [
  // What SQLite itself would not wait for while another process opens the same empty file.
  "pragma journal_mode = wal",
  // A commit is on the disk before it is acknowledged.
  "pragma synchronous = full",
  // What is deleted is overwritten, not only given free.
  "pragma secure_delete = on",
  // What a savepoint may bring back is kept in memory: in files that was two thirds of all writes.
  "pragma temp_store = memory",
  // KiB. With its own 2,000 SQLite read 14 pages from the file again for a lead as people write it.
  "pragma cache_size = -8000",
];

/** node:sqlite as Kysely's database: migrations in one transaction, and waits that hold up nobody else. */
export function sqliteDialect(file: string): Dialect {
  return new OwnDialect(open(file));
}

/** The file, made if missing, with the functions that the tables' triggers and queries call. */
function open(file: string): DatabaseSync {
  mkdirSync(dirname(file), { recursive: true });
  const db = new DatabaseSync(file, { timeout: 0, enableForeignKeyConstraints: true });
  // SQLite's own knows the letters of ASCII only, and a search for "ÉMILE" would miss "Émile".
  db.function("lower", { deterministic: true }, (text) =>
    typeof text === "string" ? text.toLowerCase() : text,
  );
  // For the index of words, whose triggers call it.
  db.function("word_parts", { deterministic: true }, (text) => wordParts(String(text)));
  return db;
}

class OwnDialect implements Dialect {
  readonly #db: DatabaseSync;

  constructor(db: DatabaseSync) {
    this.#db = db;
  }

  createDriver() {
    return new SharedCommits(this.#db, settings);
  }

  createQueryCompiler() {
    return new SqliteQueryCompiler();
  }

  createAdapter() {
    return new OwnAdapter();
  }

  createIntrospector(db: Kysely<unknown>) {
    return new SqliteIntrospector(db);
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
