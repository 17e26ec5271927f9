import { spawnSync } from "node:child_process";
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { connect } from "#server/database/connect.ts";
import { startPostgres } from "#tests/databases.ts";
import { everyRow, everyRowKept } from "#tests/every-row.ts";
import { makeOldDatabase } from "#tests/old-database.ts";
import { npmRun } from "./npm-run.ts";
import {
  adminSettings,
  isForUsOnly,
  listedTimes,
  logIn,
  newDataDir,
  newSent,
  type Sent,
  send,
  startSite,
} from "./running-site.ts";

const hasPgDump = spawnSync("pg_dump", ["--version"]).status === 0;

test.for([
  { kind: "SQLite", isThere: true },
  { kind: "PostgreSQL", isThere: hasPgDump },
])(
  "on $kind, npm run backup under load and npm run restore elsewhere bring back every lead",
  async ({ kind, isThere }, { skip }) => {
    skip(!isThere, "pg_dump is not there");
    const settings = {
      DATA_DIR: await newDataDir(),
      ...adminSettings,
      ...(await databaseOf(kind)),
    };
    const site = await startSite(settings);
    const traffic = startTraffic(site.url);
    await expect.poll(() => traffic.acknowledged().length).toBeGreaterThan(50);

    const before = traffic.acknowledged();
    const file = join(await newDataDir(), "office.backup");
    const made = await npmRun("backup", [file], settings);
    await traffic.stop();
    expect(made).toMatchObject({ code: 0 });
    expect(isForUsOnly(file)).toBe(true);
    expect(made.output).toMatch(/✓ .*office\.backup: [\d.]+ MB, whole and read once, in [\d.]+ s/);

    const elsewhere = { ...settings, DATA_DIR: await newDataDir(), ...(await databaseOf(kind)) };
    expect(await npmRun("restore", [file], elsewhere)).toMatchObject({ code: 0 });
    const restored = await startSite(elsewhere);
    const times = await listedTimes(restored.url, await logIn(restored.url));
    expect(before.filter((sent) => times(sent) !== 1)).toEqual([]);

    // A second one at rest, so that both databases can be compared row by row.
    restored.kill("SIGTERM");
    await restored.exited;
    const second = join(await newDataDir(), "again.backup");
    expect(await npmRun("backup", [second], elsewhere)).toMatchObject({ code: 0 });
    const third = { ...settings, DATA_DIR: await newDataDir(), ...(await databaseOf(kind)) };
    expect(await npmRun("restore", [second], third)).toMatchObject({ code: 0 });
    const { backup: _later, ...original } = await rowsOf(elsewhere);
    const { backup: _earlier, ...copy } = await rowsOf(third);
    expect(copy).toEqual(original);
    expect(copy.enquiry?.length).toBeGreaterThan(50);
    expect(await npmRun("restore", [second], third)).toMatchObject({
      code: 1,
      output: expect.stringContaining("The database is not empty, and nothing was changed."),
    });
  },
);

test("a start that changes tables of an older version makes a backup first", async () => {
  const dataDir = await newDataDir();
  await makeOldDatabase(dataDir);

  const site = await startSite({ DATA_DIR: dataDir, ...adminSettings });

  const [file = ""] = readdirSync(join(dataDir, "backups"));
  expect(file).toMatch(/^before-migration-.*\.sqlite$/);
  expect(site.output()).toContain('"event":"backup-made"');
  const token = await logIn(site.url);
  const headers = { Authorization: `Bearer ${token}` };
  const answer = await fetch(`${site.url}/api/system`, { headers });
  expect(await answer.json()).toMatchObject({ data: { backup: { file_name: file } } });
  const old = connect(
    { databaseUrl: undefined, sqliteFile: join(dataDir, "backups", file) },
    () => undefined,
  );
  onTestFinished(() => old.destroy());
  expect(Object.keys(await everyRow(old))).not.toContain("mail");
  expect((await everyRow(old)).subscription).toHaveLength(1);
});

function startTraffic(url: string) {
  const sends: Sent[] = [];
  let isOver = false;
  const visit = async () => {
    while (!isOver) {
      const sent = newSent();
      sends.push(sent);
      await send(url, sent);
    }
  };
  const visits = Promise.all(Array.from({ length: 4 }, visit));
  return {
    acknowledged: () => sends.filter(({ isAcknowledged }) => isAcknowledged),
    async stop() {
      isOver = true;
      await visits;
    },
  };
}

async function rowsOf(settings: { DATA_DIR: string; DATABASE_URL?: string }) {
  const sqliteFile = join(settings.DATA_DIR, "meridian360.sqlite");
  const db = connect({ databaseUrl: settings.DATABASE_URL, sqliteFile }, () => undefined);
  try {
    return await everyRowKept(db);
  } finally {
    await db.destroy();
  }
}

async function databaseOf(kind: string): Promise<Record<string, string>> {
  if (kind === "SQLite") return {};
  const postgres = await startPostgres();
  onTestFinished(postgres.remove);
  return { DATABASE_URL: postgres.url };
}
