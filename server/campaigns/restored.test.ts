import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { backUp } from "#server/database/backup.ts";
import { act, campaign, readers, sendOut, started, subscribeAndConfirm } from "#tests/campaigns.ts";
import { npmRun } from "#tests/durability/npm-run.ts";
import { emptyDatabase, isPostgres, openDatabase } from "#tests/fresh-database.ts";
import { startTestApp } from "#tests/kit.ts";
import { hasPgDump } from "#tests/pg-dump.ts";

test.runIf(!isPostgres || hasPgDump())(
  "a newsletter that was being sent when the backup was made is paused by the restore, and says so",
  async () => {
    const { file, id } = await backedUpWhileSending();

    const { database, output } = await restored(file);

    expect(output).toContain(
      '  Paused, as the backup was made while it was sent: "News of the month".',
    );
    const app = await startTestApp({ database });
    await sendOut(app);
    expect(app.sent).toEqual([]);
    expect(await campaign(app, id)).toMatchObject({ state: "paused", counts: { waiting: 2 } });
    await act(app, id, "resume");
    await sendOut(app);
    expect(app.sent.map(({ recipient }) => recipient).sort()).toEqual(readers(2));
  },
);

/** Both mails are queued, and the mail server takes none yet. */
async function backedUpWhileSending() {
  const keys = await startTestApp();
  await subscribeAndConfirm(keys, readers(2));
  const { database, clock } = keys;
  const app = await startTestApp({
    database,
    clock,
    send: () => Promise.reject(new Error("Not now")),
  });
  const { id } = await started(app);
  await sendOut(app, 2);
  expect(await campaign(app, id)).toMatchObject({ state: "sending", counts: { queued: 2 } });
  const file = join(newFolder(), "office.backup");
  await backUp(database.address, file);
  return { file, id };
}

async function restored(file: string) {
  const { address, db } = await emptyDatabase();
  await db.destroy();
  const { databaseUrl } = address;
  const folder = newFolder();
  const settings = { DATA_DIR: folder, DATABASE_URL: databaseUrl ?? "" };
  const { code, output } = await npmRun("restore", [file], settings);
  expect([code, output]).toEqual([0, expect.stringContaining("✓")]);
  const sqliteFile = join(folder, "meridian360.sqlite");
  return { database: openDatabase({ databaseUrl, sqliteFile }), output };
}

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "restored-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
