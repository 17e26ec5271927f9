import { randomBytes } from "node:crypto";
import { readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { type Backup, type BackupAddress, backUp, backupFile, backupFolderOf } from "./backup.ts";
import { hasPostgresPrograms } from "./postgres-backup.ts";

const name = "before-migration";
/** How many of them are kept, and no longer than upkeep lets them; those made by hand are never deleted. */
const kept = 3;

/**
 * A way back from a migration that went wrong in a way nobody foresaw. Undefined where PostgreSQL's own programs
 * are missing: its backups are then the operator's.
 */
export async function backUpBeforeMigration(
  address: BackupAddress,
  now: Date,
): Promise<Backup | undefined> {
  if (address.databaseUrl && !(await hasPostgresPrograms())) return undefined;
  // Two instances that start together write two files.
  const mark = `-${randomBytes(3).toString("hex")}`;
  const made = await backUp(address, backupFile(address, name, now, mark));
  deleteOld(backupFolderOf(address));
  return made;
}

function deleteOld(folder: string): void {
  const old = readdirSync(folder)
    .filter((file) => file.startsWith(name))
    .sort()
    .slice(0, -kept);
  for (const file of old) rmSync(join(folder, file), { force: true });
}
