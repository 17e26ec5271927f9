import { sql } from "kysely";
import { expect, test } from "vitest";
import type { MenuCounts } from "#contract/answers/figures.ts";
import { countMax } from "#contract/desk.ts";
import type { Db } from "#server/database/schema.ts";
import { aPost, startWriter } from "#tests/blog.ts";
import { asABot, atTheDesk, sendEnquiry, sendMessage } from "#tests/desk.ts";
import { freshDatabase, isPostgres } from "#tests/fresh-database.ts";
import { startTestApp, type TestApp } from "#tests/kit.ts";
import { listen, postgresWork, type Seen, sqlitePlan } from "#tests/seen-queries.ts";
import { countForMenu } from "./menu-store.ts";

const path = "/api/desk-figures/menu";

const countsOf = async (app: TestApp) => (await app.asStaff().get<MenuCounts>(path)).data;

const nothing = { new: { contact: 0, enquiry: 0 }, all: { subscriber: 0, blog: 0 } };

test("the menu's numbers are for staff only", async () => {
  const app = await startTestApp();
  expect(await app.get(path)).toMatchObject({ status: 401, error: "Please log in." });
  expect(await app.asStaff().get(path)).toMatchObject({ status: 200, data: nothing });
});

test("messages and call-backs are new in one list, enquiries in the other", async () => {
  const app = await startTestApp();
  await sendEnquiry(app, { email: "a@example.com" });
  await sendEnquiry(app, { email: "b@example.com" });
  await sendMessage(app, { email: "c@example.com" });
  await sendMessage(app, { email: "d@example.com", message: "" });
  await sendMessage(app, { email: "e@example.com" });

  expect(await countsOf(app)).toEqual({ ...nothing, new: { contact: 3, enquiry: 2 } });
});

test("what was moved on, is in the trash or likely spam is not new, and is again when it comes back", async () => {
  const app = await startTestApp();
  const moved = await sendEnquiry(app, { email: "a@example.com" });
  const trashed = await sendMessage(app, { email: "b@example.com" });
  const spam = await sendMessage(app, { email: "c@example.com", ...asABot });
  const desk = await atTheDesk(app);

  await desk.change(moved, { stage: "in-touch" });
  await desk.change(trashed, { trashed: true });
  expect(await countsOf(app)).toEqual(nothing);

  await desk.change(trashed, { trashed: false });
  await desk.change(spam, { stage: "new" });
  expect(await countsOf(app)).toEqual({ ...nothing, new: { contact: 2, enquiry: 0 } });
});

test("all subscribers and all posts are counted", async () => {
  const app = await startTestApp();
  await app.post("/api/subscription", { email: "a@example.com" });
  await app.post("/api/subscription", { email: "b@example.com" });
  await app.post("/api/subscription", { email: "A@example.com" });
  const writer = await startWriter(app);
  await writer.add(await aPost());

  expect(await countsOf(app)).toEqual({ ...nothing, all: { subscriber: 2, blog: 1 } });
});

test("new leads are counted in an index of their own, and no further than is shown", async () => {
  const database = await freshDatabase();
  const { db, take } = listen(database.address);
  await addMany(database.db, countMax + 2000);
  if (isPostgres) await sql.raw("vacuum analyze desk_lead").execute(database.db);
  take();

  expect((await countForMenu(db)).new).toEqual({ contact: countMax, enquiry: 2 });

  const questions = take();
  expect(questions).toHaveLength(4);
  for (const question of questions.filter((asked) => asked.sql.includes("desk_lead"))) {
    await expectCounted(db, question);
  }
});

/** Messages, all of them new, and two enquiries of as many that were answered. */
async function addMany(db: Db, leads: number): Promise<void> {
  await sql`insert into desk_lead (id, kind, name_key, office, stage, created_at, changed_at)
    with recursive lead (number) as (
      select 1 union all select number + 1 from lead where number < ${sql.lit(2 * leads)})
    select 'lead-' || number, case when number <= ${sql.lit(leads)} then 'message' else 'enquiry' end,
      'name', 'austin', case when number <= ${sql.lit(leads + 2)} then 'new' else 'in-touch' end,
      '2026-01-01', '2026-01-01'
    from lead`.execute(db);
}

async function expectCounted(db: Db, question: Seen): Promise<void> {
  if (isPostgres) {
    const { indexes, rowsRead } = await postgresWork(db, question);
    expect(indexes).toEqual(["desk_lead_new"]);
    expect(rowsRead).toBeLessThanOrEqual(countMax);
    return;
  }
  const plan = await sqlitePlan(db, question);
  expect(plan.join()).toContain("SEARCH desk_lead USING COVERING INDEX desk_lead_new (kind=?)");
}
