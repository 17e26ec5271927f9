import { readdirSync } from "node:fs";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { connect, type DatabaseAddress } from "#server/database/connect.ts";
import { migrate } from "#server/database/migrate.ts";
import { hasRows } from "#server/database/rows.ts";
import { startPostgres } from "#tests/databases.ts";
import { addLeads } from "#tests/many-leads.ts";
import { npmRun } from "./npm-run.ts";
import {
  adminSettings,
  listedTimes,
  logIn,
  newDataDir,
  newSent,
  send,
  startSite,
} from "./running-site.ts";

const manyLeads = 5000;

test("npm run move takes what a killed site left behind to PostgreSQL, also after a move that was killed", async () => {
  const dataDir = await newDataDir();
  const sqliteFile = join(dataDir, "meridian360.sqlite");
  await withDatabase({ databaseUrl: undefined, sqliteFile }, async (db) => {
    await migrate(db);
    await addLeads(db, { enquiries: manyLeads });
  });
  const postgres = await startPostgres();
  onTestFinished(postgres.remove);
  const onSqlite = { DATA_DIR: dataDir, ...adminSettings };
  const onPostgres = { ...onSqlite, DATABASE_URL: postgres.url };

  const site = await startSite(onSqlite);
  const token = await logIn(site.url);
  const sent = [newSent(), newSent()];
  for (const each of sent) await send(site.url, each);
  expect(await npmRun("move", [], onPostgres)).toEqual({
    code: 1,
    output: `✗ npm run move: ${sqliteFile} is in use. Stop the site first.\n`,
  });
  site.kill("SIGKILL");
  await site.exited;

  const killed = await npmRun("move", [], onPostgres, (child) => void child.kill("SIGKILL"));
  expect(killed.output).not.toContain("✓");
  await withDatabase({ databaseUrl: postgres.url, sqliteFile: "" }, async (db) =>
    expect(await hasRows(db)).toBe(false),
  );
  expect(readdirSync(dataDir).filter((name) => name.includes(".part"))).toEqual([]);

  const moved = await npmRun("move", [], onPostgres);
  expect(moved).toMatchObject({ code: 0 });
  expect(moved.output).toMatch(/^ {2}enquiry: 5,00\d\n/m);
  expect(moved.output).toMatch(
    /✓ [\d,]+ rows are moved into the PostgreSQL of DATABASE_URL, 127\S+,/,
  );
  for (const personal of ["@example.com", "Visitor"]) expect(moved.output).not.toContain(personal);
  const there = await startSite(onPostgres);
  const times = await listedTimes(there.url, token);
  expect(sent.map(times)).toEqual([1, 1]);
  expect(await npmRun("move", [], onPostgres)).toMatchObject({
    code: 1,
    output: expect.stringContaining("is not empty, and nothing was changed."),
  });
});

async function withDatabase(
  address: DatabaseAddress,
  work: (db: ReturnType<typeof connect>) => Promise<unknown>,
): Promise<void> {
  const db = connect(address, () => undefined);
  try {
    await work(db);
  } finally {
    await db.destroy();
  }
}
