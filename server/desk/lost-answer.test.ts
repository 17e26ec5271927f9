import { expect, test } from "vitest";
import { atTheDesk, sendEnquiry, sendMessage } from "#tests/desk.ts";
import { addLeadsOnDesk } from "#tests/desk-leads.ts";
import { startTestApp } from "#tests/kit.ts";

/** As the browser sends it: what was changed under it can be undone, whether the answer comes or not. */
const change_id = "sent-by-the-browser";

async function threeLeads() {
  const app = await startTestApp();
  const ids = [
    await sendEnquiry(app, { email: "a@example.com", number: "5125550101" }),
    await sendMessage(app, { email: "b@example.com", phone: "5125550102" }),
    await sendEnquiry(app, { email: "c@example.com", number: "5125550103" }),
  ];
  return { app, ids, desk: await atTheDesk(app) };
}

test("many that are changed under one id twice are one change, and undone by who did it", async () => {
  const { app, desk, ids } = await threeLeads();
  const change = { stage: "in-touch" };
  await desk.bulk({ ids: ids.slice(0, 2), change_id, change });

  // What the first left undone is done.
  const again = await desk.bulk({ ids, change_id, change });

  expect(again).toMatchObject({ status: 200, data: { change_id, changed: 3, is_whole: true } });
  expect(await app.asStaff().post("/api/desk/undo", { change_id })).toMatchObject({
    status: 404,
    error: "There is no such change.",
  });
  expect((await desk.undo(change_id)).data).toMatchObject({ undone: 3, kept: 0 });
  // It is not so any more: it is done.
  expect((await desk.bulk({ ids, change_id, change })).data).toMatchObject({ changed: 3 });
  expect(await desk.lead(ids[0] ?? "")).toMatchObject({ stage: "in-touch" });
});

test("all of a list that is sent again is told as done, and what came since is not changed", async () => {
  const { app, desk } = await threeLeads();
  const sent = { filter: await desk.filter("kind=enquiry"), change_id, change: { trashed: true } };
  const first = await desk.bulk(sent);
  const came = await sendEnquiry(app, { email: "d@example.com" });

  const again = await desk.bulk(sent);

  expect(again.data).toEqual({ ...first.data, leads: [] });
  expect(await desk.lead(came)).toMatchObject({ trashed_at: "" });
});

test("what was left undone of a list is done when it is sent again, and nothing else of it", async () => {
  const { app, desk, ids } = await threeLeads();
  const sent = { filter: await desk.filter("stage=new"), change_id, change: { next_step: "Call" } };
  app.clock.forward(1000);
  await desk.bulk({ ids: ids.slice(0, 1), change_id, change: sent.change });
  await (await atTheDesk(app)).change(ids[1] ?? "", { next_step_on: "2026-03-05" });
  const came = await sendEnquiry(app, { email: "d@example.com" });

  const again = await desk.bulk(sent);

  expect(again.data).toMatchObject({ changed: 2, leads: [{ id: ids[2] }], is_whole: true });
  const steps = await Promise.all(
    [...ids, came].map(async (id) => (await desk.lead(id)).next_step),
  );
  expect(steps).toEqual(["Call", "", "Call", ""]);
});

test("many that are sent again while they are being changed are told as changed, all of them", async () => {
  const app = await startTestApp();
  const ids = await addLeadsOnDesk(app.database.db, 410);
  const desk = await atTheDesk(app);
  const sent = { ids, change_id, change: { stage: "in-touch" } };

  const answers = await Promise.all([desk.bulk(sent), desk.bulk(sent)]);

  expect(answers.map(({ data }) => [data.change_id, data.changed])).toEqual([
    [change_id, 410],
    [change_id, 410],
  ]);
  expect((await desk.undo(change_id)).data).toMatchObject({ undone: 410, kept: 0 });
});

test("many that are sent again are not changed over a colleague's change", async () => {
  const { app, desk, ids } = await threeLeads();
  const sent = { ids, change_id, change: { stage: "in-touch" } };
  await desk.bulk(sent);
  await (await atTheDesk(app)).change(ids[0] ?? "", { stage: "won" });

  const again = await desk.bulk(sent);

  expect(again.data).toEqual({ change_id, changed: 3, kept: 0, leads: [], is_whole: true });
  expect(await desk.lead(ids[0] ?? "")).toMatchObject({ stage: "won" });
  expect((await desk.undo(change_id)).data).toMatchObject({ undone: 2, kept: 1 });
});

test("a lead that is changed under one id twice is changed once, and not over a colleague's change", async () => {
  const { app, desk, ids } = await threeLeads();
  const [id = ""] = ids;
  const patch = { version: 1, change_id, stage: "in-touch" };
  const first = await desk.patch(id, patch);
  expect((await desk.patch(id, patch)).data).toEqual(first.data);
  expect((await desk.open(id)).data.history).toHaveLength(1);

  await (await atTheDesk(app)).change(id, { stage: "new" });

  expect(await desk.patch(id, patch)).toMatchObject({
    status: 409,
    error: "Somebody else has changed this lead meanwhile.",
  });
});

test("a hand-over that is sent twice under one key is one, and told as done", async () => {
  const { app, desk, ids } = await threeLeads();
  const [id = ""] = ids;
  const office = (await desk.lead(id)).office === "kochi" ? "austin" : "kochi";
  const headers = { ...desk.headers, "Idempotency-Key": "hand-over-once" };
  const send = (note: string) =>
    app.post(`/api/desk/leads/${id}/hand-over`, { office, note }, headers);

  const [first, beside] = await Promise.all([send("Lives there."), send("Lives there.")]);
  const again = await send("Lives there.");

  expect(first.status).toBe(200);
  expect(beside).toMatchObject({ status: 200, data: first.data });
  expect(again).toMatchObject({ status: 200, data: first.data });
  expect((await send("Something else.")).status).toBe(422);
  const { history } = (await desk.open(id)).data;
  expect(history.filter(({ note }) => note !== "")).toHaveLength(1);
});

test.each(["short", "no id at all", 7])("%o is no id", async (wrong) => {
  const { desk, ids } = await threeLeads();
  const sent = { change_id: wrong, change: { stage: "won" }, ids };
  expect(await desk.bulk(sent)).toMatchObject({
    status: 400,
    error: "change_id must be 8 to 100 letters, digits or hyphens.",
  });
  expect((await desk.patch(ids[0] ?? "", { version: 1, change_id })).status).toBe(400);
});
