import { describe, expect, test } from "vitest";
import type { OpenedLead } from "#contract/desk.ts";
import type { Sent } from "#contract/leads.ts";
import { aMessage, anEnquiry, heldClock, startTestApp, type TestApp } from "#tests/kit.ts";

const hourMs = 60 * 60 * 1000;
/** The test clock stands on Monday 2 March 2026, 09:00 UTC: in Kochi it is 14:30, in Austin 03:00. */
const half = "2026-03-02T12:00:00.000Z";
const due = "2026-03-02T18:00:00.000Z";

async function anOpenLead(app: TestApp, body: Record<string, unknown> = {}): Promise<string> {
  const { status, data } = await app.post<Sent>("/api/enquiry", anEnquiry(body));
  expect(status).toBe(201);
  return data.id;
}

async function clockOf(app: TestApp, id: string) {
  const { data } = await app.asStaff().get<OpenedLead>(`/api/desk/leads/${id}`);
  return data.lead.clock;
}

/** Looks for silence and delivers; gives the subjects and recipients of the reminders since the last time. */
async function reminders(app: TestApp) {
  await app.deliverMails();
  app.sent.splice(0);
  await app.remind();
  await app.deliverMails();
  return app.sent.map(({ recipient, subject }) => `${recipient}: ${subject}`);
}
const about = (receipt: string) =>
  `H-1B Visa services for Employees, from Anjali Mathew (${receipt})`;

async function receiptOf(app: TestApp, id: string) {
  const { data } = await app.asStaff().get<OpenedLead>(`/api/desk/leads/${id}`);
  return data.lead.receipt;
}

describe("the promise", () => {
  test.each([
    ["/api/enquiry", anEnquiry()],
    ["/api/contact", aMessage()],
    ["/api/contact", aMessage({ message: "" })],
  ])("of %s stands in the answer, and at the desk", async (path, body) => {
    const app = await startTestApp();

    const { data } = await app.post<Sent>(path, body);

    expect(data.answer_by).toBe(due);
    expect(await clockOf(app, data.id)).toEqual({
      half_at: half,
      due_at: due,
      first_answer_at: "",
    });
  });

  test("a repeated send is promised the same, also later", async () => {
    const app = await startTestApp();
    const send = () =>
      app.post<Sent>("/api/enquiry", anEnquiry(), { "Idempotency-Key": "a-key-of-8" });
    const first = await send();
    app.clock.forward(5 * hourMs);

    expect((await send()).data).toEqual(first.data);
  });

  test.each([
    ["Asia/Kolkata", "We answer by Monday 2 March, 23:30 (India Standard Time)."],
    ["America/Los_Angeles", "We answer by Monday 2 March, 10:00 (Pacific Time)."],
    [
      "",
      "We answer by Monday 2 March, 12:00 (Central Time), which is Monday 2 March, 23:30 (India Standard Time).",
    ],
    [
      "Not/AZone",
      "We answer by Monday 2 March, 12:00 (Central Time), which is Monday 2 March, 23:30 (India Standard Time).",
    ],
  ])("stands in the receipt for somebody in %j: %s", async (zone, words) => {
    const app = await startTestApp();
    await app.post("/api/enquiry", anEnquiry({ zone }));
    await app.deliverMails();

    const receipt = app.sent.find(({ recipient }) => recipient === "anjali@example.com");
    expect(receipt?.text).toContain(words);
    expect(receipt?.html).toContain(words);
  });

  test("likely spam is answered as any lead, and has no clock before somebody says Not spam", async () => {
    const app = await startTestApp();
    const { data } = await app.post<Sent>(
      "/api/enquiry",
      anEnquiry({ website: "https://x.example" }),
    );
    expect(data.answer_by).toBe(due);
    expect(await clockOf(app, data.id)).toBeNull();

    app.clock.forward(24 * hourMs);
    await app.asStaff().post(`/api/enquiry/${data.id}/spam`, { spam: false });

    expect(await clockOf(app, data.id)).toMatchObject({ due_at: "2026-03-03T18:00:00.000Z" });
    await app.deliverMails();
    const receipt = app.sent.find(({ recipient }) => recipient === "anjali@example.com");
    expect(receipt?.text).toContain("We answer by Tuesday 3 March, 12:00 (Central Time)");
  });
});

