import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { backUp, restore } from "#server/database/backup.ts";
import { everyRow } from "#tests/every-row.ts";
import { emptyDatabase, isPostgres } from "#tests/fresh-database.ts";
import { hasPgDump } from "#tests/pg-dump.ts";
import { startVisited, visit } from "#tests/visiting.ts";

test.runIf(!isPostgres || hasPgDump())(
  "a backup holds counts of visits, and nothing that tells the day's visitors apart",
  async () => {
    const app = await startVisited();
    await visit(app, "/");
    await app.writeVisits();
    const { visitor } = await app.database.db
      .selectFrom("visit_seen")
      .select("visitor")
      .executeTakeFirstOrThrow();
    const folder = mkdtempSync(join(tmpdir(), "backup-"));
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
    const file = join(folder, "office.backup");

    await backUp(app.database.address, file, () => undefined);
    const fresh = await emptyDatabase();
    await fresh.db.destroy();
    const address = { ...fresh.address, dataDir: folder };
    await restore(address, file, { force: false, now: new Date("2026-03-02T09:00:00.000Z") });

    const { visit_count = [], visit_seen, visit_salt } = await everyRow(fresh.open());
    expect([visit_count.length, visit_seen, visit_salt]).toEqual([2, [], []]);
    expect(readFileSync(file).includes(visitor)).toBe(false);
  },
);
