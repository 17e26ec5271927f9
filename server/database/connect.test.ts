import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { setTimeout } from "node:timers/promises";
import { sql } from "kysely";
import { expect, onTestFinished, test } from "vitest";
import { freshDatabase, isPostgres, openDatabase } from "#tests/fresh-database.ts";
import { isDatabaseAway } from "./away.ts";

test.runIf(!isPostgres)("on SQLite a commit is on the disk before it is acknowledged", async () => {
  // As the site opens it: the test's own does not wait for the disk.
  const db = (await freshDatabase()).open();

  const journal = await sql`pragma journal_mode`.execute(db);
  const synchronous = await sql`pragma synchronous`.execute(db);
  const foreignKeys = await sql`pragma foreign_keys`.execute(db);

  expect(journal.rows).toEqual([{ journal_mode: "wal" }]);
  expect(synchronous.rows).toEqual([{ synchronous: 2 }]);
  expect(foreignKeys.rows).toEqual([{ foreign_keys: 1 }]);
});

test.runIf(!isPostgres)("on SQLite a new file that another process has is waited for", async () => {
  const sqliteFile = join((await freshDatabase()).folder, "new.sqlite");
  const other = new DatabaseSync(sqliteFile);
  onTestFinished(() => other.close());
  other.exec("begin immediate");

  const { db } = openDatabase({ databaseUrl: undefined, sqliteFile });
  const journal = sql`pragma journal_mode`.execute(db);
  await setTimeout(0);
  other.exec("commit");

  expect((await journal).rows).toEqual([{ journal_mode: "wal" }]);
});

test.runIf(!isPostgres)("on SQLite a pragma that comes again acts again", async () => {
  const { db } = await freshDatabase();
  const synchronous = async () => (await sql`pragma synchronous`.execute(db)).rows;

  for (let round = 0; round < 2; round += 1) {
    await sql`pragma synchronous = normal`.execute(db);
    expect(await synchronous()).toEqual([{ synchronous: 1 }]);
    await sql`pragma synchronous = full`.execute(db);
    expect(await synchronous()).toEqual([{ synchronous: 2 }]);
  }
});

test("a transaction that fails leaves nothing", async () => {
  const { db } = await freshDatabase();
  const row = { id: "1", email: "a@b.co", email_key: "a@b.co", created_at: "2026" };

  const failing = db.transaction().execute(async (tx) => {
    await tx.insertInto("subscription").values(row).execute();
    throw new Error("on purpose");
  });

  await expect(failing).rejects.toThrow("on purpose");
  expect(await db.selectFrom("subscription").selectAll().execute()).toEqual([]);
});

test.runIf(isPostgres)(
  "a connection lost in mid-transaction harms neither the process nor the pool",
  async () => {
    const { db, open } = await freshDatabase();
    const other = open();
    const begun = Promise.withResolvers<number>();
    const cut = Promise.withResolvers<void>();

    const transaction = db.transaction().execute(async (tx) => {
      const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(tx);
      begun.resolve(rows[0]?.pid ?? 0);
      await cut.promise;
      await sql`select 1`.execute(tx);
    });
    const failed = expect(transaction).rejects.toSatisfy(isDatabaseAway);
    await sql`select pg_terminate_backend(${await begun.promise}, 5000)`.execute(other);
    cut.resolve();

    await failed;
    expect((await sql`select 1 as one`.execute(db)).rows).toEqual([{ one: 1 }]);
  },
);