describe("the office is reminded", () => {
  test("when half of the time is over and when all of it is, once each", async () => {
    const app = await startTestApp({ publicUrl: "https://www.example.com" });
    const id = await anOpenLead(app);
    const receipt = await receiptOf(app, id);
    expect(await reminders(app)).toEqual([]);

    app.clock.forward(3 * hourMs - 1);
    expect(await reminders(app)).toEqual([]);
    app.clock.forward(1);
    expect(await reminders(app)).toEqual([
      `office@example.com: Half of the time to answer is over: ${about(receipt)}`,
    ]);
    const [first] = app.sent;
    expect(first?.text).toContain("3 h of office time are left, and nobody has answered yet.");
    expect(first?.text).toContain("by Monday 2 March, 23:30 (India Standard Time)");
    expect(first?.text).toContain(
      `https://www.example.com/admin/dashboard?section=desk&lead=${id}`,
    );
    expect(await reminders(app)).toEqual([]);

    app.clock.forward(6 * hourMs);
    expect(await reminders(app)).toEqual([`office@example.com: Answer overdue: ${about(receipt)}`]);
    expect(app.sent[0]?.text).toContain("That time is over, and nobody has answered yet.");
    for (let days = 0; days < 3; days += 1) {
      app.clock.forward(24 * hourMs);
      expect(await reminders(app)).toEqual([]);
    }
  });

  test("and so is whoever the lead belongs to", async () => {
    const app = await startTestApp();
    const id = await anOpenLead(app);
    await app.addStaff("owner@example.com", "correct horse");
    const staff = app.asStaff();
    const choices = await staff.get<{ owners: { id: string; email: string }[] }>(
      "/api/desk/choices",
    );
    const owner = choices.data.owners.find(({ email }) => email === "owner@example.com");
    const { data } = await staff.get<OpenedLead>(`/api/desk/leads/${id}`);
    const { version } = data.lead;
    await staff.patch(`/api/desk/leads/${id}`, { version, owner_id: owner?.id });
    app.clock.forward(3 * hourMs);

    const told = await reminders(app);
    expect(told.map((line) => line.split(":")[0]).sort()).toEqual([
      "office@example.com",
      "owner@example.com",
    ]);
  });

  test("by one of several instances", async () => {
    const clock = heldClock();
    const one = await startTestApp({ clock });
    const other = await startTestApp({ clock, database: one.database });
    for (let lead = 0; lead < 5; lead += 1)
      await anOpenLead(one, { email: `a${lead}@example.com` });
    await one.deliverMails();
    one.sent.splice(0);
    clock.forward(3 * hourMs);

    await Promise.all([one, other, one, other].map((app) => app.remind()));
    await one.deliverMails();
    await other.deliverMails();

    const subjects = [...one.sent, ...other.sent].map(({ subject }) => subject);
    expect(subjects).toHaveLength(5);
    expect(new Set(subjects).size).toBe(5);
  });

  test("of more leads than are looked at at once", async () => {
    const app = await startTestApp();
    for (let lead = 0; lead < 55; lead += 1)
      await anOpenLead(app, { email: `a${lead}@example.com` });
    app.clock.forward(3 * hourMs);

    expect(await reminders(app)).toHaveLength(55);
  });

  test("only of the end, when the site was off in between", async () => {
    const app = await startTestApp();
    const receipt = await receiptOf(app, await anOpenLead(app));
    app.clock.forward(48 * hourMs);

    expect(await reminders(app)).toEqual([`office@example.com: Answer overdue: ${about(receipt)}`]);
    expect(await reminders(app)).toEqual([]);
  });

  test.each([
    { stage: "won" },
    { stage: "lost", lost_reason: "Plans changed" },
    { stage: "spam" },
    { trashed: true },
  ])("not about a lead that is %o", async (change) => {
    const app = await startTestApp();
    const id = await anOpenLead(app);
    const { data } = await app.asStaff().get<OpenedLead>(`/api/desk/leads/${id}`);
    const { version } = data.lead;
    const changed = await app.asStaff().patch(`/api/desk/leads/${id}`, { version, ...change });
    expect(changed.status).toBe(200);

    app.clock.forward(24 * hourMs);
    expect(await reminders(app)).toEqual([]);
  });

  test("again, when it is taken out of the trash", async () => {
    const app = await startTestApp();
    const id = await anOpenLead(app);
    const put = async (trashed: boolean) => {
      const { data } = await app.asStaff().get<OpenedLead>(`/api/desk/leads/${id}`);
      const { version } = data.lead;
      await app.asStaff().patch(`/api/desk/leads/${id}`, { version, trashed });
    };
    await put(true);
    app.clock.forward(24 * hourMs);
    expect(await reminders(app)).toEqual([]);

    await put(false);
    expect(await reminders(app)).toHaveLength(1);
  });

  test("not where nobody is to be told", async () => {
    const app = await startTestApp({ notifyEmail: undefined });
    await anOpenLead(app);
    app.clock.forward(24 * hourMs);

    expect(await reminders(app)).toEqual([]);
  });

  test("by mails that nobody's name or text can break", async () => {
    const app = await startTestApp();
    const name = "=?utf-8?q?x?= <img src=x> \u2028 & Co";
    await anOpenLead(app, { name, doubt: "secret words" });
    app.clock.forward(3 * hourMs);
    await reminders(app);

    const [mail] = app.sent;
    expect(mail?.subject).not.toMatch(/=\?|\u2028/);
    expect(mail?.html).toContain("&lt;img src=x&gt;");
    expect(mail?.html).not.toContain("<img");
    expect(mail?.text).not.toContain("secret words");
  });
});
