import { mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { heldClock } from "#tests/held-clock.ts";
import { startTestApp, type TestApp } from "#tests/kit.ts";

const hourMs = 60 * 60_000;
const dayMs = 24 * hourMs;

const made = [
  "before-migration-2026-03-02T09-00-00Z-0a1b2c.sqlite",
  "before-migration-2026-03-02T09-00-00Z-0a1b2d.dump",
  "before-migration-2026-03-02T09-00-00Z-0a1b2e.dump.part",
  "replaced-2026-03-02T09-00-00Z.sqlite",
  "replaced-2026-03-02T09-00-00Z.sqlite-wal",
  "replaced-2026-03-02T09-00-00Z.dump",
];
const newer = "before-migration-2026-03-02T10-00-01Z-0a1b2c.sqlite";
const byHand = [
  "meridian360-2026-03-02T09-00-00Z.sqlite",
  "before the summer.sqlite",
  "replaced-by-hand.sqlite",
];

async function startWithBackups(clock = heldClock()) {
  const backupFolder = await mkdtemp(join(tmpdir(), "backups-"));
  onTestFinished(() => rm(backupFolder, { recursive: true, force: true }));
  for (const name of [...made, newer, ...byHand]) await writeFile(join(backupFolder, name), "");
  const app = await startTestApp({ clock, backupFolder });
  await app.finishUpkeep();
  const kept = async () => (await readdir(backupFolder)).sort();
  return { app, kept };
}

/** As a site does that goes on: it looks again within the hour. */
async function goOn({ clock, finishUpkeep }: TestApp, hours: number) {
  for (let hour = 0; hour < hours; hour += 1) {
    clock.forward(hourMs);
    await finishUpkeep();
  }
}

test("what the site has backed up by itself goes after 30 days, and nothing else", async () => {
  const { app, kept } = await startWithBackups();
  app.clock.forward(30 * dayMs - 2 * hourMs);
  await app.finishUpkeep();
  await goOn(app, 2);
  expect(await kept()).toEqual([...made, newer, ...byHand].sort());

  await goOn(app, 1);

  expect(await kept()).toEqual([newer, ...byHand].sort());
  await goOn(app, 1);
  expect(await kept()).toEqual([...byHand].sort());
});

test("each instance sees to its own folder", async () => {
  const one = await startWithBackups();
  const other = await startWithBackups(one.app.clock);
  one.app.clock.forward(31 * dayMs);
  for (const { app } of [one, other]) await app.finishUpkeep();
  one.app.clock.forward(hourMs);
  for (const { app } of [one, other]) await app.finishUpkeep();

  for (const { kept } of [one, other]) expect(await kept()).toEqual([...byHand].sort());
});

test("a clock that is ahead for minutes takes none, at a start neither", async () => {
  const clock = heldClock("2029-03-02T09:00:00.000Z");
  const { app, kept } = await startWithBackups(clock);
  for (const ms of [60_000, -3 * 365 * dayMs, 60_000, 3 * 365 * dayMs, 60_000]) {
    clock.forward(ms);
    await app.finishUpkeep();
  }

  expect(await kept()).toEqual([...made, newer, ...byHand].sort());
});
