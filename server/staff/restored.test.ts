import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { backUp, restore } from "#server/database/backup.ts";
import { emptyDatabase, isPostgres } from "#tests/fresh-database.ts";
import { startTestApp } from "#tests/kit.ts";
import { hasPgDump } from "#tests/pg-dump.ts";

test.runIf(!isPostgres || hasPgDump())(
  "a login that was ended after a backup does not open again when it is restored",
  async () => {
    const app = await startTestApp();
    const person = { email: "office@example.com", password: "a password of mine" };
    await app.addStaff(person.email, person.password);
    const { token = "" } = await app.post("/api/user/login", person);
    const headers = { Authorization: `Bearer ${token}` };
    expect(await app.get("/api/user/me", headers)).toMatchObject({ status: 200 });
    const folder = mkdtempSync(join(tmpdir(), "backup-"));
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
    const file = join(folder, "office.backup");
    await backUp(app.database.address, file);

    await app.post("/api/user/logout", {}, headers);
    const fresh = await emptyDatabase();
    await fresh.db.destroy();
    const address = { ...fresh.address, dataDir: folder };
    await restore(address, file, { force: false, now: app.clock.now() });
    const database = { ...app.database, db: fresh.open() };
    const restored = await startTestApp({ database, clock: app.clock });

    expect(await restored.get("/api/user/me", headers)).toMatchObject({ status: 401 });
    expect(await restored.post("/api/user/login", person)).toMatchObject({ status: 200 });
  },
);
