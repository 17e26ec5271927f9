import { expect, test } from "vitest";
import { findOrAddPersons } from "#server/desk/persons-store.ts";
import { listArrivals, removeArrivals } from "#server/leads/arrival-store.ts";
import { freshDatabase, isPostgres } from "#tests/fresh-database.ts";
import { addLeads } from "#tests/many-leads.ts";
import { listen } from "#tests/seen-queries.ts";
import { listed } from "./list-as-value.ts";
import { indexWaiting } from "./search-index.ts";

const lead = { created_at: "2026-11-24T08:00:00.000Z", email: "anjali@example.com", phone: "" };

test("finds what is on the list, and nothing by an empty one", async () => {
  const { db } = await freshDatabase();
  for (const id of ["it's", "two", "three"]) {
    await db.insertInto("person").values({ id, created_at: lead.created_at }).execute();
  }
  const among = (...ids: string[]) =>
    db.selectFrom("person").select("id").where("id", "in", listed(db, ids)).orderBy("id").execute();

  expect(await among("two", "it's", "four")).toEqual([{ id: "it's" }, { id: "two" }]);
  expect(await among()).toEqual([]);
});

test("takes lists that are longer than a statement of PostgreSQL has places", async () => {
  const { db } = await freshDatabase();
  await db.insertInto("person").values({ id: "70000", created_at: lead.created_at }).execute();
  const numbers = Array.from({ length: 70_000 }, (_, at) => at + 1);
  const ids = numbers.map(String);

  const found = db.selectFrom("person").select("id").where("id", "in", listed(db, ids));
  expect(await found.execute()).toEqual([{ id: "70000" }]);
  expect(await listArrivals(db, numbers)).toEqual([]);
});

test.skipIf(isPostgres)("leads are taken up by the same texts, however many come", async () => {
  const { db, take } = listen((await freshDatabase()).address);
  const textsFor = async (count: number) => {
    const numbers = Array.from({ length: count }, (_, number) => number);
    await listArrivals(db, numbers);
    await removeArrivals(db, numbers);
    await findOrAddPersons(
      db,
      numbers.map((number) => ({
        ...lead,
        email: `${count}.${number}@example.com`,
        // The first has none.
        phone: number > 0 ? `984${count}01234${number}` : "",
      })),
    );
    return new Set(take().map(({ sql }) => sql));
  };

  const texts = await textsFor(1);
  expect(texts.size).toBeGreaterThan(3);
  expect(await textsFor(2)).toEqual(texts);
  expect(await textsFor(4)).toEqual(texts);
});

test.skipIf(isPostgres)("and indexed by the same texts", async () => {
  const { db, take } = listen((await freshDatabase()).address);
  const textsFor = async (enquiries: number) => {
    await db.deleteFrom("enquiry").execute();
    await addLeads(db, { enquiries });
    take();
    await indexWaiting(db, { atLeast: 1 });
    return new Set(take().map(({ sql }) => sql));
  };

  const texts = await textsFor(2);
  expect(texts.size).toBeGreaterThan(3);
  expect(await textsFor(5)).toEqual(texts);
});
