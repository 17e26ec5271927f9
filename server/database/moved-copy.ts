import { existsSync } from "node:fs";
import { DatabaseSync } from "node:sqlite";
import { BackupProblem } from "./backup-problem.ts";
import { connect } from "./connect.ts";
import { migrate } from "./migrate.ts";
import { tableNames } from "./rows.ts";
import {
  copyOpened,
  fileProblem,
  removeDatabase,
  toOneFile,
  verifySqlite,
} from "./sqlite-backup.ts";

/** What is moved: tables of this version, to be read only. */
export type MovedCopy = { db: DatabaseSync; tables: string[]; close: () => void };

/**
 * A copy of the SQLite file with its tables up to date; a backup would leave out the logins and the visitors of the day. The
 * file itself stays as it was, and until the copy is closed nobody else can open it: what came after the copy would be lost.
 * @throws BackupProblem while another process has it open, or when it is damaged
 */
export async function openMovedCopy(sqliteFile: string): Promise<MovedCopy> {
  if (!existsSync(sqliteFile)) throw new BackupProblem(`There is no database at ${sqliteFile}.`);
  const held = holdAlone(sqliteFile);
  const part = `${sqliteFile}.part`;
  try {
    await copyOpened(held, part, () => undefined);
    toOneFile(part);
    verifySqlite(part, sqliteFile);
    const tables = await bringUpToDate(part);
    const db = new DatabaseSync(part, { readOnly: true });
    const close = () => {
      db.close();
      held.close();
    };
    return { db, tables, close };
  } catch (error) {
    held.close();
    throw fileProblem(error, sqliteFile);
  } finally {
    // It goes on as long as it is open, and a move that is killed leaves no copy of everybody's data.
    removeDatabase(part);
  }
}

/** @throws BackupProblem while another process has it open */
function holdAlone(sqliteFile: string): DatabaseSync {
  const db = new DatabaseSync(sqliteFile, { timeout: 0 });
  try {
    // Its lock stays until it is closed.
    db.exec("pragma locking_mode = exclusive; begin exclusive; commit");
    return db;
  } catch (error) {
    db.close();
    throw fileProblem(error, sqliteFile);
  }
}

/** Gives the names of its tables. */
async function bringUpToDate(sqliteFile: string): Promise<string[]> {
  const db = connect({ databaseUrl: undefined, sqliteFile }, () => undefined);
  try {
    await migrate(db);
    return await tableNames(db);
  } finally {
    await db.destroy();
    toOneFile(sqliteFile);
  }
}
