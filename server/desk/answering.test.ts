import { describe, expect, test } from "vitest";
import { brand } from "#content/brand.ts";
import type { DeskAnswer } from "#contract/answering.ts";
import type { OpenedLead } from "#contract/desk.ts";
import type { Sent } from "#contract/leads.ts";
import type { PersonalData } from "#contract/personal-data.ts";
import { aMessage, anEnquiry, startTestApp, type TestApp } from "#tests/kit.ts";
import { startMailingApp } from "#tests/mailing-app.ts";

const hourMs = 60 * 60 * 1000;
const visitor = "anjali@example.com";
const words = {
  subject: "Changing employers",
  text: "Dear Anjali,\n\nyes, you can. Bring <both> letters & call us.\n\nPriya",
};

async function aLead(app: TestApp, body: Record<string, unknown> = {}): Promise<string> {
  return (await app.post<Sent>("/api/enquiry", anEnquiry(body))).data.id;
}
const opened = async (app: TestApp, id: string) =>
  (await app.asStaff().get<OpenedLead>(`/api/desk/leads/${id}`)).data;
const answersOf = async (app: TestApp, id: string) =>
  (await app.asStaff().get<DeskAnswer[]>(`/api/desk/leads/${id}/answers`)).data;

describe("a reply", () => {
  test("reaches the visitor by mail, goes on from the receipt, and comes back to the office", async () => {
    const app = await startMailingApp();
    const id = await aLead(app);
    const receiptMail = await app.mailTo(visitor);

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
      expect(part).toMatch(/\/my-data\?key=/);
    }
    await expect.poll(async () => (await answersOf(app, id))[0]?.mail?.state).toBe("sent");
  });

  test("stops the clock, takes a new lead in touch, and stands in the history", async () => {
    const app = await startTestApp();
    const id = await aLead(app);
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
    app.sent.splice(0);
    await app.remind();
    await app.deliverMails();
    expect(app.sent.filter(({ subject }) => /overdue|over:/.test(subject))).toEqual([]);
  });

  test("keeps any other stage, and only the first answer counts for the clock", async () => {
    const app = await startTestApp();
    const id = await aLead(app);
    const first = app.clock.now().toISOString();
    await app.asStaff().post(`/api/desk/leads/${id}/reply`, words);
    const { version } = (await opened(app, id)).lead;
    await app.asStaff().patch(`/api/desk/leads/${id}`, { version, stage: "with-attorney" });
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

  test("is one mail under one key, however often and from wherever it is sent", async () => {
    const app = await startTestApp();
    const id = await aLead(app);
    const staff = await app.staffHeaders();
    const headers = { ...staff, "Idempotency-Key": "the-same-key" };
    const send = (body: object) =>
      app.post<DeskAnswer>(`/api/desk/leads/${id}/reply`, body, headers);

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
    const other = await app.asStaff().post(`/api/desk/leads/${id}/reply`, words, {
      "Idempotency-Key": "the-same-key",
    });
    expect(other.status).toBe(201);
  });

  test("is all or nothing", async () => {
    const app = await startTestApp();
    const id = await aLead(app);
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
  ])("with %o is refused", async (broken, status, error) => {
    const app = await startTestApp();
    const id = await aLead(app);
    const answer = await app.asStaff().post(`/api/desk/leads/${id}/reply`, { ...words, ...broken });
    expect(answer).toMatchObject({ status, error });
  });

  test.each([
    [{ trashed: true }, "This lead is in the trash. Take it out first."],
    [{ stage: "spam" }, "This lead is spam. Move it to another stage first."],
  ])("to a lead that is %o is refused", async (change, error) => {
    const app = await startTestApp();
    const id = await aLead(app);
    const { version } = (await opened(app, id)).lead;
    await app.asStaff().patch(`/api/desk/leads/${id}`, { version, ...change });

    const answer = await app.asStaff().post(`/api/desk/leads/${id}/reply`, words);
    expect(answer).toMatchObject({ status: 409, error });
    expect(await answersOf(app, id)).toEqual([]);
  });

  test("goes with the person's data", async () => {
    const app = await startTestApp();
    const id = await aLead(app);
    await app.asStaff().post(`/api/desk/leads/${id}/reply`, words);

    const held = await app.asStaff().post<PersonalData>("/api/personal-data", { email: visitor });
    expect(held.data.mails.map(({ subject }) => subject)).toContain(words.subject);
    await app.asStaff().post("/api/personal-data/erase", { email: visitor });

    expect((await app.asStaff().get(`/api/desk/leads/${id}/answers`)).status).toBe(404);
    const { db } = app.database;
    expect(await db.selectFrom("desk_answer").selectAll().execute()).toEqual([]);
    expect(await db.selectFrom("mail").selectAll().execute()).toEqual([]);
  });
});

describe("delivery", () => {
  test("is told, and what was given up or waits for long can be tried again", async () => {
    let isAway = true;
    const app = await startTestApp({
      send: async () => {
        if (isAway) throw new Error("away");
      },
    });
    const id = await aLead(app);
    const { data } = await app.asStaff().post<DeskAnswer>(`/api/desk/leads/${id}/reply`, words);
    expect(data.mail).toMatchObject({ state: "waiting", tries: 0 });
    const retry = () => app.asStaff().post(`/api/desk/leads/${id}/answers/${data.id}/retry`, {});
    await app.deliverMails();
    expect((await answersOf(app, id))[0]?.mail).toMatchObject({ state: "waiting", tries: 1 });
    expect(await retry()).toMatchObject({
      status: 409,
      error: "This mail has been sent, or is being sent right now.",
    });

    for (let tries = 0; tries < 40; tries += 1) {
      app.clock.forward(4 * hourMs);
      await app.deliverMails();
    }
    expect((await answersOf(app, id))[0]?.mail?.state).toBe("failed");

    isAway = false;
    expect(await retry()).toMatchObject({ status: 200, data: { mail: { state: "waiting" } } });
    await app.deliverMails();
    expect((await answersOf(app, id))[0]?.mail?.state).toBe("sent");
    expect((await retry()).status).toBe(409);
  });
});

describe("answered in another way", () => {
  test.each([
    ["phone", "Answered by phone."],
    ["chat", "Answered in the messaging app."],
    ["elsewhere", "Answered elsewhere."],
  ])("%s stops the clock as a mail does", async (way, note) => {
    const app = await startTestApp();
    const { data } = await app.post<Sent>("/api/contact", aMessage());

    const answer = await app
      .asStaff()
      .post<DeskAnswer>(`/api/desk/leads/${data.id}/answers`, { way });

    expect(answer).toMatchObject({ status: 201, data: { way, mail: null } });
    const { lead, history } = await opened(app, data.id);
    expect(lead).toMatchObject({ stage: "in-touch" });
    expect(lead.clock?.first_answer_at).toBe(app.clock.now().toISOString());
    expect(history.map((change) => change.note)).toContain(note);
  });

  test.each([{ way: "mail" }, { way: "smoke" }, {}])("%o is refused", async (body) => {
    const app = await startTestApp();
    const id = await aLead(app);
    expect(await app.asStaff().post(`/api/desk/leads/${id}/answers`, body)).toMatchObject({
      status: 400,
      error: "way must be phone, chat or elsewhere.",
    });
  });
});

describe("a hand-over", () => {
  const note = "She is in Chicago and wants a call in her evening.";

  test("changes the office, keeps the note in the history, and tells the mailbox without it", async () => {
    const app = await startTestApp({ publicUrl: "https://www.example.com" });
    const id = await aLead(app, { zone: "Asia/Kolkata" });
    const before = await opened(app, id);
    expect(before.lead.office).toBe("kochi");
    await app.deliverMails();
    app.sent.splice(0);

    const answer = await app
      .asStaff()
      .post(`/api/desk/leads/${id}/hand-over`, { office: "austin", note });

    expect(answer.status).toBe(200);
    const { lead, history } = await opened(app, id);
    expect(lead.office).toBe("austin");
    expect(lead.clock).toEqual(before.lead.clock);
    expect(history.map((change) => change.note)).toContain(`For Austin: ${note}`);
    await app.deliverMails();
    const [mail] = app.sent;
    expect(mail?.recipient).toBe("office@example.com");
    expect(mail?.subject).toBe(
      `For Austin: H-1B Visa services for Employees, from Anjali Mathew (${lead.receipt})`,
    );
    expect(mail?.text).toContain(`https://www.example.com/admin/dashboard?section=desk&lead=${id}`);
    expect(mail?.text).not.toContain(note);
  });

  test.each([
    [{ office: "kochi", note }, 409, "Kochi has this lead already."],
    [{ office: "austin", note: " " }, 400, "Write what the other office needs to know."],
    [{ office: "paris", note }, 400, "office must be austin or kochi."],
  ])("of %o is refused", async (body, status, error) => {
    const app = await startTestApp();
    const id = await aLead(app, { zone: "Asia/Kolkata" });
    const answer = await app.asStaff().post(`/api/desk/leads/${id}/hand-over`, body);
    expect(answer).toMatchObject({ status, error });
  });
});

test("what is not there is 404, and nobody answers without a login", async () => {
  const app = await startTestApp();
  const leads = "/api/desk/leads/none";
  const staff = app.asStaff();
  const calls = [
    { way: () => staff.get(`${leads}/answers`), open: () => app.get(`${leads}/answers`) },
    {
      way: () => staff.post(`${leads}/reply`, words),
      open: () => app.post(`${leads}/reply`, words),
    },
    {
      way: () => staff.post(`${leads}/answers`, { way: "phone" }),
      open: () => app.post(`${leads}/answers`, { way: "phone" }),
    },
    {
      way: () => staff.post(`${leads}/hand-over`, { office: "kochi", note: "x" }),
      open: () => app.post(`${leads}/hand-over`, { office: "kochi", note: "x" }),
    },
  ];
  for (const { way, open } of calls) {
    expect(await way()).toMatchObject({ status: 404, error: "There is no such lead." });
    expect((await open()).status).toBe(401);
  }
  expect(await staff.post(`${leads}/answers/none/retry`, {})).toMatchObject({
    status: 404,
    error: "There is no such mail.",
  });
  expect((await app.post(`${leads}/answers/none/retry`, {})).status).toBe(401);
});
