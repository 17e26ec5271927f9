import {
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setImmediate } from "node:timers/promises";
import { describe, expect, onTestFinished, test } from "vitest";
import { everyRow, everyRowKept } from "#tests/every-row.ts";
import {
  emptyDatabase,
  freshDatabase,
  isPostgres,
  migratedDatabase,
} from "#tests/fresh-database.ts";
import { startFullOffice } from "#tests/full-office.ts";
import { anEnquiry, startTestApp } from "#tests/kit.ts";
import { hasPgDump } from "#tests/pg-dump.ts";
import { backUp, backupFile, restore } from "./backup.ts";
import { backUpBeforeMigration } from "./backup-before-migration.ts";
import { BackupProblem } from "./backup-problem.ts";
import type { Db } from "./schema.ts";

const now = new Date("2026-03-02T09:00:00.000Z");
/** The embedded PostgreSQL of a machine without Debian's has no pg_dump. */
const canBackUp = !isPostgres || hasPgDump();

describe.runIf(canBackUp)("a backup", () => {
  test("restored into a fresh place holds every row of every table that is kept, and every image", async () => {
    const { file, rows, made, shares } = await backedUpOffice();

    const fresh = await placeOf(emptyDatabase());
    await restore(fresh.address, file, { force: false, now });

    expect(made.bytes).toBe(readFileSync(file).length);
    if (!isPostgres) expect(shares.at(-1)).toBe(1);
    const restored = await everyRow(fresh.open());
    expect(restored).toEqual(rows);
    const counts = Object.fromEntries(
      Object.entries(restored).map(([table, held]) => [table, held.length]),
    );
    expect(counts).toMatchObject({
      enquiry: 30,
      contact_message: 1,
      subscription: 1,
      mail: 63,
      post: 2,
      post_image: 3,
      staff: 1,
    });
    expect(counts.picture_file).toBeGreaterThanOrEqual(3);
  });

  test("made while visitors send holds what was acknowledged before it, whole", async () => {
    const app = await startTestApp();
    const receipts: string[] = [];
    let isOver = false;
    const visit = async () => {
      while (!isOver) {
        // SQLite answers without a pause: the others must get their turn.
        await setImmediate();
        const lead = anEnquiry({ email: `visitor${receipts.length}@example.com` });
        const { data } = await app.post<{ receipt: string }>("/api/enquiry", lead);
        receipts.push(data.receipt);
      }
    };
    const visits = Promise.all([visit(), visit(), visit()]);
    await expect.poll(() => receipts.length).toBeGreaterThan(30);

    const before = [...receipts];
    const file = join(newFolder(), "busy.backup");
    await backUp(app.database.address, file);
    isOver = true;
    await visits;
    const fresh = await placeOf(emptyDatabase());
    await restore(fresh.address, file, { force: false, now });

    const db = fresh.open();
    const kept = await db.selectFrom("enquiry").select(["id", "receipt"]).execute();
    expect(kept.map(({ receipt }) => receipt)).toEqual(expect.arrayContaining(before));
    // One moment: no lead without its mails, no mail without its lead.
    const mails = await db.selectFrom("mail").select("lead_id").execute();
    expect(mails).toHaveLength(kept.length * 2);
    expect(new Set(mails.map(({ lead_id }) => lead_id))).toEqual(new Set(kept.map(({ id }) => id)));
  });
});

