import { expect, onTestFinished, test } from "vitest";
import type { Db } from "#server/database/schema.ts";
import { aMessage, anEnquiry, startTestApp, type TestApp } from "#tests/kit.ts";

const leads = [
  { path: "/api/enquiry", body: anEnquiry(), table: "enquiry" as const },
  { path: "/api/contact", body: aMessage(), table: "contact_message" as const },
];
type Given = (typeof leads)[number];

/** A site whose leads can not be taken up now and then. */
const start = () => startTestApp({ report: () => undefined });

/** Who stands on the list. */
async function listed(db: Db, { table }: Given): Promise<string[]> {
  const rows = await db.selectFrom(table).select("id").execute();
  return rows.map(({ id }) => id);
}

/** What there is of the lead, as another instance sees it. */
async function stored(app: TestApp, given: Given) {
  const instance = app.database.open();
  const mails = await instance.selectFrom("mail").select(["lead_id", "state"]).execute();
  return { ids: await listed(instance, given), mails };
}

/** What follows from it, once and whole. */
async function expectWhole(app: TestApp, given: Given, id: string): Promise<void> {
  const mail = { lead_id: id, state: "waiting" };
  expect(await stored(app, given)).toEqual({ ids: [id], mails: [mail, mail] });
}

test.each(leads)("$path: what is answered 201 is stored", async (given) => {
  const app = await start();

  const { status, data } = await app.post<{ id: string }>(given.path, given.body);

  expect(status).toBe(201);
  await expectWhole(app, given, data.id);
});

test.each(leads)("$path: what can not be stored is not answered 201", async (given) => {
  const app = await start();
  const bringBack = await app.database.takeAway("lead_arrival");

  const answer = await app.post(given.path, given.body);

  expect(answer).toMatchObject({
    status: 500,
    error: "Something went wrong on our side. Please try again.",
  });
  await bringBack();
  await app.takeUp();
  expect(await stored(app, given)).toEqual({ ids: [], mails: [] });
});

test.each(leads)("$path: while leads can not be taken up, none is left waiting", async (given) => {
  const app = await start();
  const bringBack = await app.database.takeAway("person");
  const { data } = await app.post<{ id: string }>(given.path, given.body);

  const refused = await app.post(given.path, given.body);

  expect(refused.status).toBe(500);
  await bringBack();
  const next = await app.post<{ id: string }>(given.path, given.body);
  expect(next.status).toBe(201);
  const { ids, mails } = await stored(app, given);
  expect(ids.sort()).toEqual([data.id, next.data.id].sort());
  expect(mails).toHaveLength(4);
});

for (const missing of ["mail", "person", "desk_lead"] as const) {
  test.each(leads)(`$path: without ${missing} it waits, and comes whole`, async (given) => {
    const app = await start();
    const bringBack = await app.database.takeAway(missing);

    const { status, data } = await app.post<{ id: string }>(given.path, given.body);

    expect(status).toBe(201);
    expect(await listed(app.database.open(), given)).toEqual([]);
    await bringBack();
    expect(await stored(app, given)).toEqual({ ids: [], mails: [] });
    await app.takeUp();
    await expectWhole(app, given, data.id);
  });
}

test.each(leads)("$path: without its list there are no mails yet", async (given) => {
  const app = await start();
  const bringBack = await app.database.takeAway(given.table);

  const { status, data } = await app.post<{ id: string }>(given.path, given.body);

  expect(status).toBe(201);
  expect(await app.database.db.selectFrom("mail").selectAll().execute()).toEqual([]);
  await bringBack();
  await app.takeUp();
  await expectWhole(app, given, data.id);
});

test.each(leads)("$path: with one of two mails only, there is nothing yet", async (given) => {
  const app = await start();
  const { db } = app.database;
  // The second mail about a lead breaks this rule.
  await db.schema.createIndex("one_mail").unique().on("mail").column("lead_id").execute();
  onTestFinished(() => db.schema.dropIndex("one_mail").ifExists().execute());

  const { data } = await app.post<{ id: string }>(given.path, given.body);

  expect(await stored(app, given)).toEqual({ ids: [], mails: [] });
  await db.schema.dropIndex("one_mail").execute();
  await app.takeUp();
  await expectWhole(app, given, data.id);
});
