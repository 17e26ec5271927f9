import { expect, test } from "vitest";
import { asABot, atTheDesk, sendEnquiry, sendMessage } from "#tests/desk.ts";
import { addLeadOnDesk, addLeadsOnDesk } from "#tests/desk-leads.ts";
import { heldClock } from "#tests/held-clock.ts";
import { startTestApp } from "#tests/kit.ts";
import { collectOutput } from "#tests/log-lines.ts";

async function threeLeads() {
  const app = await startTestApp();
  const ids = [
    await sendEnquiry(app, { email: "a@example.com", number: "5125550101" }),
    await sendMessage(app, { email: "b@example.com", phone: "5125550102" }),
    await sendEnquiry(app, { ...asABot, email: "c@example.com", number: "5125550103" }),
  ];
  return { app, ids, desk: await atTheDesk(app) };
}

test("many are changed by their ids, and undone with one call", async () => {
  const { desk, ids } = await threeLeads();
  const owner_id = await desk.id();

  const answer = await desk.bulk({
    ids: [...ids, ids[0], "nobody"],
    change: { stage: "in-touch", owner_id },
  });

  expect(answer).toMatchObject({ status: 200, data: { changed: 3, is_whole: true } });
  for (const id of ids) {
    expect(await desk.lead(id)).toMatchObject({ stage: "in-touch", owner: { id: owner_id } });
  }
  const undone = await desk.undo(answer.data.change_id);
  const leads = ids.toSorted().map((id) => ({ id, version: 3 }));
  expect(undone.data).toEqual({ undone: 3, kept: 0, leads });
  const stages = await Promise.all(ids.map(async (id) => (await desk.lead(id)).stage));
  expect(stages).toEqual(["new", "new", "spam"]);
});

test("many are changed by a filter: what it shows, and no more", async () => {
  const { desk, ids } = await threeLeads();
  const filter = await desk.filter("kind=enquiry&sort=name");

  const answer = await desk.bulk({ filter, change: { stage: "won" } });

  expect(answer.data).toMatchObject({ changed: 1 });
  const stages = await Promise.all(ids.map(async (id) => (await desk.lead(id)).stage));
  expect(stages).toEqual(["won", "new", "spam"]);
  const nothing = await desk.bulk({
    filter: await desk.filter("kind=enquiry"),
    change: { stage: "won" },
  });
  expect(nothing.data).toEqual({ change_id: null, changed: 0, kept: 0, leads: [], is_whole: true });
});

test("of many, those that a colleague has changed since stay, the others go back", async () => {
  const { app, desk, ids } = await threeLeads();
  const colleague = await atTheDesk(app);
  const { data } = await desk.bulk({ ids, change: { stage: "in-touch" } });
  await colleague.change(ids[0] ?? "", { stage: "won" });

  const leads = [ids[1], ids[2]].toSorted().map((id) => ({ id, version: 3 }));
  expect((await desk.undo(data.change_id)).data).toEqual({ undone: 2, kept: 1, leads });
  const stages = await Promise.all(ids.map(async (id) => (await desk.lead(id)).stage));
  expect(stages).toEqual(["won", "new", "spam"]);

  for (const id of ids) await colleague.change(id, { stage: "in-touch" });
  expect((await desk.undo(data.change_id)).data).toMatchObject({ undone: 1, kept: 2 });
  expect((await desk.page("?stage=in-touch")).total).toBe(2);
});

test("an undo that is sent again counts what it has put back before", async () => {
  const { app, desk, ids } = await threeLeads();
  const colleague = await atTheDesk(app);
  const { data } = await desk.bulk({ ids, change: { stage: "in-touch" } });
  await colleague.change(ids[0] ?? "", { stage: "won" });
  await desk.undo(data.change_id);
  await colleague.change(ids[0] ?? "", { stage: "in-touch" });

  expect((await desk.undo(data.change_id)).data).toMatchObject({ undone: 3, kept: 0 });
  expect(await desk.lead(ids[1] ?? "")).toMatchObject({ stage: "new", version: 3 });
});

