import { expect, test } from "vitest";
import type { DeskAnswer } from "#contract/answers/answering.ts";
import type { DeskFigures } from "#contract/answers/figures.ts";
import { atTheDesk, sendEnquiry } from "#tests/desk.ts";
import { answersOf, opened, sayAnswered, words } from "#tests/desk-answers.ts";
import { startTestApp, type TestApp } from "#tests/kit.ts";

const hourMs = 60 * 60 * 1000;
const takeBack = (app: TestApp, id: string, answerId: string) =>
  app.asStaff().remove(`/api/desk/leads/${id}/answers/${answerId}`);

/** The subjects of the reminders since the last time. */
async function reminders(app: TestApp) {
  await app.deliverMails();
  app.sent.splice(0);
  await app.remind();
  await app.deliverMails();
  return app.sent.map(({ subject }) => subject.split(":")[0]);
}

test("an answer that was none is taken back by a colleague, days later: the clock goes on as it was", async () => {
  const app = await startTestApp();
  await sayAnswered(app, await sendEnquiry(app, { email: "b@example.com", number: "4845550143" }));
  const id = await sendEnquiry(app);
  const before = (await opened(app, id)).lead;
  app.clock.forward(hourMs);
  const answerId = await sayAnswered(app, id);
  app.clock.forward(48 * hourMs);
  expect(await reminders(app)).toEqual([]);

  expect(await takeBack(app, id, answerId)).toMatchObject({ status: 200, data: { id: answerId } });

  const { lead, history } = await opened(app, id);
  expect(lead).toMatchObject({ stage: "new", clock: before.clock });
  expect(lead.version).toBeGreaterThan(before.version + 2);
  expect(await answersOf(app, id)).toEqual([]);
  const [note, said] = [history[0], history.at(-2)];
  expect(note).toMatchObject({
    note: "Taken back: Answered by phone.",
    at: app.clock.now().toISOString(),
  });
  expect(note?.staff?.id).not.toBe(said?.staff?.id);
  expect(history.map((change) => change.note)).toContain("Answered by phone.");
  expect(await (await atTheDesk(app)).counts()).toMatchObject({ overdue: 1 });
  expect(await reminders(app)).toEqual(["Answer overdue"]);
  expect(await reminders(app)).toEqual([]);
});

test("reminders that went before the answer do not come again", async () => {
  const app = await startTestApp();
  const id = await sendEnquiry(app);
  app.clock.forward(3 * hourMs);
  expect(await reminders(app)).toEqual(["Half of the time to answer is over"]);
  const answerId = await sayAnswered(app, id);
  app.clock.forward(hourMs);

  await takeBack(app, id, answerId);

  expect(await reminders(app)).toEqual([]);
  app.clock.forward(6 * hourMs);
  expect(await reminders(app)).toEqual(["Answer overdue"]);
});

test("figures follow", async () => {
  const app = await startTestApp();
  const id = await sendEnquiry(app);
  app.clock.forward(hourMs);
  const answerId = await sayAnswered(app, id);
  const figures = async () => (await app.asStaff().get<DeskFigures>("/api/desk-figures")).data;
  const { answer_times, waiting } = await figures();
  expect(answer_times).toMatchObject([{ median_minutes: 60, leads: 1 }]);
  expect(waiting.total).toBe(0);

  await takeBack(app, id, answerId);

  expect(await figures()).toMatchObject({
    answer_times: [],
    sources: [{ leads: 1, answered: 0 }],
    waiting: { total: 1 },
  });
});

test("the clock stands at the first of the answers that are left, and the lead stays in touch", async () => {
  const app = await startTestApp();
  const id = await sendEnquiry(app);
  const wrong = await sayAnswered(app, id);
  app.clock.forward(hourMs);
  await app.asStaff().post(`/api/desk/leads/${id}/reply`, words);
  const mailedAt = app.clock.now().toISOString();
  app.clock.forward(hourMs);
  await sayAnswered(app, id, "chat");

  await takeBack(app, id, wrong);

  const { lead } = await opened(app, id);
  expect(lead).toMatchObject({ stage: "in-touch", clock: { first_answer_at: mailedAt } });
});

test.each(["in-touch", "with-attorney"])(
  "a lead that staff moved to %s stays there",
  async (stage) => {
    const app = await startTestApp();
    const id = await sendEnquiry(app);
    const desk = await atTheDesk(app);
    if (stage === "in-touch") await desk.change(id, { stage });
    const answerId = await sayAnswered(app, id);
    await desk.change(id, { stage });

    await takeBack(app, id, answerId);

    expect(await desk.lead(id)).toMatchObject({ stage, clock: { first_answer_at: "" } });
  },
);

test("a lead that became somebody's own by a word goes to who gave the first answer that is left", async () => {
  const app = await startTestApp();
  const id = await sendEnquiry(app);
  const wrong = await sayAnswered(app, id);
  const [first] = await answersOf(app, id);
  expect((await opened(app, id)).lead.owner).toEqual(first?.staff);
  app.clock.forward(hourMs);
  await sayAnswered(app, id, "chat");
  const [second] = await answersOf(app, id);
  expect(second?.staff?.id).not.toBe(first?.staff?.id);

  await takeBack(app, id, wrong);
  const { lead, history } = await opened(app, id);
  expect(lead).toMatchObject({ stage: "in-touch", owner: second?.staff });
  expect(history[1]).toMatchObject({
    before: { owner: first?.staff },
    after: { owner: second?.staff },
  });
});

test("a lead that nobody has answered any more is nobody's again, unless it was given to somebody since", async () => {
  const app = await startTestApp();
  const desk = await atTheDesk(app);
  const [id, given] = [await sendEnquiry(app), await sendEnquiry(app, { email: "b@example.com" })];
  const answers = [await sayAnswered(app, id), await sayAnswered(app, given)];
  await desk.change(given, { owner_id: await desk.id() });

  await takeBack(app, id, answers[0] ?? "");
  await takeBack(app, given, answers[1] ?? "");

  expect(await desk.lead(id)).toMatchObject({ stage: "new", owner: null });
  expect((await desk.lead(given)).owner?.id).toBe(await desk.id());
});

test("a mail stays an answer: it is with the visitor", async () => {
  const app = await startTestApp();
  const id = await sendEnquiry(app);
  const { data } = await app.asStaff().post<DeskAnswer>(`/api/desk/leads/${id}/reply`, words);

  const answer = await takeBack(app, id, data.id);

  expect(answer).toMatchObject({ status: 409, error: "A mail stays an answer." });
  expect(await answersOf(app, id)).toHaveLength(1);
});

test("what is not there is 404, also another lead's and what was taken back; nobody without a login", async () => {
  const app = await startTestApp();
  const [id, other] = [await sendEnquiry(app), await sendEnquiry(app, { email: "b@example.com" })];
  const answerId = await sayAnswered(app, id, "elsewhere");
  const none = { status: 404, error: "There is no such answer." };
  expect((await app.remove(`/api/desk/leads/${id}/answers/${answerId}`)).status).toBe(401);
  expect(await takeBack(app, other, answerId)).toMatchObject(none);
  expect(await takeBack(app, "none", answerId)).toMatchObject({
    status: 404,
    error: "There is no such lead.",
  });

  const both = await Promise.all([takeBack(app, id, answerId), takeBack(app, id, answerId)]);

  expect(both.map(({ status }) => status).sort()).toEqual([200, 404]);
});
