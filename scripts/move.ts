/**
 * Moves what the SQLite file of DATA_DIR holds into the empty PostgreSQL of DATABASE_URL. The site must be stopped; the
 * file stays as it was.
 *
 *   npm run move
 */
import { environment, readConfig } from "#server/config.ts";
import { move, type OnMoved } from "#server/database/move.ts";
import { placeOf } from "./place-of.ts";
import { runCommand } from "./run-command.ts";

const showEveryMs = 5000;

await runCommand("move", async ([word]) => {
  if (word) throw new Error(`it takes no ${word}; the settings say what is moved, and where.`);
  const config = readConfig(environment("production"));
  const start = performance.now();
  const rows = await move(config, showProgress());
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  console.log(
    `✓ ${inWords(rows)} rows are moved into ${placeOf(config)}, and compared, in ${seconds} s. Start the site with DATABASE_URL: ${config.sqliteFile} is left as it was, and used no more.`,
  );
});

/** A line for each table that holds something, and each five seconds one in a long table. */
function showProgress(): OnMoved {
  let shownAt = performance.now();
  return ({ table, rows, isWhole }) => {
    const isDue = performance.now() - shownAt > showEveryMs;
    if (rows === 0 || !(isWhole || isDue)) return;
    shownAt = performance.now();
    console.log(`  ${table}: ${inWords(rows)}${isWhole ? "" : " …"}`);
  };
}

function inWords(rows: number): string {
  return rows.toLocaleString("en");
}
