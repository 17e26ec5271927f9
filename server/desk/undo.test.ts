import { expect, test } from "vitest";
import type { DeskAnswer } from "#contract/answers/answering.ts";
import { atTheDesk, sendEnquiry } from "#tests/desk.ts";
import { startTestApp } from "#tests/kit.ts";
import { aColleague } from "#tests/people.ts";

test("undo puts the fields back, and the history says so", async () => {
  const app = await startTestApp();
  const id = await sendEnquiry(app);
  const desk = await atTheDesk(app);
  const change = { stage: "lost", lost_reason: "Silent", next_step_on: "2026-04-01" };
  const { data } = await desk.patch(id, { version: 1, ...change });
  app.clock.forward(30_000);

  expect(await desk.undo(data.change_id)).toMatchObject({
    status: 200,
    data: { undone: 1, kept: 0 },
  });

  expect(await desk.lead(id)).toMatchObject({
    stage: "new",
    lost_reason: "",
    next_step_on: "",
    version: 3,
  });
  expect((await desk.open(id)).data.history).toMatchObject([
    { after: { stage: "lost" }, undone_at: "2026-03-02T09:00:30.000Z" },
  ]);
  const again = await desk.undo(data.change_id);
  expect(again).toMatchObject({ status: 409, error: "This has been undone already." });
});

test("undo gives no lead back to somebody whose account has ended meanwhile", async () => {
  const app = await startTestApp();
  const id = await sendEnquiry(app);
  const [desk, left] = [await atTheDesk(app), await aColleague(app)];
  await desk.change(id, { owner_id: left.id });
  const { data } = await desk.change(id, { owner_id: await desk.id(), next_step: "Call" });
  await app.post(`/api/user/staff/${left.id}/end`, {}, desk.headers);

  expect((await desk.undo(data.change_id)).status).toBe(200);

  expect(await desk.lead(id)).toMatchObject({ owner: null, next_step: "" });
});

test("after 30 seconds it is too late", async () => {
  const app = await startTestApp();
  const id = await sendEnquiry(app);
  const desk = await atTheDesk(app);
  const { data } = await desk.patch(id, { version: 1, stage: "won" });
  app.clock.forward(30_001);

  const answer = await desk.undo(data.change_id);

  expect(answer).toMatchObject({ status: 409, error: "It is too late to undo this." });
  expect(await desk.lead(id)).toMatchObject({ stage: "won", version: 2 });
});

test("what somebody has changed since stays, whatever else they changed does not matter", async () => {
  const app = await startTestApp();
  const id = await sendEnquiry(app);
  const [desk, colleague] = [await atTheDesk(app), await atTheDesk(app)];
  const mine = await desk.change(id, { stage: "in-touch" });
  await colleague.change(id, { next_step: "Call" });
  expect((await desk.undo(mine.data.change_id)).status).toBe(200);
  expect(await desk.lead(id)).toMatchObject({ stage: "new", next_step: "Call" });

  const again = await desk.change(id, { stage: "in-touch", next_step: "Write" });
  await colleague.change(id, { stage: "won" });
  const answer = await desk.undo(again.data.change_id);

  const error = "This has been changed since. Nothing was undone.";
  expect(answer).toMatchObject({ status: 409, error });
  expect(await desk.lead(id)).toMatchObject({ stage: "won", next_step: "Write" });
});

test("only who did it takes it back", async () => {
  const app = await startTestApp();
  const id = await sendEnquiry(app);
  const [desk, colleague] = [await atTheDesk(app), await atTheDesk(app)];
  const { data } = await desk.patch(id, { version: 1, stage: "won" });

  const answer = await colleague.undo(data.change_id);

  expect(answer).toMatchObject({ status: 404, error: "There is no such change." });
  expect(await desk.lead(id)).toMatchObject({ stage: "won" });
});

test("an answer is not undone here: the lead stays in touch, and so does what was noted", async () => {
  const app = await startTestApp();
  const id = await sendEnquiry(app);
  const desk = await atTheDesk(app);
  const path = `/api/desk/leads/${id}/answers`;
  const answer = (await app.post<DeskAnswer>(path, { way: "phone" }, desk.headers)).data;
  const before = (await desk.open(id)).data;

  const undone = await desk.undo(answer.id);

  expect(undone).toMatchObject({ status: 404, error: "There is no such change." });
  expect(before.lead).toMatchObject({ stage: "in-touch" });
  expect((await desk.open(id)).data).toEqual(before);
});

test("a hand-over is undone as one change: its office and its note", async () => {
  const app = await startTestApp();
  const id = await sendEnquiry(app);
  const desk = await atTheDesk(app);
  const { office } = await desk.lead(id);
  const handedOver = { office: office === "kochi" ? "austin" : "kochi", note: "Lives there." };
  await app.post(`/api/desk/leads/${id}/hand-over`, handedOver, desk.headers);
  const [{ change_id } = { change_id: "" }] = (await desk.open(id)).data.history;

  expect(await desk.undo(change_id)).toMatchObject({ status: 200, data: { undone: 1, kept: 0 } });

  expect(await desk.lead(id)).toMatchObject({ office });
  expect((await desk.open(id)).data.history).not.toContainEqual(
    expect.objectContaining({ note: expect.stringContaining("Lives there.") }),
  );
});

test("an undone note is gone", async () => {
  const app = await startTestApp();
  const id = await sendEnquiry(app);
  const desk = await atTheDesk(app);
  const { data } = await desk.note(id, "On the wrong lead");

  await desk.undo(data.change_id);

  const { lead, history } = (await desk.open(id)).data;
  expect(history).toEqual([]);
  expect(lead.version).toBe(3);
});

test("undone twice at once, it is undone once", async () => {
  const app = await startTestApp();
  const id = await sendEnquiry(app);
  const desk = await atTheDesk(app);
  const { data } = await desk.patch(id, { version: 1, stage: "won" });

  const answers = await Promise.all([desk.undo(data.change_id), desk.undo(data.change_id)]);

  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(await desk.lead(id)).toMatchObject({ stage: "new", version: 3 });
});

test("spam by mistake: undo takes the mark back as well, and nobody is mailed twice", async () => {
  const app = await startTestApp();
  const id = await sendEnquiry(app);
  await app.deliverMails();
  const mails = app.sent.length;
  const desk = await atTheDesk(app);
  const { data } = await desk.patch(id, { version: 1, stage: "spam" });
  expect((await desk.lead(id)).spam.likely).toBe(true);

  await desk.undo(data.change_id);

  expect(await desk.lead(id)).toMatchObject({ stage: "new", spam: { likely: false } });
  await app.deliverMails();
  expect(app.sent).toHaveLength(mails);
});
