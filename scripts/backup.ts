/**
 * Backs the configured database up into one file, while the site goes on.
 *
 *   npm run backup                 into DATA_DIR/backups
 *   npm run backup -- <file>       into that file
 */
import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { environment, readConfig } from "#server/config.ts";
import { type Backup, backUp, backupFile, type OnProgress } from "#server/database/backup.ts";
import { addBackup } from "#server/database/backup-store.ts";
import { connect, type DatabaseAddress } from "#server/database/connect.ts";
import { runCommand } from "./run-command.ts";

const bytesPerMB = 1_000_000;
const now = new Date();

await runCommand("backup", async ([given, ...more]) => {
  if (given?.startsWith("-")) {
    throw new Error(`there is no option ${given}; give one file, or none.`);
  }
  if (more.length > 0) throw new Error("give one file, or none.");
  const config = readConfig(environment("production"));
  const file = given ? resolve(given) : backupFile(config, "meridian360", now);
  if (existsSync(file)) throw new Error(`${file} is there already.`);

  const start = performance.now();
  const made = await backUp(config, file, showProgress());
  await note(config, made);
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  console.log(`✓ ${made.file}: ${inMB(made.bytes)}, whole and read once, in ${seconds} s`);
});

/** So that staff see it under System. */
async function note(address: DatabaseAddress, made: Backup): Promise<void> {
  const db = connect(address, () => undefined);
  try {
    await addBackup(db, made, now);
  } finally {
    await db.destroy();
  }
}

/** A line when a tenth more is done; each time where the whole is not known. */
function showProgress(): OnProgress {
  let shownTenths = 0;
  return (progress) => {
    if ("bytes" in progress) return console.log(`  ${inMB(progress.bytes)} …`);
    const tenths = Math.floor(progress.share * 10);
    if (tenths > shownTenths) console.log(`  ${tenths * 10} %`);
    shownTenths = Math.max(tenths, shownTenths);
  };
}

function inMB(bytes: number): string {
  return `${(bytes / bytesPerMB).toFixed(1)} MB`;
}