test("more than one transaction holds, and two at a time: all are changed", async () => {
  const app = await startTestApp();
  const ids = await addLeadsOnDesk(app.database.db, 410, { office: "kochi" });
  const [one, other] = [await atTheDesk(app), await atTheDesk(app)];
  const filter = await one.filter("stage=new");

  const answers = await Promise.all([
    one.bulk({ filter, change: { next_step: "Call" } }),
    other.bulk({ ids: ids.toReversed(), change: { office: "austin" } }),
  ]);

  expect(answers.map(({ data }) => data.changed)).toEqual([410, 410]);
  const undone = await one.undo(answers[0]?.data.change_id);
  const leads = ids.toSorted().map((id) => ({ id, version: 4 }));
  expect(undone.data).toEqual({ undone: 410, kept: 0, leads });
  const { data } = await one.page("?size=100");
  expect(data.every(({ office, next_step }) => office === "austin" && next_step === "")).toBe(true);
});

test("what was changed before a failure is told, and taken back with one call", async () => {
  const app = await startTestApp();
  const { db, takeAway } = app.database;
  const desk = await atTheDesk(app);
  await addLeadsOnDesk(db, 900);
  const isBegun = () =>
    db.selectFrom("desk_lead").select("id").where("stage", "=", "lost").executeTakeFirst();
  const logged = collectOutput();

  const changing = desk.bulk({
    filter: await desk.filter("stage=new"),
    change: { stage: "lost" },
  });
  while (!(await isBegun()));
  const bringBack = await takeAway("desk_change");
  const answer = await changing;
  await bringBack();

  expect(logged()).toContain('"event":"request-failed"');
  expect(answer).toMatchObject({ status: 200, data: { is_whole: false } });
  const { changed, change_id, leads } = answer.data;
  expect([200, 400, 600]).toContain(changed);
  expect(leads).toHaveLength(changed);
  expect((await desk.page("?stage=lost")).total).toBe(changed);
  expect((await desk.undo(change_id)).data).toMatchObject({ undone: changed, kept: 0 });
  expect((await desk.page("?stage=new")).total).toBe(900);
});

test("what fails from its beginning has changed nothing, and is a failure", async () => {
  const { app, desk, ids } = await threeLeads();
  const bringBack = await app.database.takeAway("desk_change");
  const answer = await desk.bulk({ ids, change: { stage: "won" } });
  await bringBack();

  expect(answer).toMatchObject({
    status: 500,
    error: "Something went wrong on our side. Please try again.",
  });
  expect((await desk.page("?stage=won")).total).toBe(0);
});

type Leads = Awaited<ReturnType<typeof threeLeads>>;
const oneComes = ({ app }: Leads) => sendEnquiry(app, { email: "d@example.com" });
const change = ({ desk, ids }: Leads, which: number, to: object) =>
  desk.change(ids[which] ?? "", to);
const oneGoes = (leads: Leads) => change(leads, 0, { stage: "won" });
/** It comes after the list was seen, and is stamped with the time of that. */
async function oneComesByAClockBehind({ app: { database } }: Leads): Promise<void> {
  const instance = await startTestApp({ database, clock: heldClock(), isWaiting: true });
  await sendEnquiry(instance, { email: "d@example.com" });
}

