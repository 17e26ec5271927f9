import { describe, expect, test } from "vitest";
import type { Changed, DeskConflict } from "#contract/answers/desk.ts";
import { forgetEndedStaff } from "#server/staff/team-store.ts";
import { atTheDesk, sendEnquiry } from "#tests/desk.ts";
import { startTestApp } from "#tests/kit.ts";

test("a change says the lead as it is, and stands in its history", async () => {
  const app = await startTestApp();
  const id = await sendEnquiry(app);
  const desk = await atTheDesk(app);
  const me = { id: await desk.id(), email: expect.stringMatching(/@/), name: "" };
  app.clock.forward(60_000);

  const answer = await desk.patch(id, {
    version: 1,
    stage: "in-touch",
    owner_id: me.id,
    next_step: "Call about the petition",
    next_step_on: "2026-03-09",
    office: "austin",
  });

  expect(answer.status).toBe(200);
  expect(answer.data.lead).toMatchObject({
    stage: "in-touch",
    owner: me,
    next_step: "Call about the petition",
    next_step_on: "2026-03-09",
    office: "austin",
    version: 2,
    created_at: "2026-03-02T09:00:00.000Z",
    changed_at: "2026-03-02T09:01:00.000Z",
  });
  expect((await desk.open(id)).data.history).toEqual([
    {
      change_id: answer.data.change_id,
      at: "2026-03-02T09:01:00.000Z",
      staff: me,
      before: { stage: "new", owner: null, next_step: "", next_step_on: "", office: "kochi" },
      after: {
        stage: "in-touch",
        owner: me,
        next_step: "Call about the petition",
        next_step_on: "2026-03-09",
        office: "austin",
      },
      note: "",
      undone_at: "",
    },
  ]);
});

test("what is so already is no change", async () => {
  const app = await startTestApp();
  const id = await sendEnquiry(app);
  const desk = await atTheDesk(app);

  const answer = await desk.patch(id, { version: 1, stage: "new", next_step: "" });

  expect(answer.data).toMatchObject({ change_id: null, lead: { version: 1 } });
  expect((await desk.open(id)).data.history).toEqual([]);
});

test("the reason of a loss goes when the lead comes back", async () => {
  const app = await startTestApp();
  const id = await sendEnquiry(app);
  const desk = await atTheDesk(app);

  await desk.change(id, { stage: "lost", lost_reason: "Too dear" });
  expect(await desk.lead(id)).toMatchObject({ stage: "lost", lost_reason: "Too dear" });
  await desk.change(id, { stage: "in-touch" });
  expect(await desk.lead(id)).toMatchObject({ stage: "in-touch", lost_reason: "" });
});

describe("two people change one lead", () => {
  test("one after the other: the second is shown what the first did, and nothing is changed", async () => {
    const app = await startTestApp();
    const id = await sendEnquiry(app);
    const [one, other] = [await atTheDesk(app), await atTheDesk(app)];

    await one.patch(id, { version: 1, stage: "won" });
    const answer = await other.patch(id, { version: 1, stage: "lost", lost_reason: "Silent" });

    expect(answer.status).toBe(409);
    expect(JSON.parse(answer.text) as DeskConflict).toMatchObject({
      error: "Somebody else has changed this lead meanwhile.",
      lead: { id, stage: "won", version: 2 },
    });
    expect(await one.lead(id)).toMatchObject({ stage: "won", lost_reason: "", version: 2 });
  });

  test("at once: one of ten wins, and the history has one entry", async () => {
    const app = await startTestApp();
    const id = await sendEnquiry(app);
    const desk = await atTheDesk(app);

    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, place) =>
        desk.patch(id, { version: 1, next_step: `Step ${place}` }),
      ),
    );

    const statuses = answers.map(({ status }) => status).sort();
    expect(statuses).toEqual([200, ...Array(9).fill(409)]);
    const won = answers.find(({ status }) => status === 200) as { data: Changed };
    expect(await desk.lead(id)).toMatchObject({
      next_step: won.data.lead.next_step,
      version: 2,
    });
    expect((await desk.open(id)).data.history).toHaveLength(1);
  });

  test("on the desk and on the list of enquiries at once: nobody waits for ever", async () => {
    const app = await startTestApp();
    const id = await sendEnquiry(app);
    const desk = await atTheDesk(app);

    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, place) =>
        place % 2 === 0
          ? desk.change(id, { stage: place % 4 === 0 ? "spam" : "new" })
          : app.post(`/api/enquiry/${id}/spam`, { spam: place % 4 === 1 }, desk.headers),
      ),
    );

    for (const { status } of answers) expect([200, 409]).toContain(status);
    const lead = await desk.lead(id);
    expect(lead.spam.likely).toBe(lead.stage === "spam");
  });
});

test("a note stands in the history, and is a version of the lead", async () => {
  const app = await startTestApp();
  const id = await sendEnquiry(app);
  const desk = await atTheDesk(app);

  const answer = await desk.note(id, "  Prefers mornings.\nSpeaks Malayalam.  ");

  expect(answer).toMatchObject({ status: 201, data: { lead: { version: 2 } } });
  expect((await desk.open(id)).data.history).toMatchObject([
    { note: "Prefers mornings.\nSpeaks Malayalam.", before: {}, after: {} },
  ]);
});

test("a lead can only belong to staff", async () => {
  const app = await startTestApp();
  const id = await sendEnquiry(app);
  const desk = await atTheDesk(app);

  const answer = await desk.patch(id, { version: 1, owner_id: "somebody" });

  expect(answer).toMatchObject({ status: 400, error: "There is no such staff member." });
  const bulk = await desk.bulk({ ids: [id], change: { owner_id: "somebody" } });
  expect(bulk).toMatchObject({ status: 400, error: "There is no such staff member." });
});

test("whose account is forgotten owns nothing any more; the history still says that they did", async () => {
  const app = await startTestApp();
  const id = await sendEnquiry(app);
  const [left, stays] = [await atTheDesk(app), await atTheDesk(app)];
  const leftId = await left.id();
  await left.change(id, { owner_id: leftId });
  await app.post(`/api/user/staff/${leftId}/end`, {}, stays.headers);
  app.clock.forward(1);
  await forgetEndedStaff(app.database.db, app.clock.now());

  const { lead, history } = (await stays.open(id)).data;

  expect(lead.owner).toBeNull();
  expect(history).toMatchObject([{ staff: null, after: { owner: { id: leftId, email: "" } } }]);
});

test.each([
  [{ stage: "won" }, "version must be the number of the lead that you saw."],
  [{ version: 1 }, "Send at least one field to change."],
  [{ version: 1, stage: "gone" }, "stage must be"],
  [{ version: 1, lost_reason: "Dear" }, "A reason can only be given with the stage lost."],
  [{ version: 1, next_step: "x".repeat(201) }, "The next step can have at most 200 characters."],
])("%j is refused: %s", async (patch, text) => {
  const app = await startTestApp();
  const id = await sendEnquiry(app);
  const desk = await atTheDesk(app);

  const answer = await desk.patch(id, patch);

  expect(answer.status).toBe(400);
  expect(answer.error).toContain(text);
  expect((await desk.open(id)).data.history).toEqual([]);
});
