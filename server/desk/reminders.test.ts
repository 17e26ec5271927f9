import { expect, test } from "vitest";
import type { DeskChoices } from "#contract/answers/desk.ts";
import { atTheDesk, sendEnquiry, sendStuckEnquiry } from "#tests/desk.ts";
import { sayAnswered } from "#tests/desk-answers.ts";
import { addLeadOnDesk } from "#tests/desk-leads.ts";
import { heldClock } from "#tests/held-clock.ts";
import { startTestApp, type TestApp } from "#tests/kit.ts";
import { onceListed } from "#tests/once-listed.ts";
import { aColleague } from "#tests/people.ts";

const hourMs = 60 * 60 * 1000;
/*
 * The test clock stands on Monday 2 March 2026, 09:00 UTC: in Kochi it is 14:30, in Austin 03:00. Half of six office hours
 * is over when Kochi closes at 12:00 UTC, all of them at 18:00, three hours after Austin has opened.
 */

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
  return (await (await atTheDesk(app)).lead(id)).receipt;
}

test("when half of the time is over and when all of it is, once each", async () => {
  const app = await startTestApp({ publicUrl: "https://www.example.com" });
  const id = await sendEnquiry(app);
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
  expect(first?.text).toContain("by Monday, March 2, 23:30 (India Standard Time)");
  expect(first?.text).toContain(`https://www.example.com/admin/dashboard?section=desk&lead=${id}`);
  expect(await reminders(app)).toEqual([]);

  app.clock.forward(6 * hourMs);
  expect(await reminders(app)).toEqual([`office@example.com: Answer overdue: ${about(receipt)}`]);
  expect(app.sent[0]?.text).toContain("That time is over, and nobody has answered yet.");
  for (let days = 0; days < 3; days += 1) {
    app.clock.forward(24 * hourMs);
    expect(await reminders(app)).toEqual([]);
  }
});

test("also where a lead can not be taken up", async () => {
  const failures: unknown[] = [];
  const report = (_event: string, failure: unknown) => failures.push(failure);
  const app = await startTestApp({ isWaiting: true, report });
  const id = await sendStuckEnquiry(app);
  app.clock.forward(3 * hourMs);

  expect(await reminders(app)).toEqual([
    `office@example.com: Half of the time to answer is over: ${about(await receiptOf(app, id))}`,
  ]);
  expect(failures).toEqual([expect.any(Error)]);
});

test.each([
  ["office@example.com", ["office@example.com", "owner@example.com"]],
  ["Owner@Example.com", ["Owner@Example.com"]],
])("and so is whoever the lead belongs to, beside %s", async (notifyEmail, recipients) => {
  const app = await startTestApp({ notifyEmail });
  const id = await sendEnquiry(app);
  await app.addStaff("owner@example.com", "correct horse");
  const desk = await atTheDesk(app);
  const choices = await app.get<DeskChoices>("/api/desk/choices", desk.headers);
  const owner = choices.data.owners.find(({ email }) => email === "owner@example.com");
  await desk.change(id, { owner_id: owner?.id });
  app.clock.forward(3 * hourMs);

  const told = await reminders(app);
  expect(told.map((line) => line.split(":")[0]).sort()).toEqual(recipients);
});

test("but nobody whose account has ended", async () => {
  const app = await startTestApp();
  const id = await sendEnquiry(app);
  const [desk, left] = [await atTheDesk(app), await aColleague(app)];
  await desk.change(id, { owner_id: left.id });
  await app.post(`/api/user/staff/${left.id}/end`, {}, desk.headers);
  app.clock.forward(3 * hourMs);

  const told = await reminders(app);
  expect(told.map((line) => line.split(":")[0])).toEqual(["office@example.com"]);
});

test("by one of several instances", async () => {
  const clock = heldClock();
  const one = await startTestApp({ clock });
  const other = await startTestApp({ clock, database: one.database });
  for (let lead = 0; lead < 5; lead += 1) await sendEnquiry(one, { email: `a${lead}@example.com` });
  await one.deliverMails();
  const others = one.sent.length;
  clock.forward(3 * hourMs);

  await Promise.all([one, other, one, other].map((app) => app.remind()));
  await one.deliverMails();
  await other.deliverMails();

  const subjects = [...one.sent.slice(others), ...other.sent].map(({ subject }) => subject);
  expect(subjects).toHaveLength(5);
  expect(new Set(subjects).size).toBe(5);
});

