import { expect, test } from "vitest";
import { brand } from "#content/brand.ts";
import type { DeskAnswer } from "#contract/answers/answering.ts";
import type { PersonalData } from "#contract/answers/personal-data.ts";
import { atTheDesk, sendEnquiry } from "#tests/desk.ts";
import { answersOf, opened, words } from "#tests/desk-answers.ts";
import { startTestApp } from "#tests/kit.ts";
import { startMailingApp } from "#tests/mailing-app.ts";

const hourMs = 60 * 60 * 1000;
const visitor = "anjali@example.com";

test("a reply reaches the visitor by mail, goes on from the receipt, and comes back to the office", async () => {
  const app = await startMailingApp();
  await sendEnquiry(app, { name: "Ravi Menon", email: "ravi@example.com", number: "4845550142" });
  const id = await sendEnquiry(app);
  const receiptMail = await app.mailTo(visitor);
  app.clock.forward(hourMs);
  await sendEnquiry(app, { doubt: "Another question of the same visitor" });

  const answer = await app.asStaff().post<DeskAnswer>(`/api/desk/leads/${id}/reply`, words);

  expect(answer.status).toBe(201);
  expect(answer.data).toMatchObject({ way: "mail", mail: { ...words } });
  const mail = await app.mailServer.mail(({ subject }) => subject === words.subject);
  expect(mail.envelope).toEqual({ from: brand.email, to: [visitor] });
  expect(mail.headers).toMatchObject({
    "reply-to": brand.email,
    "in-reply-to": receiptMail.headers["message-id"],
    references: receiptMail.headers["message-id"],
  });
  expect(mail.headers["auto-submitted"]).toBeUndefined();
  expect(mail.text.replaceAll("\r\n", "\n")).toContain(words.text);
  expect(mail.html).toContain("&lt;both&gt; letters &amp; call us.");
  const { lead } = await opened(app, id);
  for (const part of [mail.text, mail.html]) {
    expect(part).toContain(`Your receipt number: ${lead.receipt}`);
    expect(part).toContain("/my-data");
    expect(part).not.toContain("/my-data?key=");
  }
  await expect.poll(async () => (await answersOf(app, id))[0]?.mail?.state).toBe("sent");

  app.clock.forward(hourMs);
  await app.asStaff().post(`/api/desk/leads/${id}/reply`, { ...words, subject: "Once more" });
  const next = await app.mailServer.mail(({ subject }) => subject === "Once more");
  expect(next.headers["in-reply-to"]).toBe(mail.headers["message-id"]);
});

test("a reply stops the clock, takes a new lead in touch, and stands in the history", async () => {
  const app = await startTestApp();
  const id = await sendEnquiry(app);
  const before = await opened(app, id);
  app.clock.forward(hourMs);

  await app.asStaff().post(`/api/desk/leads/${id}/reply`, words);

  const { lead, history } = await opened(app, id);
  expect(lead.stage).toBe("in-touch");
  expect(lead.clock?.first_answer_at).toBe(app.clock.now().toISOString());
  expect(lead.version).toBeGreaterThan(before.lead.version);
  expect(history.map(({ note }) => note)).toContain("Answered by mail: Changing employers");
  expect(
    history.some(({ before, after }) => before.stage === "new" && after.stage === "in-touch"),
  ).toBe(true);
  expect(history.every(({ staff }) => staff !== null)).toBe(true);
  app.clock.forward(24 * hourMs);
  expect((await (await atTheDesk(app)).counts()).overdue).toBe(0);
  app.sent.splice(0);
  await app.remind();
  await app.deliverMails();
  expect(app.sent.filter(({ subject }) => /overdue|over:/.test(subject))).toEqual([]);
});

test("a reply keeps any other stage, and only the first answer counts for the clock", async () => {
  const app = await startTestApp();
  const id = await sendEnquiry(app);
  const first = app.clock.now().toISOString();
  await app.asStaff().post(`/api/desk/leads/${id}/reply`, words);
  await (await atTheDesk(app)).change(id, { stage: "with-attorney" });
  app.clock.forward(hourMs);

  await app.asStaff().post(`/api/desk/leads/${id}/reply`, { ...words, subject: "Once more" });

  const { lead } = await opened(app, id);
  expect(lead.stage).toBe("with-attorney");
  expect(lead.clock?.first_answer_at).toBe(first);
  expect((await answersOf(app, id)).map(({ mail }) => mail?.subject)).toEqual([
    "Once more",
    words.subject,
  ]);
});

