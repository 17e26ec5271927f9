import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import { freshDatabase, isPostgres } from "#tests/fresh-database.ts";
import { keptInsert, keptQuery } from "./kept-query.ts";
import type { Db } from "./schema.ts";

const insertPerson = keptInsert("person");
const person = (id: string) => ({ id, created_at: "2026-03-02T12:00:00.000Z" });
const findPerson = keptQuery((db, { id }: { id: string }) =>
  db.selectFrom("person").select("id").where("id", "=", id),
);

async function countConnections(db: Db): Promise<number> {
  const { rows } = await sql<{ count: string }>`
    select count(*) from pg_stat_activity where datname = current_database()`.execute(db);
  return Number(rows[0]?.count);
}

describe.runIf(isPostgres)("a transaction on PostgreSQL", () => {
  test("needs no connection of its own for kept queries, nor does one outside", async () => {
    const { db, open } = await freshDatabase();
    await insertPerson(db, person("one"));
    const before = await countConnections(db);
    const other = open();

    const found = await Promise.all(
      Array.from({ length: 30 }, async (_, index) => {
        if (index % 2) return findPerson(other, { id: "one" });
        return other.transaction().execute((tx) => findPerson(tx, { id: "one" }));
      }),
    );

    for (const { rows } of found) expect(rows).toEqual([{ id: "one" }]);
    expect(await countConnections(db)).toBe(before + 1);
  });

  test("that does more has all it wrote before, or nothing", async () => {
    const { db } = await freshDatabase();
    const storeTwo = (fails: boolean) =>
      db.transaction().execute(async (tx) => {
        await insertPerson(tx, person(`ahead ${fails}`));
        await tx
          .insertInto("person")
          .values(person(`begun ${fails}`))
          .execute();
        if (fails) throw new Error("no");
      });

    await storeTwo(false);
    await expect(storeTwo(true)).rejects.toThrow("no");

    const rows = await db.selectFrom("person").select("id").orderBy("id").execute();
    expect(rows).toEqual([{ id: "ahead false" }, { id: "begun false" }]);
  });

  test("at a stricter isolation keeps what it saw first", async () => {
    const { db, open } = await freshDatabase();
    const other = open();

    const seen = await db
      .transaction()
      .setIsolationLevel("repeatable read")
      .execute(async (tx) => {
        const before = (await findPerson(tx, { id: "one" })).rows.length;
        await insertPerson(other, person("one"));
        return [before, (await findPerson(tx, { id: "one" })).rows.length];
      });

    expect(seen).toEqual([0, 0]);
  });

  test("reads on when the connection of all was lost", async () => {
    const { db, open } = await freshDatabase();
    const other = open();
    await findPerson(db, { id: "one" });

    await sql`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and query like 'select "id" from "person"%'`.execute(
      other,
    );
    // Until all that the pool has have told it that they are lost.
    const read = () => findPerson(db, { id: "one" }).catch(() => ({ rows: "lost" }));

    await expect.poll(read).toMatchObject({ rows: [] });
  });
});
