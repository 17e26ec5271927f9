import { expect, test } from "vitest";
import type { DeskAnswer } from "#contract/answers/answering.ts";
import { atTheDesk, sendEnquiry } from "#tests/desk.ts";
import { answersOf, opened, sayAnswered, words } from "#tests/desk-answers.ts";
import { startTestApp, type TestApp } from "#tests/kit.ts";

/** All that staff see of a lead, and how many mails there are about it. */
async function whole(app: TestApp, id: string) {
  const { db } = app.database;
  const mails = await db.selectFrom("mail").select("id").where("lead_id", "=", id).execute();
  const stored = await db.selectFrom("enquiry").selectAll().where("id", "=", id).execute();
  return { ...(await opened(app, id)), answers: await answersOf(app, id), stored, mails };
}

test("whatever is done to one lead, others stay as they are", async () => {
  const app = await startTestApp();
  const answered = await sendEnquiry(app, { email: "leela@example.com", number: "4845550143" });
  await sayAnswered(app, answered);
  const waiting = await sendEnquiry(app, { email: "ravi@example.com", number: "4845550142" });
  const id = await sendEnquiry(app, { zone: "Asia/Kolkata" });
  const desk = await atTheDesk(app);
  await desk.note(waiting, "Wants a call in the morning");
  await desk.change(waiting, { stage: "in-touch", next_step: "Call" });
  const others = () => Promise.all([waiting, answered].map((other) => whole(app, other)));
  const before = await others();
  app.clock.forward(1000);

  const path = `/api/desk/leads/${id}`;
  const staff = app.asStaff();
  const reply = await staff.post<DeskAnswer>(`${path}/reply`, words);
  expect(reply.status).toBe(201);
  const said = await sayAnswered(app, id);
  expect((await staff.remove(`${path}/answers/${said}`)).status).toBe(200);
  const handedOver = { office: "austin", note: "She is in Chicago." };
  expect((await staff.post(`${path}/hand-over`, handedOver)).status).toBe(200);
  for (const done of [
    await desk.note(id, "Speaks Malayalam"),
    await desk.change(id, { owner_id: await desk.id(), next_step: "Write" }),
    await desk.change(id, { trashed: true }),
  ]) {
    expect((await desk.undo(done.data.change_id)).status).toBe(200);
  }
  for (const spam of [true, false]) {
    expect((await staff.post(`/api/enquiry/${id}/spam`, { spam })).status).toBe(200);
  }
  expect((await desk.change(id, { stage: "lost", trashed: true })).status).toBe(200);

  expect(await others()).toEqual(before);
});
