import { sql } from "kysely";
import { Migrator } from "kysely/migration";
import { expect, test } from "vitest";
import { emptyDatabase, isPostgres } from "#tests/fresh-database.ts";
import { anEnquiry, startTestApp } from "#tests/kit.ts";
import { migrate } from "./migrate.ts";
import * as leads from "./migrations/001-leads.ts";
import * as staff from "./migrations/002-staff.ts";

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

test("logins that were open before they had ids can be listed and ended one by one", async () => {
  const { db } = await emptyDatabase();
  const getMigrations = async () => ({ "001-leads": leads, "002-staff": staff });
  await new Migrator({ db, provider: { getMigrations } }).migrateToLatest();
  const created_at = "2026-03-02T09:00:00.000Z";
  await sql`insert into staff (id, email, email_key, password_hash, created_at)
    values ('s', 'a@example.com', 'a@example.com', '', ${created_at})`.execute(db);
  for (const token of ["a", "b"]) {
    await sql`insert into login (token_hash, staff_id, created_at, used_at)
      values (${token.repeat(64)}, 's', ${created_at}, ${created_at})`.execute(db);
  }

  await migrate(db);

  const logins = await db.selectFrom("login").select(["id", "must_change_password"]).execute();
  expect(new Set(logins.map(({ id }) => id)).size).toBe(2);
  expect(logins).toMatchObject([{ must_change_password: 0 }, { must_change_password: 0 }]);
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
