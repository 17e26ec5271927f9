import { copyFileSync, existsSync, linkSync, mkdirSync, renameSync, rmSync } from "node:fs";
import { dirname } from "node:path";
import { backup, DatabaseSync } from "node:sqlite";
import { BackupProblem } from "./backup-problem.ts";
import { leftOutTables } from "./left-out-tables.ts";
import { syncToDisk } from "./sync-to-disk.ts";

/** Of a database's own file, and of those that SQLite keeps beside it. */
const fileEnds = ["", "-journal", "-wal", "-shm"];

/** Copies a database that is in use, as it was at one moment, into one file; it appears whole or not at all. */
export async function backUpSqlite(
  sqliteFile: string,
  file: string,
  onProgress: (share: number) => void,
): Promise<void> {
  if (!existsSync(sqliteFile)) throw new BackupProblem(`There is no database at ${sqliteFile}.`);
  mkdirSync(dirname(file), { recursive: true });
  const part = `${file}.part`;
  try {
    await copy(sqliteFile, part, onProgress);
    toOneFile(part);
    leaveOut(part);
    verifySqlite(part);
    moveInto(part, file);
    // A small one is copied in one go, and has said nothing yet.
    onProgress(1);
  } finally {
    removeDatabase(part);
  }
}

/** @throws BackupProblem when the file is not whole, or not of ours; `name` is what it is called there. */
export function verifySqlite(file: string, name = file): void {
  if (!existsSync(file)) throw new BackupProblem(`There is no file ${file}.`);
  const faults = faultsOf(file);
  if (faults.length > 0) {
    throw new BackupProblem(`${name} can not be used: ${faults.slice(0, 3).join("; ")}.`);
  }
}

/**
 * Puts a backup in the place of `sqliteFile`. What is there is kept as `replacedFile`, also when it is damaged: gives
 * the name of it, if there was anything.
 * @throws BackupProblem while another process has it open.
 */
export async function restoreSqlite(
  file: string,
  sqliteFile: string,
  replacedFile: string,
): Promise<string | undefined> {
  mkdirSync(dirname(sqliteFile), { recursive: true });
  const part = `${sqliteFile}.part`;
  try {
    await copy(file, part, () => undefined);
    toOneFile(part);
    if (existsSync(sqliteFile)) closeForAll(sqliteFile);
    const replaced = keepAway(sqliteFile, replacedFile);
    moveInto(part, sqliteFile);
    return replaced;
  } finally {
    removeDatabase(part);
  }
}

async function copy(from: string, to: string, onProgress: (share: number) => void) {
  const source = new DatabaseSync(from, { readOnly: true, timeout: 5000 });
  try {
    // Of one moment: without it, each commit of another process would begin the copy again. Ends when it is closed.
    source.exec("begin; select 1 from sqlite_schema");
    await copyOpened(source, to, onProgress);
  } finally {
    source.close();
  }
}

/** What an open database holds, into the file `to`. */
export async function copyOpened(
  source: DatabaseSync,
  to: string,
  onProgress: (share: number) => void,
): Promise<void> {
  removeDatabase(to);
  await backup(source, to, {
    // In 4 KB pages: so few that a request waits a few milliseconds at most.
    rate: 500,
    progress: ({ totalPages, remainingPages }) => onProgress(1 - remainingPages / totalPages),
  });
}

/** Without a write-ahead log beside it, which would be forgotten when the file is copied. */
export function toOneFile(file: string): void {
  const db = new DatabaseSync(file);
  db.exec("PRAGMA journal_mode = DELETE");
  db.close();
}

/** Down to the bytes: a copy would keep them. */
function leaveOut(file: string): void {
  const db = new DatabaseSync(file);
  db.exec("PRAGMA secure_delete = ON");
  for (const table of leftOutTables) {
    const isThere = db.prepare("select 1 from sqlite_schema where name = ?").get(table);
    if (isThere) db.exec(`delete from ${table}`);
  }
  db.close();
}

/** A file that is damaged stays as it is. @throws BackupProblem while any other connection is open. */
function closeForAll(sqliteFile: string): void {
  const db = new DatabaseSync(sqliteFile, { timeout: 0 });
  try {
    // Fails while any other connection is open, and folds the write-ahead log into the file.
    db.exec("PRAGMA journal_mode = DELETE");
  } catch (error) {
    const { message } = error as Error;
    if (/malformed|not a database/.test(message)) return;
    throw fileProblem(error, sqliteFile);
  } finally {
    db.close();
  }
}

/** Of a file that another connection has open, or that is damaged, in words; any other error as it is. */
export function fileProblem(error: unknown, sqliteFile: string): unknown {
  const { message } = error as Error;
  if (/locked/.test(message)) {
    return new BackupProblem(`${sqliteFile} is in use. Stop the site first.`);
  }
  if (!/malformed|not a database/.test(message)) return error;
  return new BackupProblem(`${sqliteFile} can not be used: ${message}.`);
}

/**
 * Kept with the log of a site that was killed, which SQLite would take for that of the next file of this name. The file itself
 * stays until that one takes its place: a power cut leaves the one or the other.
 */
function keepAway(sqliteFile: string, replacedFile: string): string | undefined {
  const ends = fileEnds.filter((end) => existsSync(sqliteFile + end));
  if (ends.length > 0) mkdirSync(dirname(replacedFile), { recursive: true });
  for (const end of ends) {
    const keep = end ? moveInto : nameAlso;
    keep(sqliteFile + end, replacedFile + end);
  }
  return ends.map((end) => replacedFile + end)[0];
}

function faultsOf(file: string): string[] {
  try {
    const db = new DatabaseSync(file, { readOnly: true });
    try {
      const faults = db.prepare("PRAGMA integrity_check").all();
      const orphans = db.prepare("PRAGMA foreign_key_check").all();
      const ours = db.prepare("select 1 from sqlite_schema where name = 'kysely_migration'").get();
      return [
        ...(ours ? [] : ["it is no database of this product"]),
        ...faults.map((row) => String(row.integrity_check)).filter((text) => text !== "ok"),
        ...orphans.map((row) => `a row of ${row.table} belongs to nothing`),
      ];
    } finally {
      db.close();
    }
  } catch (error) {
    return [error instanceof Error ? error.message : String(error)];
  }
}

/** By a copy on another disk, and where a file can have one name only. */
function nameAlso(from: string, to: string): void {
  syncToDisk(from);
  try {
    linkSync(from, to);
  } catch {
    copyFileSync(from, to);
    syncToDisk(to);
  }
  syncToDisk(dirname(to));
}

/** Also to another disk, where it is copied whole before it goes here. */
function moveInto(from: string, to: string): void {
  syncToDisk(from);
  try {
    renameSync(from, to);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EXDEV") throw error;
    copyFileSync(from, to);
    syncToDisk(to);
    rmSync(from);
  }
  syncToDisk(dirname(to));
}

/** With all that SQLite keeps beside it. */
export function removeDatabase(file: string): void {
  for (const end of fileEnds) rmSync(file + end, { force: true });
}