test("of more leads than are looked at at once", async () => {
  const app = await startTestApp();
  const ids: string[] = [];
  for (let lead = 0; lead < 55; lead += 1)
    ids.push(await sendEnquiry(app, { email: `a${lead}@example.com` }));
  app.clock.forward(3 * hourMs);

  expect(await reminders(app)).toHaveLength(55);

  // As many as are looked at at once, of whom nobody is reminded, keep no others back.
  app.clock.forward(6 * hourMs);
  const change = async (to: object) =>
    (await atTheDesk(app)).bulk({ ids: ids.slice(0, 50), change: to });
  await change({ trashed: true });
  expect(await reminders(app)).toHaveLength(5);
  await change({ trashed: false, stage: "won" });
  expect(await reminders(app)).toEqual([]);
});

test("only of the end, when the site was off in between", async () => {
  const app = await startTestApp();
  const receipt = await receiptOf(app, await sendEnquiry(app));
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
  const id = await sendEnquiry(app);
  const changed = await (await atTheDesk(app)).change(id, change);
  expect(changed.status).toBe(200);

  app.clock.forward(24 * hourMs);
  expect(await reminders(app)).toEqual([]);
});

test.each([
  ["answered", (app: TestApp, id: string) => sayAnswered(app, id)],
  ["won", async (app: TestApp, id: string) => (await atTheDesk(app)).change(id, { stage: "won" })],
  [
    "thrown away",
    async (app: TestApp, id: string) => (await atTheDesk(app)).change(id, { trashed: true }),
  ],
])("nor about one that is %s just now", async (_, act) => {
  const app = await startTestApp();
  const id = await sendEnquiry(app);
  app.clock.forward(3 * hourMs);
  const db = app.database.open().withPlugin(onceListed(id, () => act(app, id)));
  const other = await startTestApp({ database: { ...app.database, db }, clock: app.clock });

  expect((await reminders(other)).filter((line) => line.includes("to answer"))).toEqual([]);
});

test("again, when it is taken out of the trash", async () => {
  const app = await startTestApp();
  const id = await sendEnquiry(app);
  const put = async (trashed: boolean) => {
    await (await atTheDesk(app)).change(id, { trashed });
  };
  await put(true);
  app.clock.forward(24 * hourMs);
  expect(await reminders(app)).toEqual([]);

  await put(false);
  expect(await reminders(app)).toHaveLength(1);
});

test("not where nobody is to be told", async () => {
  const app = await startTestApp({ notifyEmail: undefined });
  await sendEnquiry(app);
  app.clock.forward(24 * hourMs);

  expect(await reminders(app)).toEqual([]);
});

test("by mails that nobody's name or text can break", async () => {
  const app = await startTestApp();
  const name = "=?utf-8?q?x?= <img src=x> \u2028 & Co";
  await sendEnquiry(app, { name, doubt: "secret words" });
  app.clock.forward(3 * hourMs);
  await reminders(app);

  const [mail] = app.sent;
  expect(mail?.subject).not.toMatch(/=\?|\u2028/);
  expect(mail?.html).toContain("&lt;img src=x&gt;");
  expect(mail?.html).not.toContain("<img");
  expect(mail?.text).not.toContain("secret words");
});

test("what nobody has answered in time is found and counted", async () => {
  const app = await startTestApp();
  const desk = await atTheDesk(app);
  const silent = await sendEnquiry(app);
  const answered = await sendEnquiry(app, { email: "b@example.com", number: "5125550143" });
  const won = await sendEnquiry(app, { email: "c@example.com", number: "5125550144" });
  // From before answers were promised.
  await addLeadOnDesk(app.database.db);
  await app.post(`/api/desk/leads/${answered}/answers`, { way: "phone" }, desk.headers);
  await desk.change(won, { stage: "won" });
  /** With a fresh login: the clock goes on for longer than one lives. */
  const overdue = async () => {
    const later = await atTheDesk(app);
    const { data } = await later.page("?overdue=yes");
    return { ids: data.map(({ id }) => id), count: (await later.counts()).overdue };
  };

  app.clock.forward(9 * hourMs - 1);
  expect(await overdue()).toEqual({ ids: [], count: 0 });
  app.clock.forward(1);
  expect(await overdue()).toEqual({ ids: [silent], count: 1 });
});
