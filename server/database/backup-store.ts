import { randomUUID } from "node:crypto";
import { basename } from "node:path";
import type { Backup } from "./backup.ts";
import { tableNames } from "./rows.ts";
import type { Db } from "./schema.ts";

/** Notes that a backup was made. A database from before there was a place for it is left as it is. */
export async function addBackup(db: Db, { file, bytes }: Backup, now: Date): Promise<void> {
  if (!(await tableNames(db)).includes("backup")) return;
  await db
    .insertInto("backup")
    .values({
      id: randomUUID(),
      file_name: basename(file),
      bytes,
      made_at: now.toISOString(),
    })
    .execute();
}
