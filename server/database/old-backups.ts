import { rm } from "node:fs/promises";
import { join } from "node:path";
import { namesIn } from "#server/names-in.ts";
import { timeInName } from "./backup.ts";

/** Of a backup that nobody asked for, of what lies beside it, and of one that was never finished: when it was begun. */
const FILE = /^(?:before-migration|replaced)-(\d{4}-\d\d-\d\dT\d\d-\d\d-\d\dZ)/;

/** Deletes what migrations and restores have put there before that time. What is called otherwise is the operator's. */
export async function removeOldBackups(folder: string, before: Date): Promise<void> {
  const oldest = timeInName(before);
  for (const name of await namesIn(folder)) {
    const time = FILE.exec(name)?.[1];
    if (time && time < oldest) await rm(join(folder, name), { force: true });
  }
}
