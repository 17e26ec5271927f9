import { assert, asyncProperty, uniqueArray } from "fast-check";
import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import { anyText } from "#tests/any-text.ts";
import { freshDatabase, isPostgres } from "#tests/fresh-database.ts";
import { isDatabaseAway } from "./away.ts";
import { keptInsert } from "./kept-query.ts";
import type { Db } from "./schema.ts";
import { inTransaction } from "./transaction.ts";

const insertPerson = keptInsert("person");
const insertKey = keptInsert("idempotency_key");
const numbers = (count: number) => Array.from({ length: count }, (_, index) => index);

/** A transaction that writes at its end only. */
const store = (db: Db, ...ids: string[]) =>
  db.transaction().execute(async (tx) => {
    for (const id of ids) await insertPerson(tx, { id, created_at: "2026-03-02T12:00:00.000Z" });
  });

/** PostgreSQL keeps with each row which transaction has written it. */
async function writersOf(db: Db): Promise<string[]> {
  const { rows } = await sql<{ xmin: string }>`select xmin from person`.execute(db);
  return rows.map(({ xmin }) => xmin);
}

describe.runIf(isPostgres)("on PostgreSQL, what ends together", () => {
  test("is committed together", async () => {
    const { db } = await freshDatabase();

    await Promise.all(numbers(20).map((index) => store(db, `person-${index}`)));

    const writers = await writersOf(db);
    expect(writers).toHaveLength(20);
    expect(new Set(writers).size).toBe(1);
  });

  test("is stored, however much it is", async () => {
    const { db } = await freshDatabase();

    await Promise.all(numbers(240).map((index) => store(db, `one-${index}`, `other-${index}`)));

    expect(await writersOf(db)).toHaveLength(480);
  });

  test("fails alone: what is refused is told so, and nothing of it is stored", async () => {
    const { db } = await freshDatabase();
    await store(db, "taken");

    const stored = numbers(9).map((index) => store(db, `person-${index}`));
    const refused = store(db, "not stored", "taken");
    const later = store(db, "later");

    await expect(refused).rejects.toThrow(/unique/i);
    await Promise.all([...stored, later]);
    const rows = await db.selectFrom("person").select("id").orderBy("id").execute();
    const ids = rows.map(({ id }) => id);
    expect(ids).toEqual(["later", ...numbers(9).map((index) => `person-${index}`), "taken"]);
  });

  test("is told of a connection that is lost, and what comes next has another", async () => {
    const { db, open } = await freshDatabase();
    const other = open();

    const outcomes = await other.transaction().execute(async (holding) => {
      await sql`lock table person in exclusive mode`.execute(holding);
      const waiting = Promise.allSettled(["one", "two"].map((id) => store(db, id)));
      const cut = () =>
        sql<{ cut: boolean }>`select pg_terminate_backend(pid) as cut from pg_stat_activity
          where datname = current_database() and wait_event_type = 'Lock'`.execute(holding);
      await expect.poll(async () => (await cut()).rows).toEqual([{ cut: true }]);
      return waiting;
    });

    for (const outcome of outcomes) {
      expect(outcome.status === "rejected" && isDatabaseAway(outcome.reason)).toBe(true);
    }
    await store(db, "three");
    expect(await db.selectFrom("person").select("id").execute()).toEqual([{ id: "three" }]);
  });
});

describe.runIf(isPostgres)("on PostgreSQL, what goes in as one statement", () => {
  test("fails alone also by another table's row", async () => {
    const { db } = await freshDatabase();
    const storeBoth = (id: string, key: string) =>
      db.transaction().execute(async (tx) => {
        await insertPerson(tx, { id, created_at: "" });
        await insertKey(tx, { key, body_hash: "", answer: "", created_at: "" });
      });
    await Promise.all([storeBoth("first", "taken"), store(db, "zeroth")]);
    expect(new Set(await writersOf(db)).size).toBe(1);

    const [refused, ...stored] = await Promise.allSettled([
      storeBoth("refused", "taken"),
      storeBoth("second", "free"),
      store(db, "third"),
    ]);

    expect(refused.status).toBe("rejected");
    expect(stored.map(({ status }) => status)).toEqual(["fulfilled", "fulfilled"]);
    const rows = await db.selectFrom("person").select("id").orderBy("id").execute();
    expect(rows.map(({ id }) => id)).toEqual(["first", "second", "third", "zeroth"]);
    const keys = await db.selectFrom("idempotency_key").select("key").orderBy("key").execute();
    expect(keys.map(({ key }) => key)).toEqual(["free", "taken"]);
  });

  test("is stored as it is, whatever its texts hold", async () => {
    const { db } = await freshDatabase();
    const kept = anyText({ maxLength: 40 }).map((text) => text.replaceAll("\0", ""));

    await assert(
      asyncProperty(uniqueArray(kept, { minLength: 1, maxLength: 10 }), async (ids) => {
        await Promise.all(ids.map((id) => store(db, id)));

        const rows = await db.deleteFrom("person").returning("id").execute();
        expect(rows.map(({ id }) => id).sort()).toEqual(ids.toSorted());
      }),
    );
  });
});

test("of two that find the same free at once, one stores it and the other finds it", async () => {
  const { db } = await freshDatabase();
  const findOrAdd = () =>
    inTransaction(db, async (tx) => {
      const found = await tx.selectFrom("person").select("id").where("id", "=", "same").execute();
      if (found.length === 0) await insertPerson(tx, { id: "same", created_at: "" });
      return found.length;
    });

  const found = await Promise.all(numbers(5).map(findOrAdd));

  expect(found.sort()).toEqual([0, 1, 1, 1, 1]);
});

test("what is refused again and again is told so", async () => {
  const { db } = await freshDatabase();
  await store(db, "taken");
  let times = 0;

  const refused = inTransaction(db, async (tx) => {
    times += 1;
    await insertPerson(tx, { id: "taken", created_at: "" });
  });

  await expect(refused).rejects.toThrow(/unique/i);
  expect(times).toBe(isPostgres ? 3 : 1);
});
