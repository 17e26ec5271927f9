import { expect, test } from "vitest";
import { heldClock } from "#tests/held-clock.ts";
import { aMessage, anEnquiry, startTestApp } from "#tests/kit.ts";

const hourMs = 60 * 60 * 1000;
const bot = { website: "https://pills.example" };

test("the office is told once a day how much is likely spam, and nothing of what it says", async () => {
  const app = await startTestApp({ publicUrl: "https://www.example.com" });
  await app.post("/api/enquiry", anEnquiry(bot));
  for (const name of ["Eve", "Mallory"]) await app.post("/api/contact", aMessage({ ...bot, name }));
  await app.post("/api/contact", aMessage({ name: "A person" }));
  await app.deliverMails();
  const others = app.sent.splice(0).length;

  await app.reportSpam();
  await app.deliverMails();
  expect([others, app.sent.length]).toEqual([2, 0]);

  app.clock.forward(15 * hourMs);
  for (let look = 0; look < 3; look += 1) await app.reportSpam();
  app.clock.forward(hourMs);
  await app.reportSpam();
  await app.deliverMails();

  expect(app.sent).toHaveLength(1);
  const [mail] = app.sent;
  expect(mail).toMatchObject({
    recipient: "office@example.com",
    subject: "Likely spam on 2026-03-02: 3",
  });
  expect(mail?.text).toContain("1 enquiry, 2 contact messages (days in UTC).");
  expect(mail?.text).toContain(
    "https://www.example.com/admin/dashboard?section=contact&spam=likely",
  );
  expect(mail?.html).toContain("?section=enquiry&amp;spam=likely");
  for (const word of ["Eve", "Mallory", "ravi@", "pills"]) expect(mail?.html).not.toContain(word);
});

test("two instances mail it once", async () => {
  const clock = heldClock();
  const one = await startTestApp({ clock });
  const other = await startTestApp({ clock, database: one.database });
  await one.post("/api/contact", aMessage(bot));
  clock.forward(24 * hourMs);

  await Promise.all([one, other, one, other].map(({ reportSpam }) => reportSpam()));
  await one.deliverMails();
  await other.deliverMails();

  expect([...one.sent, ...other.sent]).toHaveLength(1);
});

test("days on which nobody looked are made up for; without spam there is no mail", async () => {
  const app = await startTestApp();
  app.clock.forward(24 * hourMs);
  await app.reportSpam();
  await app.post("/api/contact", aMessage(bot));
  app.clock.forward(5 * 24 * hourMs);
  await app.reportSpam();
  app.clock.forward(24 * hourMs);
  await app.reportSpam();
  await app.deliverMails();

  expect(app.sent.map(({ subject }) => subject)).toEqual([
    "Likely spam from 2026-03-03 to 2026-03-07: 1",
  ]);
});

test("what staff took for a person's is not counted, and nobody to tell is nobody told", async () => {
  const app = await startTestApp();
  const silent = await startTestApp({ notifyEmail: undefined });
  const { data } = await app.post<{ id: string }>("/api/contact", aMessage(bot));
  await app.asStaff().post(`/api/contact/${data.id}/spam`, { spam: false });
  await silent.post("/api/contact", aMessage(bot));

  for (const site of [app, silent]) {
    site.clock.forward(24 * hourMs);
    await site.reportSpam();
    await site.deliverMails();
  }

  expect(app.sent.map(({ subject }) => subject)).toEqual(
    expect.not.arrayContaining([expect.stringContaining("Likely spam")]),
  );
  expect(silent.sent).toEqual([]);
});
