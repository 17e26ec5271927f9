import fs, {
  cpSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from "node:fs";
import { syncBuiltinESMExports } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import { everyRow } from "#tests/every-row.ts";
import { freshDatabase, isPostgres } from "#tests/fresh-database.ts";
import { aMessage, startTestApp } from "#tests/kit.ts";
import { type BackupAddress, backUp, restore } from "./backup.ts";
import { connect } from "./connect.ts";
import { verifySqlite } from "./sqlite-backup.ts";

const now = new Date("2026-03-02T09:00:00.000Z");

/** Undefined on a machine with one disk, and nothing in memory. */
const otherDisk = ["/dev/shm", "/tmp"].find(
  (folder) => existsSync(folder) && statSync(folder).dev !== statSync(tmpdir()).dev,
);

describe.runIf(!isPostgres)("a backup of a SQLite file", () => {
  test("begins once, however often others write meanwhile", async () => {
    const { address } = await freshDatabase();
    const other = new DatabaseSync(address.sqliteFile);
    onTestFinished(() => other.close());
    other.exec("create table bulk (bytes); insert into bulk values (zeroblob(20000000))");
    const shares: number[] = [];

    await backUp(address, join(newFolder(), "big.backup"), (progress) => {
      const share = "share" in progress ? progress.share : 0;
      if (share < (shares.at(-1) ?? 0)) throw new Error("It has begun again");
      shares.push(share);
      other.exec("insert into bulk values (1)");
    });

    expect(shares.length).toBeGreaterThan(5);
    expect(shares.at(-1)).toBe(1);
  });
});

describe.runIf(!isPostgres)("a backup of a SQLite file is restored", () => {
  test("beside the log of a killed site whose file is gone, which is kept, and not taken for its own", async () => {
    const { file, rows } = await backUpOf("In the backup");
    const killed = await killedSite("Was in the log");
    renameSync(killed.sqliteFile, `${killed.sqliteFile}.away`);

    const { replaced = "" } = await restore(killed, file, { force: false, now });

    expect(await rowsIn(killed)).toEqual(rows);
    expect(replaced).toMatch(/backups.*\.sqlite-wal$/);
    expect(readFileSync(replaced).includes("Was in the log")).toBe(true);
  });

  test("with force over one that is damaged, which is kept", async () => {
    const { file, rows } = await backUpOf("In the backup");
    const killed = await killedSite("Was here before");
    rmSync(`${killed.sqliteFile}-wal`);
    const damaged = Buffer.from("Dear Sir or Madam ".repeat(999));
    writeFileSync(killed.sqliteFile, damaged);

    await expect(restore(killed, file, { force: false, now })).rejects.toThrow(
      "The database is not empty, and nothing was changed.",
    );
    const { replaced = "" } = await restore(killed, file, { force: true, now });

    expect(await rowsIn(killed)).toEqual(rows);
    expect(readFileSync(replaced)).toEqual(damaged);
  });

  test("with force over one that is damaged, beside the log of a killed site", async () => {
    const { file, rows } = await backUpOf("In the backup");
    const killed = await killedSite("Was here before");
    truncateSync(killed.sqliteFile, 5000);

    await restore(killed, file, { force: true, now });

    expect(await rowsIn(killed)).toEqual(rows);
  });

  test("and at each moment there is a database in its place", async () => {
    const { file } = await backUpOf("In the backup");
    const killed = await killedSite("Was here before");
    const syncs = verifyAtEachSync(killed);

    await restore(killed, file, { force: true, now });

    expect(syncs()).toBeGreaterThan(2);
  });

  test.runIf(otherDisk)("with force where backups lie on another disk", async () => {
    const { file, rows } = await backUpOf("In the backup");
    const killed = await killedSite("Was here before");
    symlinkSync(newFolder(otherDisk), join(killed.dataDir, "backups"));

    const { replaced = "" } = await restore(killed, file, { force: true, now });

    expect(await rowsIn(killed)).toEqual(rows);
    const before = { ...killed, sqliteFile: replaced };
    expect(JSON.stringify(await rowsIn(before))).toContain("Was here before");
  });
});

/** A backup of a site with one message. */
async function backUpOf(message: string) {
  const app = await startTestApp();
  await app.post("/api/contact", aMessage({ message }));
  const file = join(newFolder(), "office.backup");
  await backUp(app.database.address, file);
  return { file, rows: await everyRow(app.database.db) };
}

/** What a site with one message leaves behind that had no time to close its file: that message is only in the log. */
async function killedSite(message: string): Promise<BackupAddress> {
  const app = await startTestApp();
  await app.post("/api/contact", aMessage({ message }));
  const dataDir = newFolder();
  cpSync(app.database.folder, dataDir, { recursive: true });
  return { databaseUrl: undefined, sqliteFile: join(dataDir, "test.sqlite"), dataDir };
}

/** What a power cut would leave behind after each of them. Gives how many there were. */
function verifyAtEachSync({ sqliteFile }: BackupAddress): () => number {
  const { fsyncSync } = fs;
  const spy = vi.spyOn(fs, "fsyncSync").mockImplementation((descriptor) => {
    fsyncSync(descriptor);
    verifySqlite(sqliteFile);
  });
  syncBuiltinESMExports();
  onTestFinished(() => {
    spy.mockRestore();
    syncBuiltinESMExports();
  });
  return () => spy.mock.calls.length;
}

async function rowsIn(address: BackupAddress) {
  const db = connect(address, () => undefined);
  onTestFinished(() => db.destroy());
  return everyRow(db);
}

function newFolder(parent = tmpdir()): string {
  const folder = mkdtempSync(join(parent, "sqlite-backup-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
