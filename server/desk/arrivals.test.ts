import { expect, test } from "vitest";
import type { PersonalData } from "#contract/personal-data.ts";
import { asABot, atTheDesk, sendEnquiry, sendMessage, sendStuckEnquiry } from "#tests/desk.ts";
import { startTestApp, type TestApp } from "#tests/kit.ts";

/** How many leads wait, and how many are on the desk. */
async function counts({ database: { db } }: TestApp) {
  const rows = async (table: "desk_arrival" | "desk_lead") =>
    (await db.selectFrom(table).select(db.fn.countAll().as("rows")).execute()).map(({ rows }) =>
      Number(rows),
    )[0];
  return { waiting: await rows("desk_arrival"), onDesk: await rows("desk_lead") };
}

test("a lead comes onto the desk before anybody sees the desk, whole", async () => {
  const app = await startTestApp();
  const desk = await atTheDesk(app);
  const source_first = { utm_source: "Clinic", landing: "/visa-for-nurses-rn" };
  const id = await sendEnquiry(app, { page: "/tn-visa", zone: "Asia/Kolkata", source_first });
  expect(await counts(app)).toEqual({ waiting: 1, onDesk: 0 });

  const { data } = await desk.page();

  expect(await counts(app)).toEqual({ waiting: 0, onDesk: 1 });
  expect(data).toEqual([
    expect.objectContaining({
      id,
      kind: "enquiry",
      stage: "new",
      name: "Anjali Mathew",
      category: "H-1B Visa services for Employees",
      office: "kochi",
      page: "/tn-visa",
      source: "clinic",
      version: 1,
      clock: expect.objectContaining({ first_answer_at: "" }),
    }),
  ]);
});

test("likely spam comes onto its side of the desk, without a promise", async () => {
  const app = await startTestApp();
  const desk = await atTheDesk(app);
  const id = await sendMessage(app, asABot);

  expect(await desk.lead(id)).toMatchObject({ kind: "message", stage: "spam", clock: null });
});

test("more than are taken up at once come all, in any number, and each once", async () => {
  const app = await startTestApp();
  const other = await startTestApp({ database: app.database, clock: app.clock });
  const ids: string[] = [];
  for (let place = 0; place < 123; place += 1) {
    const body = { email: `${place}@example.com`, number: String(5_125_550_100 + place) };
    const from = { "X-Forwarded-For": `10.0.0.${place}` };
    ids.push(await sendEnquiry(app, body, from));
  }

  await Promise.all([app.takeUp(), other.takeUp(), app.takeUp()]);

  const rows = await app.database.db.selectFrom("desk_lead").select("id").execute();
  expect(rows.map(({ id }) => id).sort()).toEqual(ids.sort());
  expect(await counts(app)).toEqual({ waiting: 0, onDesk: 123 });
});

test("what is held of a person names a lead that has just come", async () => {
  const app = await startTestApp();
  const staff = await app.staffHeaders();
  const id = await sendMessage(app, { page: "/contact" });

  const held = await app.post<PersonalData>(
    "/api/personal-data",
    { email: "ravi@example.com" },
    staff,
  );

  expect(held.data.handling).toEqual([expect.objectContaining({ id, page: "/contact" })]);
});

test("a lead that is erased while it waits leaves nothing", async () => {
  const app = await startTestApp();
  await sendMessage(app, { email: "gone@example.com" });
  await app.database.db.deleteFrom("contact_message").execute();
  const left = await sendMessage(app, { email: "left@example.com" });

  await app.takeUp();

  const rows = await app.database.db.selectFrom("desk_lead").select("id").execute();
  expect(rows).toEqual([{ id: left }]);
  expect(await counts(app)).toEqual({ waiting: 0, onDesk: 1 });
});

test("a lead that can not be taken up waits, and keeps nobody from the lists and none from the desk", async () => {
  const app = await startTestApp();
  const { db } = app.database;
  const before = await sendEnquiry(app);
  const stuck = await sendStuckEnquiry(app);
  const behind = await sendMessage(app, { email: "behind@example.com" });

  const { status, data } = await app.asStaff().get<{ id: string }[]>("/api/enquiry");

  expect(status).toBe(200);
  expect(data.map((lead) => lead.id).sort()).toEqual([before, stuck].sort());
  expect(await counts(app)).toEqual({ waiting: 1, onDesk: 3 });
  const onDesk = await db.selectFrom("desk_lead").select("id").execute();
  expect(onDesk.map(({ id }) => id).sort()).toEqual([before, stuck, behind].sort());
  await expect(app.takeUp()).rejects.toThrow(/unique/i);
});
