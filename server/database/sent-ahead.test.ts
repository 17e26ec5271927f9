import { Socket } from "node:net";
import { sql } from "kysely";
import { expect, test, vi } from "vitest";
import { freshDatabase, isPostgres } from "#tests/fresh-database.ts";
import { keptInsert, keptQuery } from "./kept-query.ts";
import type { Db } from "./schema.ts";

const insertPerson = keptInsert("person");
const person = (id: string) => ({ id, created_at: "2026-03-02T12:00:00.000Z" });
const findPerson = keptQuery((db, { id }: { id: string }) =>
  db.selectFrom("person").select("id").where("id", "=", id),
);

const idsIn = async (db: Db) => {
  const rows = await db.selectFrom("person").select("id").orderBy("id").execute();
  return rows.map(({ id }) => id);
};

test("a write that fails is told by the commit, and nothing is stored", async () => {
  const { db } = await freshDatabase();

  const failing = db.transaction().execute(async (tx) => {
    await insertPerson(tx, person("one"));
    await insertPerson(tx, person("one"));
    await insertPerson(tx, person("other"));
  });

  await expect(failing).rejects.toThrow(/unique/i);
  expect(await idsIn(db)).toEqual([]);
});

test("a query behind it tells that failure, too, not one of its own", async () => {
  const { db } = await freshDatabase();
  await insertPerson(db, person("one"));

  const failing = db.transaction().execute(async (tx) => {
    await insertPerson(tx, person("one"));
    await tx.selectFrom("person").select("id").execute();
  });

  await expect(failing).rejects.toThrow(/unique/i);
});

test.runIf(isPostgres)("whoever has the connection next hears nothing of it", async () => {
  const { db } = await freshDatabase();

  await db.connection().execute(async (connection) => {
    await sql`select 'held'`.execute(connection);
    const failing = connection.transaction().execute(async (tx) => {
      await insertPerson(tx, person("one"));
      await insertPerson(tx, person("one"));
    });
    await expect(failing).rejects.toThrow(/unique/i);
    await connection.transaction().execute((tx) => insertPerson(tx, person("two")));
    const again = insertPerson(connection, person("two"));
    await expect(again).rejects.toThrow(/unique/i);
  });

  expect(await idsIn(db)).toEqual(["two"]);
});

test("what a transaction reads holds what it has written", async () => {
  const { db } = await freshDatabase();

  const found = await db.transaction().execute(async (tx) => {
    await insertPerson(tx, person("one"));
    const two = [findPerson(tx, { id: "one" }), findPerson(tx, { id: "other" })];
    return (await Promise.all(two)).map(({ rows }) => rows);
  });

  expect(found).toEqual([[{ id: "one" }], []]);
});

test.runIf(isPostgres)("a write is not waited for, its commit is", async () => {
  const { db, open } = await freshDatabase();
  const sent = Promise.withResolvers<void>();
  let isStored = false;

  const storing = open()
    .transaction()
    .execute(async (holding) => {
      await sql`lock table person in exclusive mode`.execute(holding);
      const stored = db.transaction().execute(async (tx) => {
        await insertPerson(tx, person("one"));
        sent.resolve();
      });
      const done = stored.then(() => {
        isStored = true;
      });
      await sent.promise;
      await sql`select 1`.execute(holding);
      expect(isStored).toBe(false);
      return { done };
    });

  await (await storing).done;
  expect(await idsIn(db)).toEqual(["one"]);
});

test.runIf(isPostgres)("writes and their commit go out together", async () => {
  const { db } = await freshDatabase();
  const storeTwo = (one: string, other: string) =>
    db.transaction().execute(async (tx) => {
      await insertPerson(tx, person(one));
      await insertPerson(tx, person(other));
    });
  await storeTwo("one", "two");
  const writes = vi.spyOn(Socket.prototype, "_writev");

  await storeTwo("three", "four");

  expect(writes).toHaveBeenCalledTimes(1);
  writes.mockRestore();
});
