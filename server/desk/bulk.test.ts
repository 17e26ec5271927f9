import { expect, test } from "vitest";
import { asABot, atTheDesk, sendEnquiry, sendMessage } from "#tests/desk.ts";
import { startTestApp } from "#tests/kit.ts";

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

  expect(answer).toMatchObject({ status: 200, data: { changed: 3 } });
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

  const answer = await desk.bulk({ filter: "kind=enquiry&sort=name", change: { stage: "won" } });

  expect(answer.data).toMatchObject({ changed: 1 });
  const stages = await Promise.all(ids.map(async (id) => (await desk.lead(id)).stage));
  expect(stages).toEqual(["won", "new", "spam"]);
  const nothing = await desk.bulk({ filter: "kind=enquiry", change: { stage: "won" } });
  expect(nothing.data).toEqual({ change_id: null, changed: 0, leads: [] });
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
});

test("more than one transaction holds, and two at a time: all are changed", async () => {
  const app = await startTestApp();
  const ids: string[] = [];
  for (let place = 0; place < 410; place += 1) {
    ids.push(await sendEnquiry(app, { email: `a${place}@example.com` }));
  }
  const [one, other] = [await atTheDesk(app), await atTheDesk(app)];

  const answers = await Promise.all([
    one.bulk({ filter: "stage=new", change: { next_step: "Call" } }),
    other.bulk({ ids: ids.toReversed(), change: { office: "austin" } }),
  ]);

  expect(answers.map(({ data }) => data.changed)).toEqual([410, 410]);
  const undone = await one.undo(answers[0]?.data.change_id);
  const leads = ids.toSorted().map((id) => ({ id, version: 4 }));
  expect(undone.data).toEqual({ undone: 410, kept: 0, leads });
  const { data } = await one.page("?size=100");
  expect(data.every(({ office, next_step }) => office === "austin" && next_step === "")).toBe(true);
});

test.each([
  [{ change: { stage: "won" } }, "Send either ids or filter."],
  [{ ids: [], change: { stage: "won" } }, "Choose 1 to 1,000 leads."],
  [{ filter: "stage=gone", change: { stage: "won" } }, "stage must be some of"],
  [{ filter: "", change: {} }, "Send at least one field to change."],
])("%j is refused: %s", async (body, text) => {
  const app = await startTestApp();
  const answer = await (await atTheDesk(app)).bulk(body);
  expect(answer.status).toBe(400);
  expect(answer.error).toContain(text);
});
