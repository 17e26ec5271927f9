import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { everyRow } from "#tests/every-row.ts";
import { emptyDatabase, isPostgres } from "#tests/fresh-database.ts";
import { startVisited, visit } from "#tests/visiting.ts";
import { backUp, restore } from "./backup.ts";
import { hasPostgresPrograms } from "./postgres-backup.ts";

/** The embedded PostgreSQL of a machine without Debian's has no pg_dump. */
const canBackUp = !isPostgres || (await hasPostgresPrograms());

test.runIf(canBackUp)(
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
    await restore(address, file, { force: true, now: app.clock.now() });

    const { visit_count = [], visit_seen, visit_salt } = await everyRow(fresh.open());
    expect([visit_count.length, visit_seen, visit_salt]).toEqual([2, [], []]);
    expect(readFileSync(file).includes(visitor)).toBe(false);
  },
);
