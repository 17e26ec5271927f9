/**
 * Puts a backup in the place of the configured database. The site must be stopped.
 *
 *   npm run restore -- <file>            into an empty database
 *   npm run restore -- <file> --force    into any; what was there is kept in DATA_DIR/backups for 30 days
 */
import { resolve } from "node:path";
import { pauseAll } from "#server/campaigns/run-store.ts";
import { environment, readConfig } from "#server/config.ts";
import { restore } from "#server/database/backup.ts";
import { connect, type DatabaseAddress } from "#server/database/connect.ts";
import { tableNames } from "#server/database/rows.ts";
import { placeOf } from "./place-of.ts";
import { runCommand } from "./run-command.ts";

await runCommand("restore", async (words) => {
  const files = words.filter((word) => word !== "--force");
  const unknown = files.find((word) => word.startsWith("-"));
  if (unknown) throw new Error(`there is no option ${unknown}, only --force.`);
  const [file] = files;
  if (!file || files.length > 1) {
    throw new Error("give the backup's file: npm run restore -- <file> [--force]");
  }

  const config = readConfig(environment("production"));
  const force = words.includes("--force");
  const { replaced } = await restore(config, resolve(file), { force, now: new Date() });
  if (replaced) console.log(`  What was there before: ${replaced}`);
  for (const subject of await pauseNewsletters(config)) {
    console.log(`  Paused, as the backup was made while it was sent: "${subject}".`);
  }
  console.log(
    `✓ ${file} is restored into ${placeOf(config)}. Start the site: it brings older tables up to date by itself.`,
  );
});

/** Else the start would send them on, also to who has got them, or has unsubscribed, since the backup was made. */
async function pauseNewsletters(address: DatabaseAddress): Promise<string[]> {
  const db = connect(address, () => undefined);
  try {
    // A backup may be older than they are.
    if (!(await tableNames(db)).includes("campaign")) return [];
    return await db.transaction().execute(pauseAll);
  } finally {
    await db.destroy();
  }
}