test("a reply is one mail under one key, however often and from wherever it is sent", async () => {
  const app = await startTestApp();
  const id = await sendEnquiry(app);
  const staff = await app.staffHeaders();
  const headers = { ...staff, "Idempotency-Key": "the-same-key" };
  const send = (body: object) => app.post<DeskAnswer>(`/api/desk/leads/${id}/reply`, body, headers);

  const answers = await Promise.all([send(words), send(words), send(words)]);
  app.clock.forward(hourMs);
  answers.push(await send(words));

  expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201]);
  expect(new Set(answers.map(({ data }) => data.id)).size).toBe(1);
  await app.deliverMails();
  expect(app.sent.filter(({ subject }) => subject === words.subject)).toHaveLength(1);
  const { history } = await opened(app, id);
  expect(history.filter(({ note }) => note.startsWith("Answered"))).toHaveLength(1);

  expect(await send({ ...words, text: "Something else" })).toMatchObject({
    status: 422,
    error: "This Idempotency-Key was used for something else.",
  });
  const another = await sendEnquiry(app, { email: "b@example.com", number: "5125550143" });
  expect(await app.post(`/api/desk/leads/${another}/reply`, words, headers)).toMatchObject({
    status: 422,
  });
  const other = await app.asStaff().post<DeskAnswer>(`/api/desk/leads/${id}/reply`, words, {
    "Idempotency-Key": "the-same-key",
  });
  expect(other.status).toBe(201);
  expect(other.data.id).not.toBe(answers[0]?.data.id);
});

test("a reply is all or nothing", async () => {
  const app = await startTestApp();
  const id = await sendEnquiry(app);
  const bringBack = await app.database.takeAway("desk_change");
  expect((await app.asStaff().post(`/api/desk/leads/${id}/reply`, words)).status).toBe(500);
  await bringBack();

  expect(await answersOf(app, id)).toEqual([]);
  await app.deliverMails();
  expect(app.sent.filter(({ subject }) => subject === words.subject)).toEqual([]);
  expect((await opened(app, id)).lead.clock?.first_answer_at).toBe("");
});

test.each([
  [{ subject: "" }, 400, "A subject is required."],
  [{ text: " " }, 400, "A text is required."],
  [{ text: "Dear {name}," }, 400, "{name} is still to be filled in."],
  [{ subject: "s".repeat(201) }, 400, "The subject can have at most 200 characters."],
])("a reply with %o is refused", async (broken, status, error) => {
  const app = await startTestApp();
  const id = await sendEnquiry(app);
  const answer = await app.asStaff().post(`/api/desk/leads/${id}/reply`, { ...words, ...broken });
  expect(answer).toMatchObject({ status, error });
});

test.each([
  [{ trashed: true }, "This lead is in the trash. Take it out first."],
  [{ stage: "spam" }, "This lead is spam. Move it to another stage first."],
])("an answer to a lead that is %o is refused, and so is its hand-over", async (change, error) => {
  const app = await startTestApp();
  const id = await sendEnquiry(app);
  await (await atTheDesk(app)).change(id, { ...change });

  for (const [way, body] of [
    ["reply", words],
    ["answers", { way: "phone" }],
    ["hand-over", { office: "austin", note: "Yours" }],
  ] as const) {
    const answer = await app.asStaff().post(`/api/desk/leads/${id}/${way}`, body);
    expect(answer).toMatchObject({ status: 409, error });
  }
  expect(await answersOf(app, id)).toEqual([]);
});

test("a reply goes with the person's data", async () => {
  const app = await startTestApp();
  const id = await sendEnquiry(app);
  await app.asStaff().post(`/api/desk/leads/${id}/reply`, words);

  const held = await app.asStaff().post<PersonalData>("/api/personal-data", { email: visitor });
  expect(held.data.mails.map(({ subject }) => subject)).toContain(words.subject);
  await app.asStaff().post("/api/personal-data/erase", { email: visitor });

  expect((await app.asStaff().get(`/api/desk/leads/${id}/answers`)).status).toBe(404);
  const { db } = app.database;
  expect(await db.selectFrom("desk_answer").selectAll().execute()).toEqual([]);
  expect(await db.selectFrom("mail").selectAll().execute()).toEqual([]);
});
