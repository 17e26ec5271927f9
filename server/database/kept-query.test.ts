import { sql } from "kysely";
import { expect, test } from "vitest";
import { isPostgres } from "#tests/fresh-database.ts";
import { startTestApp } from "#tests/kit.ts";
import { keptInsert, keptInserts, keptQuery } from "./kept-query.ts";

const insertPerson = keptInsert("person");
const insertLead = keptInsert("desk_lead");
const at = "2026-03-02T12:00:00.000Z";

test("each run of a kept query has its own values", async () => {
  const { db } = (await startTestApp()).database;
  let built = 0;
  const find = keptQuery((of, { id }: { id: string }) => {
    built += 1;
    return of.selectFrom("person").select(["id", "created_at"]).where("id", "=", id);
  });
  for (const id of ["one", "other"]) await insertPerson(db, { id, created_at: at });

  for (const id of ["one", "other", "one"]) {
    expect((await find(db, { id })).rows).toEqual([{ id, created_at: at }]);
  }
  expect((await find(db, { id: "nobody" })).rows).toEqual([]);
  expect(built).toBe(1);
});

test("in a transaction that fails, nothing of it stays", async () => {
  const { db } = (await startTestApp()).database;

  const failing = db.transaction().execute(async (tx) => {
    await insertPerson(tx, { id: "one", created_at: at });
    throw new Error("no");
  });

  await expect(failing).rejects.toThrow("no");
  expect(await db.selectFrom("person").selectAll().execute()).toEqual([]);
});

test("rows with other columns lose none of them", async () => {
  const { db } = (await startTestApp()).database;
  const lead = {
    kind: "enquiry",
    enquiry_id: null,
    message_id: null,
    person_id: null,
    name_key: "anjali",
    category: "",
    stage: "new",
    owner_id: null,
    office: "kochi",
    created_at: at,
    changed_at: at,
  } as const;

  await insertLead(db, { ...lead, id: "one" });
  await insertLead(db, { ...lead, id: "two", page: "/h-1b-visa" });

  const rows = await db.selectFrom("desk_lead").select(["id", "page"]).orderBy("id").execute();
  expect(rows).toEqual([
    { id: "one", page: "" },
    { id: "two", page: "/h-1b-visa" },
  ]);
});

test.each([0, 1, 9, 10, 23])("%i rows go in, each with its own values", async (count) => {
  const { db } = (await startTestApp()).database;
  const rows = Array.from({ length: count }, (_, at) => ({
    id: `person-${String(at).padStart(2, "0")}`,
    created_at: `2026-03-02T12:00:${10 + at}.000Z`,
  }));

  await keptInserts("person")(db, rows);

  expect(await db.selectFrom("person").selectAll().orderBy("id").execute()).toEqual(rows);
});

test.skipIf(!isPostgres)("PostgreSQL keeps the plan of a kept query, and of no other", async () => {
  // Of their own: the test's may have run the same before.
  const db = (await startTestApp()).database.open();
  const find = keptQuery((of, { id }: { id: string }) =>
    of.selectFrom("person").select("id").where("id", "=", id),
  );

  const plans = await db.connection().execute(async (one) => {
    await find(one, { id: "one" });
    await one.selectFrom("person").select("created_at").where("id", "=", "one").execute();
    await find(one, { id: "other" });
    return sql<{ statement: string; runs: string }>`
      select statement, generic_plans + custom_plans as runs from pg_prepared_statements
      where statement like '%from "person"%'`.execute(one);
  });

  expect(plans.rows).toEqual([
    { statement: 'select "id" from "person" where "id" = $1', runs: expect.anything() },
  ]);
  expect(Number(plans.rows[0]?.runs)).toBe(2);
});
