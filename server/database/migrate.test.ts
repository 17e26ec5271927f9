import { expect, test } from "vitest";
import { emptyDatabase, isPostgres } from "#tests/fresh-database.ts";
import { anEnquiry, startTestApp } from "#tests/kit.ts";
import { migrate } from "./migrate.ts";

const tables = [
  "contact_message",
  "enquiry",
  "idempotency_key",
  "login",
  "mail",
  "staff",
  "subscription",
];

test("the first start makes the tables", async () => {
  const { db } = await emptyDatabase();

  await migrate(db);

  const names = (await db.introspection.getTables()).map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(tables));
});

test("a later start changes nothing and keeps what is there", async () => {
  const app = await startTestApp();
  const { db } = app.database;
  await app.post("/api/enquiry", anEnquiry());
  const before = await db.introspection.getTables();

  await migrate(db);

  expect(await db.introspection.getTables()).toEqual(before);
  expect((await app.asStaff().get("/api/enquiry")).data).toMatchObject([{ name: "Anjali Mathew" }]);
});

test.runIf(isPostgres)("three instances that start at once on one empty database", async () => {
  const database = await emptyDatabase();
  const instances = [database.open(), database.open(), database.open()];

  await Promise.all(instances.map(migrate));

  const rows = await Promise.all(
    instances.map((db) => db.selectFrom("enquiry").selectAll().execute()),
  );
  expect(rows).toEqual([[], [], []]);
});
