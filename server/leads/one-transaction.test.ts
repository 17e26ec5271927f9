import { expect, onTestFinished, test } from "vitest";
import { aMessage, anEnquiry, startTestApp } from "#tests/kit.ts";

const leads = [
  { path: "/api/enquiry", body: anEnquiry(), table: "enquiry" as const },
  { path: "/api/contact", body: aMessage(), table: "contact_message" as const },
];

test.each(leads)("$path: without its mails there is no lead", async ({ path, body }) => {
  const app = await startTestApp();
  await app.database.takeAway("mail");

  const answer = await app.post(path, body);

  expect(answer).toMatchObject({
    status: 500,
    error: "Something went wrong on our side. Please try again.",
  });
  expect((await app.asStaff().get(path)).data).toEqual([]);
});

test.each(leads)("$path: without the lead there are no mails", async ({ path, body, table }) => {
  const app = await startTestApp();
  await app.database.takeAway(table);

  const { status } = await app.post(path, body);

  expect(status).toBe(500);
  expect(await app.database.db.selectFrom("mail").selectAll().execute()).toEqual([]);
});

test.each(leads)("$path: with one of two mails only, there is nothing at all", async (given) => {
  const app = await startTestApp();
  const { db } = app.database;
  // The second mail about a lead breaks this rule.
  await db.schema.createIndex("one_mail").unique().on("mail").column("lead_id").execute();
  onTestFinished(() => db.schema.dropIndex("one_mail").execute());

  const { status } = await app.post(given.path, given.body);

  expect(status).toBe(500);
  expect(await db.selectFrom(given.table).selectAll().execute()).toEqual([]);
  expect(await db.selectFrom("mail").selectAll().execute()).toEqual([]);
});

test.each(leads)("$path: when it is answered, lead and mails are stored", async (given) => {
  const app = await startTestApp();

  await app.post(given.path, given.body);

  const instance = app.database.open();
  const rows = await instance.selectFrom(given.table).select("id").execute();
  const mails = await instance.selectFrom("mail").select(["lead_id", "state"]).execute();
  expect(rows).toHaveLength(1);
  const mail = { lead_id: rows[0]?.id, state: "waiting" };
  expect(mails).toEqual([mail, mail]);
});