test.each<[string, ((leads: Leads) => Promise<unknown>)[]]>([
  ["one came", [oneComes]],
  ["one went", [oneGoes]],
  ["one came and another went", [oneComes, oneGoes]],
  ["one came by a clock that is behind, and another went", [oneComesByAClockBehind, oneGoes]],
  [
    "one was moved there, and another away",
    [(leads) => change(leads, 2, { stage: "new" }), oneGoes],
  ],
  ["one was changed", [(leads) => change(leads, 0, { next_step: "Call" })]],
])("nothing of a list that is not what was seen is changed: %s", async (_, meanwhile) => {
  const leads = await threeLeads();
  const { app, desk, ids } = leads;
  const filter = await desk.filter("stage=new");
  app.clock.forward(1000);
  for (const happen of meanwhile) await happen(leads);
  const asTheyAre = () => Promise.all(ids.map((id) => desk.lead(id)));
  const before = await asTheyAre();

  const answer = await desk.bulk({ filter, change: { trashed: true } });

  expect(answer).toMatchObject({
    status: 409,
    error: "The list has changed meanwhile. Nothing was done; please look at it again.",
  });
  expect(await asTheyAre()).toEqual(before);
  expect((await desk.page("?trash=yes")).total).toBe(0);

  const now = await desk.filter("stage=new");
  const again = await desk.bulk({ filter: now, change: { trashed: true } });
  expect(again).toMatchObject({ status: 200, data: { changed: now.total } });
});

test("what was overdue when the list was seen is changed, and not what is so since", async () => {
  const app = await startTestApp();
  const desk = await atTheDesk(app);
  const due = (due_at: string) => addLeadOnDesk(app.database.db, { due_at });
  const overdue = await due("2026-03-02T09:10:00.000Z");
  const inTime = await due("2026-03-02T09:20:00.000Z");
  app.clock.forward(15 * 60_000);
  const filter = await desk.filter("overdue=yes");
  app.clock.forward(15 * 60_000);
  expect(await desk.filter("overdue=yes")).toMatchObject({ total: 2 });

  const answer = await desk.bulk({ filter, change: { next_step: "Call" } });

  expect(answer.data).toMatchObject({ changed: 1 });
  expect(await desk.lead(overdue)).toMatchObject({ next_step: "Call" });
  expect(await desk.lead(inTime)).toMatchObject({ next_step: "" });
});

test("what leaves a list while it is being changed stays as a colleague has left it", async () => {
  const app = await startTestApp();
  const { db } = app.database;
  const [one, other] = [await atTheDesk(app), await atTheDesk(app)];
  await addLeadsOnDesk(db, 900);
  const { data } = await other.page("?stage=new&size=100");
  const isBegun = () =>
    db.selectFrom("desk_lead").select("id").where("stage", "=", "lost").executeTakeFirst();

  const changing = one.bulk({ filter: await one.filter("stage=new"), change: { stage: "lost" } });
  while (!(await isBegun()));
  const patches = data.map(({ id, version }) => other.patch(id, { version, stage: "won" }));
  const won = (await Promise.all(patches)).filter(({ status }) => status === 200);

  expect(won.length).toBeGreaterThan(0);
  expect((await changing).data).toMatchObject({ changed: 900 - won.length });
  expect((await other.page("?stage=won")).total).toBe(won.length);
});

const seen = { query: "", total: 0, read_at: "2026-03-02T09:00:00.000Z" };
const notSeen = "filter must be query, total and read_at of the list that was seen.";

test.each([
  [{ change: { stage: "won" } }, "Send either ids or filter."],
  [{ ids: ["a"], filter: seen, change: { stage: "won" } }, "Send either ids or filter."],
  [{ filter: "stage=new", change: { stage: "won" } }, notSeen],
  [{ filter: { ...seen, total: undefined }, change: { stage: "won" } }, notSeen],
  [{ filter: { ...seen, read_at: "today" }, change: { stage: "won" } }, notSeen],
  [{ ids: [], change: { stage: "won" } }, "Choose 1 to 1,000 leads."],
  [{ filter: { ...seen, query: "stage=gone" }, change: { stage: "won" } }, "stage must be some of"],
  [{ filter: seen, change: {} }, "Send at least one field to change."],
])("%j is refused: %s", async (body, text) => {
  const app = await startTestApp();
  const answer = await (await atTheDesk(app)).bulk(body);
  expect(answer.status).toBe(400);
  expect(answer.error).toContain(text);
});
