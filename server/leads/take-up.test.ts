import { expect, test } from "vitest";
import type { Marked, Sent, SpamReason } from "#contract/answers/leads.ts";
import type { PersonalData } from "#contract/answers/personal-data.ts";
import { asABot, atTheDesk, sendEnquiry, sendMessage, sendStuckEnquiry } from "#tests/desk.ts";
import { startTestApp, type TestApp } from "#tests/kit.ts";
import { counted, startVisited } from "#tests/visiting.ts";

/** What is sent stays where it came in until somebody looks. */
const startWaiting = () => startTestApp({ isWaiting: true });

/** How many leads wait, and how many are on the desk. */
async function counts({ database: { db } }: TestApp) {
  const rows = async (table: "lead_arrival" | "desk_lead") =>
    (await db.selectFrom(table).select(db.fn.countAll().as("rows")).execute()).map(({ rows }) =>
      Number(rows),
    )[0];
  return { waiting: await rows("lead_arrival"), onDesk: await rows("desk_lead") };
}

const onDesk = async ({ database: { db } }: TestApp) =>
  (await db.selectFrom("desk_lead").select("id").execute()).map(({ id }) => id).sort();

test("a lead comes onto the desk before anybody sees the desk, whole", async () => {
  const app = await startWaiting();
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

test("and onto its list, as it was sent and answered", async () => {
  const app = await startWaiting();
  const sent = await app.post<Sent>("/api/contact", { ...aPerson, message: "When?" });

  const { data } = await app.asStaff().get("/api/contact");

  const { answer_by: _, ...receipt } = sent.data;
  expect(data).toEqual([{ ...aPerson, message: "When?", ...receipt }]);
});
const aPerson = { name: "Ravi Menon", email: "ravi@example.com", phone: "4845550142" };

test("likely spam comes onto its side of the desk, without a promise", async () => {
  const app = await startWaiting();
  const desk = await atTheDesk(app);
  const id = await sendMessage(app, asABot);

  expect(await desk.lead(id)).toMatchObject({ kind: "message", stage: "spam", clock: null });
});

test("more than are taken up at once come all, in any number, and each once", async () => {
  const app = await startWaiting();
  const other = await startTestApp({ database: app.database, clock: app.clock });
  const ids: string[] = [];
  for (let place = 0; place < 123; place += 1) {
    const body = { email: `${place}@example.com`, number: String(5_125_550_100 + place) };
    const from = { "X-Forwarded-For": `10.0.0.${place}` };
    ids.push(await sendEnquiry(app, body, from));
  }

  await Promise.all([app.takeUp(), other.takeUp(), app.takeUp()]);
  await app.deliverMails();

  expect(await onDesk(app)).toEqual(ids.sort());
  expect(await counts(app)).toEqual({ waiting: 0, onDesk: 123 });
  expect(app.sent.map(({ lead_id }) => lead_id).sort()).toEqual([...ids, ...ids].sort());
});

test("of many that come together each is weighed behind those before", async () => {
  const app = await startWaiting();
  const message = `We offer ${"rankings of the very first page for sites like yours ".repeat(2)}`;
  for (const sender of ["one", "two", "three"]) {
    await sendMessage(app, { email: `${sender}@example.com`, message });
    app.clock.forward(1000);
  }

  const { data } = await app.asStaff().get<Marked[]>("/api/contact?size=50");

  const repeats = data.map(({ spam }) => spam.reasons.filter(isRepeat).map(({ count }) => count));
  expect(repeats).toEqual([[2], [1], []]);
});
const isRepeat = ({ code }: SpamReason) => code === "repeated-text";

test("what is held of a person names a lead that has just come", async () => {
  const app = await startWaiting();
  const staff = await app.staffHeaders();
  const id = await sendMessage(app, { page: "/contact" });

  const held = await app.post<PersonalData>(
    "/api/personal-data",
    { email: "ravi@example.com" },
    staff,
  );

  expect(held.data.handling).toEqual([expect.objectContaining({ id, page: "/contact" })]);
});

test("a lead that can not be taken up waits, and keeps no other from the lists and the desk", async () => {
  const failures: unknown[] = [];
  const app = await startTestApp({
    isWaiting: true,
    report: (_event, failure) => failures.push(failure),
  });
  const before = await sendEnquiry(app);
  const stuck = await sendStuckEnquiry(app);
  const behind = await sendMessage(app, { email: "behind@example.com" });

  const { status, data } = await app.asStaff().get<{ id: string }[]>("/api/enquiry");

  expect(status).toBe(200);
  expect(data.map((lead) => lead.id).sort()).toEqual([before, stuck].sort());
  expect(await counts(app)).toEqual({ waiting: 1, onDesk: 3 });
  expect(await onDesk(app)).toEqual([before, stuck, behind].sort());
  await expect(app.takeUp()).rejects.toThrow(/unique/i);
});

test("while one is stuck, the others are counted and their mails go all the same", async () => {
  const app = await startVisited({ isWaiting: true, isAwake: true, report: () => undefined });
  await sendStuckEnquiry(app);
  await expect(app.takeUp()).rejects.toThrow(/unique/i);

  const id = await sendMessage(app);

  await expect.poll(() => app.sent.map(({ lead_id }) => lead_id)).toContain(id);
  expect(await counted(app)).toContainEqual(expect.stringContaining("send message: 1"));
});

test("an erasure takes a lead along that can not be taken up, and the answer to it", async () => {
  const app = await startWaiting();
  await sendStuckEnquiry(app);
  await app.database.db.deleteFrom("enquiry").execute();
  await app.database.takeAway("lead_trace");
  const key = { "Idempotency-Key": "a-key-of-theirs" };
  const lead = { ...aPerson, email: "Stuck@example.com", message: "" };
  expect((await app.post("/api/contact", lead, key)).status).toBe(201);

  const erased = await app
    .asStaff()
    .post<{ leads: number }>("/api/personal-data/erase", { email: "stuck@Example.com" });

  expect(erased.data).toMatchObject({ leads: 2 });
  expect(await counts(app)).toMatchObject({ waiting: 0 });
  const keys = await app.database.db.selectFrom("idempotency_key").selectAll().execute();
  expect(keys).toEqual([]);
});
