import { closeSync, existsSync, openSync, readSync, statSync } from "node:fs";
import { join } from "node:path";
import { BackupProblem } from "./backup-problem.ts";
import { connect, type DatabaseAddress } from "./connect.ts";
import { backUpPostgres, restorePostgres, verifyPostgres } from "./postgres-backup.ts";
import { hasRows } from "./rows.ts";
import { backUpSqlite, restoreSqlite, verifySqlite } from "./sqlite-backup.ts";

/** Where the data is, and whose folder `backups` takes the backups. */
export type BackupAddress = DatabaseAddress & { dataDir: string };
/** A backup that was made, and its size. */
export type Backup = { file: string; bytes: number };

/** How far it is: a share from 0 to 1, or bytes where the whole is not known. */
export type OnProgress = (progress: { share: number } | { bytes: number }) => void;

/** Where backups go that nobody named a place for. */
export function backupFolderOf({ dataDir }: Pick<BackupAddress, "dataDir">): string {
  return join(dataDir, "backups");
}

/** What a backup is called that nobody named. */
export function backupFile(address: BackupAddress, name: string, now: Date, mark = ""): string {
  const kind = address.databaseUrl ? "dump" : "sqlite";
  return join(backupFolderOf(address), `${name}-${timeInName(now)}${mark}.${kind}`);
}

/** In its name a backup tells when it was made; later ones sort behind. */
export function timeInName(date: Date): string {
  return `${date.toISOString().slice(0, 19).replaceAll(":", "-")}Z`;
}

/** One file with everything, of one moment, while the site goes on; looked through once. @throws BackupProblem */
export async function backUp(
  { databaseUrl, sqliteFile }: DatabaseAddress,
  file: string,
  onProgress: OnProgress = () => undefined,
): Promise<Backup> {
  if (databaseUrl) await backUpPostgres(databaseUrl, file, (bytes) => onProgress({ bytes }));
  else await backUpSqlite(sqliteFile, file, (share) => onProgress({ share }));
  return { file, bytes: statSync(file).size };
}

/**
 * Puts a backup in the place of an empty database; with `force` of any. What was there before is kept for 30 days: its
 * file is given back. The site must be stopped.
 * @throws BackupProblem when it did not happen; then nothing was changed
 */
export async function restore(
  address: BackupAddress,
  file: string,
  { force, now }: { force: boolean; now: Date },
): Promise<{ replaced: string | undefined }> {
  const { databaseUrl, sqliteFile } = address;
  refuseOtherKind(file, databaseUrl);
  await (databaseUrl ? verifyPostgres(file) : verifySqlite(file));
  const isFull = await mayHoldRows(address);
  if (isFull && !force) {
    throw new BackupProblem(
      "The database is not empty, and nothing was changed. To put the backup in its place: the same command with --force at its end; what is there now is kept in the folder backups, for 30 days.",
    );
  }
  const replaced = backupFile(address, "replaced", now);
  if (!databaseUrl) return { replaced: await restoreSqlite(file, sqliteFile, replaced) };

  if (isFull) await backUp(address, replaced);
  await restorePostgres(file, databaseUrl, `${replaced}.part`);
  return { replaced: isFull ? replaced : undefined };
}

/** How the files of each kind begin. */
const marks = { sqlite: "SQLite format 3", postgres: "PGDMP" };

/** @throws BackupProblem that names the setting, before a program complains of a file that it can not read */
function refuseOtherKind(file: string, databaseUrl: string | undefined): void {
  if (!existsSync(file)) return;
  const head = headOf(file);
  const goesBack = "A backup goes back only into the kind of database that it was made of.";
  if (databaseUrl && head.startsWith(marks.sqlite)) {
    throw new BackupProblem(`${file} is a backup of SQLite, but DATABASE_URL is set. ${goesBack}`);
  }
  if (!databaseUrl && head.startsWith(marks.postgres)) {
    throw new BackupProblem(
      `${file} is a backup of PostgreSQL, but DATABASE_URL is not set. ${goesBack}`,
    );
  }
}

function headOf(file: string): string {
  const bytes = Buffer.alloc(marks.sqlite.length);
  const opened = openSync(file, "r");
  try {
    readSync(opened, bytes);
  } finally {
    closeSync(opened);
  }
  return bytes.toString("latin1");
}

/** Of a SQLite file that can not be read, too: it may hold anything. */
async function mayHoldRows(address: DatabaseAddress): Promise<boolean> {
  if (address.databaseUrl) return holdsRows(address);
  return existsSync(address.sqliteFile) && holdsRows(address).catch(() => true);
}

/** Of a database that is there. */
export async function holdsRows(address: DatabaseAddress): Promise<boolean> {
  const db = connect(address, () => undefined);
  try {
    return await hasRows(db);
  } finally {
    await db.destroy();
  }
}
