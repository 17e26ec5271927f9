import type { DatabaseSync } from "node:sqlite";
import { sql } from "kysely";
import { holdsRows } from "./backup.ts";
import { BackupProblem } from "./backup-problem.ts";
import { connect, type DatabaseAddress } from "./connect.ts";
import { migrate } from "./migrate.ts";
import { type MovedCopy, openMovedCopy } from "./moved-copy.ts";
import { moveRows } from "./moved-rows.ts";
import { refuseUsers } from "./postgres-backup.ts";
import { hasRows, startedTables } from "./rows.ts";
import type { Db, Schema } from "./schema.ts";

/** PostgreSQL finds leads by an index of its own. */
const onlyOnSqlite = new Set<string>(["search_row"] satisfies (keyof Schema)[]);

/** How many rows of a table have come so far; `isWhole` when there are no more. */
export type OnMoved = (moved: { table: string; rows: number; isWhole: boolean }) => void;

/**
 * Moves all that the SQLite file holds into an empty PostgreSQL, in one transaction. The file stays as it was; the site must
 * be stopped. Gives how many rows they are.
 * @throws BackupProblem when it did not happen; then nothing was changed, but that PostgreSQL may have empty tables
 */
export async function move(
  { databaseUrl, sqliteFile }: DatabaseAddress,
  onMoved: OnMoved = () => undefined,
): Promise<number> {
  if (!databaseUrl) {
    throw new BackupProblem("DATABASE_URL is not set: it names the PostgreSQL to move into.");
  }
  if (await holdsRows({ databaseUrl, sqliteFile })) throw new BackupProblem(notEmpty);
  await refuseUsers(databaseUrl);
  const copy = await openMovedCopy(sqliteFile);
  try {
    return await moveInto(databaseUrl, copy, onMoved);
  } finally {
    copy.close();
  }
}

const notEmpty =
  "The PostgreSQL of DATABASE_URL is not empty, and nothing was changed. A move goes into an empty one.";

async function moveInto(databaseUrl: string, copy: MovedCopy, onMoved: OnMoved): Promise<number> {
  const db = connect({ databaseUrl, sqliteFile: "" }, () => undefined, { silenceMs: 0 });
  try {
    await migrate(db);
    return await db.transaction().execute((tx) => fill(tx, copy, onMoved));
  } finally {
    await db.destroy();
  }
}

async function fill(tx: Db, { db, tables }: MovedCopy, onMoved: OnMoved): Promise<number> {
  const moved = parentsFirst(
    db,
    tables.filter((name) => !onlyOnSqlite.has(name)),
  );
  const all = sql.join(moved.map((table) => sql.table(table)));
  // A site that starts meanwhile waits, and finds its staff.
  await sql`lock table ${all} in access exclusive mode`.execute(tx);
  if (await hasRows(tx)) throw new BackupProblem(notEmpty);
  for (const table of startedTables) await tx.deleteFrom(table).execute();

  let total = 0;
  // What the triggers count and keep is in the tables already, and comes with them.
  await switchTriggers(tx, moved, "disable");
  for (const table of moved) {
    const rows = await moveRows(tx, db, table, (rows) => onMoved({ table, rows, isWhole: false }));
    onMoved({ table, rows, isWhole: true });
    total += rows;
  }
  await switchTriggers(tx, moved, "enable");
  await goOnNumbering(tx);
  await sql`analyze ${all}`.execute(tx);
  return total;
}

/** A row comes behind those that it belongs to. */
function parentsFirst(db: DatabaseSync, tables: readonly string[]): string[] {
  const parents = db.prepare(`select "table" as name from pragma_foreign_key_list(?)`);
  const ordered = new Set<string>();
  const put = (table: string) => {
    if (ordered.has(table)) return;
    for (const { name } of parents.all(table)) if (name !== table) put(String(name));
    ordered.add(table);
  };
  for (const table of tables) put(table);
  return [...ordered];
}

async function switchTriggers(tx: Db, tables: string[], how: "disable" | "enable") {
  for (const table of tables) {
    await sql`alter table ${sql.table(table)} ${sql.raw(how)} trigger user`.execute(tx);
  }
}

/** The next row's number is behind all that have come. */
async function goOnNumbering(tx: Db): Promise<void> {
  const { rows } = await sql<{ table: string; column: string }>`
    select table_name as table, column_name as column from information_schema.columns
    where table_schema = current_schema() and is_identity = 'YES'`.execute(tx);
  for (const { table, column } of rows) {
    const found = await sql<{ next: string }>`
      select coalesce(max(${sql.ref(column)}), 0) + 1 as next from ${sql.table(table)}`.execute(tx);
    await sql`alter table ${sql.table(table)} alter column ${sql.ref(column)}
      restart with ${sql.raw(String(found.rows[0]?.next))}`.execute(tx);
  }
}
