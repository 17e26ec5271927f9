import { randomBytes } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, inject, onTestFinished, test } from "vitest";
import { everyRow } from "#tests/every-row.ts";
import { emptyDatabase, isPostgres, openDatabase } from "#tests/fresh-database.ts";
import { aMessage, startTestApp } from "#tests/kit.ts";
import { hasPgDump } from "#tests/pg-dump.ts";
import { onServer } from "#tests/postgres-command.ts";
import { backUp, restore } from "./backup.ts";
import { BackupProblem } from "./backup-problem.ts";
import { migrate } from "./migrate.ts";

const now = new Date("2026-03-02T09:00:00.000Z");

describe.runIf(isPostgres && hasPgDump())("a backup of PostgreSQL", () => {
  test("is restored by a role that owns the database, and not its extension", async () => {
    const { file, rows } = await backUpOfOffice();
    const place = await placeOfRole();
    await place.db.destroy();

    await restore(place.address, file, { force: false, now });

    expect(await everyRow(place.open())).toEqual(rows);
  });

  test("that can not be restored leaves the database as it was", async () => {
    // One that nobody but a superuser may make.
    const { file } = await backUpOfOffice("create extension pg_freespacemap");
    const place = await placeOfRole();
    await migrate(place.db);
    const app = await startTestApp({ database: place });
    await app.post("/api/contact", aMessage({ message: "Was here before" }));
    const before = await everyRow(place.db);
    await place.db.destroy();

    const restoring = restore(place.address, file, { force: true, now });

    await expect(restoring).rejects.toThrow("permission denied to create extension");
    await expect(restoring).rejects.toBeInstanceOf(BackupProblem);
    expect(await everyRow(place.open())).toEqual(before);
  });
});

/** Of a site with one message, in a database with something of somebody else's. */
async function backUpOfOffice(others = "") {
  const database = await emptyDatabase();
  await migrate(database.db);
  await onServer(database.address.databaseUrl ?? "", others);
  const app = await startTestApp({ database });
  await app.post("/api/contact", aMessage());
  const file = join(newFolder(), "office.backup");
  await backUp(database.address, file);
  return { file, rows: await everyRow(database.db) };
}

/** A database as an administrator makes it for the site: the extension is there, and theirs. */
async function placeOfRole() {
  const server = inject("postgres")?.url ?? "";
  const password = randomBytes(6).toString("hex");
  const role = `site_${password}`;
  await onServer(server, `create role ${role} login password '${password}'`);
  // After its database, which is dropped before.
  onTestFinished(() => onServer(server, `drop role ${role}`).then(() => undefined));

  const { address, db } = await emptyDatabase();
  await db.destroy();
  const url = new URL(address.databaseUrl ?? "");
  await onServer(url.href, `alter database ${url.pathname.slice(1)} owner to ${role}`);
  await onServer(url.href, "create extension pg_trgm");
  Object.assign(url, { username: role, password });
  const place = openDatabase({ databaseUrl: url.href, sqliteFile: "" });
  return { ...place, address: { ...place.address, dataDir: newFolder() } };
}

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "postgres-backup-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