describe.runIf(canBackUp)("a backup", () => {
  test.each([
    {
      name: "cut short",
      harm: (file: string) => truncateSync(file, Math.floor(statSync(file).size / 2)),
    },
    { name: "empty", harm: (file: string) => truncateSync(file, 0) },
    { name: "overwritten in its middle", harm: scribble },
    { name: "something else", harm: (file: string) => writeFileSync(file, "Dear Sir or Madam") },
    { name: "gone", harm: (file: string) => rmSync(file) },
  ])("that is $name is refused, and nothing is changed", async ({ harm }) => {
    const { file } = await backedUpOffice();
    harm(file);
    const other = await closedOffice();

    const restoring = restore(other.address, file, { force: true, now });

    await expect(restoring).rejects.toBeInstanceOf(BackupProblem);
    expect(await everyRow(other.open())).toEqual(other.rows);
  });

  test("of the other kind of database is refused by that name", async () => {
    const file = join(newFolder(), "other.backup");
    writeFileSync(file, isPostgres ? "SQLite format 3\0 and so on" : "PGDMP and so on");
    const other = await placeOf(emptyDatabase());
    const says = isPostgres ? "SQLite, but DATABASE_URL is" : "PostgreSQL, but DATABASE_URL is not";

    await expect(restore(other.address, file, { force: true, now })).rejects.toThrow(
      `${file} is a backup of ${says} set.`,
    );
  });

  test("does not replace a database that holds something, but with force, and then keeps it", async () => {
    const { file, rows } = await backedUpOffice();
    const other = await closedOffice();

    await expect(restore(other.address, file, { force: false, now })).rejects.toThrow(
      "The database is not empty, and nothing was changed.",
    );
    expect(await rowsOf(other.open)).toEqual(other.rows);
    const { replaced = "" } = await restore(other.address, file, { force: true, now });

    expect(await rowsOf(other.open)).toEqual(rows);
    const third = await placeOf(emptyDatabase());
    await restore(third.address, replaced, { force: false, now });
    expect(await everyRow(third.open())).toEqual(other.rows);
  });

  test("is not put under a site that is running", async () => {
    const { file } = await backedUpOffice();
    const running = await startTestApp();
    await running.post("/api/enquiry", anEnquiry());
    const before = await everyRow(running.database.db);

    const address = { ...running.database.address, dataDir: newFolder() };
    await expect(restore(address, file, { force: true, now })).rejects.toThrow(/ in use\. Stop/);

    expect(await everyRow(running.database.db)).toEqual(before);
  });
});

describe.runIf(canBackUp)("a backup", () => {
  test("that could not be finished leaves no file", async () => {
    const folder = newFolder();
    const nowhere = { databaseUrl: undefined, sqliteFile: join(folder, "none.sqlite") };
    const away = { databaseUrl: "postgres://x@127.0.0.1:1/x", sqliteFile: "" };

    await expect(backUp(isPostgres ? away : nowhere, join(folder, "a.backup"))).rejects.toThrow();

    expect(readdirSync(folder)).toEqual([]);
  });

  test("comes before a migration by itself, and the last three of them stay", async () => {
    const app = await startTestApp();
    await app.post("/api/enquiry", anEnquiry());
    const dataDir = newFolder();
    for (const day of [1, 2, 3, 4]) {
      const made = await backUpBeforeMigration(
        { ...app.database.address, dataDir },
        new Date(`2026-03-0${day}T09:00:00Z`),
      );
      expect(existsSync(made?.file ?? "")).toBe(true);
    }

    const ending = isPostgres ? "dump" : "sqlite";
    expect(readdirSync(join(dataDir, "backups")).sort()).toEqual(
      [2, 3, 4].map((day) =>
        expect.stringMatching(
          `^before-migration-2026-03-0${day}T09-00-00Z-[0-9a-f]{6}\\.${ending}$`,
        ),
      ),
    );
  });
});

test("a backup that nobody named is named by its time", () => {
  const address = { dataDir: "/data", databaseUrl: undefined, sqliteFile: "" };

  expect(backupFile(address, "meridian360", now)).toBe(
    join("/data", "backups", "meridian360-2026-03-02T09-00-00Z.sqlite"),
  );
});

let backedUp: ReturnType<typeof backUpOffice> | undefined;

/** A backup of a full office, made once, in a file of the test's own; and what is in it. */
async function backedUpOffice() {
  const file = join(newFolder(), "office.backup");
  backedUp ??= backUpOffice(file);
  const { bytes, ...others } = await backedUp;
  writeFileSync(file, bytes);
  return { file, ...others };
}

async function backUpOffice(file: string) {
  const { database } = await startFullOffice();
  const shares: number[] = [];
  const made = await backUp(database.address, file, (progress) =>
    shares.push("share" in progress ? progress.share : 0),
  );
  return { bytes: readFileSync(file), rows: await everyRowKept(database.db), made, shares };
}

/** A database with one enquiry in it that nothing has open. */
async function closedOffice() {
  const fresh = await placeOf(migratedDatabase());
  const db = fresh.open();
  const app = await startTestApp({ database: { ...(await freshDatabase()), db } });
  await app.post("/api/enquiry", anEnquiry({ name: "Was here before" }));
  const rows = await everyRow(db);
  await db.destroy();
  return { ...fresh, rows };
}

async function placeOf(database: ReturnType<typeof emptyDatabase>) {
  const { address, db, open } = await database;
  await db.destroy();
  return { address: { ...address, dataDir: newFolder() }, open };
}

async function rowsOf(open: () => Db) {
  const db = open();
  const rows = await everyRow(db);
  await db.destroy();
  return rows;
}

function scribble(file: string): void {
  const bytes = readFileSync(file);
  writeFileSync(file, bytes.fill(0x5a, bytes.length >> 2, bytes.length >> 1));
}

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "backup-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
