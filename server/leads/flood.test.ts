import { expect, test } from "vitest";
import { aMessage, startTestApp, type TestApp } from "#tests/kit.ts";
import { codesOf, fromForm, listed, messageMarks, recipients } from "#tests/marked-leads.ts";

/** More than an address may send in a minute without being a flood, and fewer than are refused. */
const many = Array.from({ length: 40 }, (_, index) => index);

const visitor = { "X-Forwarded-For": "192.0.2.7" };
const keyed = (key: string | number) => ({ ...visitor, "Idempotency-Key": `send-key-${key}` });
const send = (app: TestApp, headers: Record<string, string>) =>
  app.post("/api/contact", aMessage(fromForm), headers);

test.each(["lead_arrival", "idempotency_key"])(
  "what the database refused makes no flood: without its table %s",
  async (table) => {
    const app = await startTestApp();
    const bringBack = await app.database.takeAway(table);
    for (const _ of many) expect((await send(app, keyed("waiting"))).status).toBe(500);
    await bringBack();

    const marks = await messageMarks(app, {}, keyed("waiting"));
    await app.deliverMails();

    expect(codesOf(marks)).toEqual([]);
    expect(recipients(app)).toEqual(["office@example.com", "ravi@example.com"]);
  },
);

test("nor does what was refused many at once", async () => {
  const app = await startTestApp();
  const bringBack = await app.database.takeAway("lead_arrival");
  // As many as are no flood by themselves, again and again.
  for (const round of ["one", "two"]) {
    const sends = many.slice(0, 20).map((index) => send(app, keyed(`${round}-${index}`)));
    const refused = await Promise.all(sends);
    expect(new Set(refused.map(({ status }) => status))).toEqual(new Set([500]));
  }
  await bringBack();

  expect(codesOf(await messageMarks(app, {}, visitor))).toEqual([]);
});

test("nor do repeats of a send that is stored, at once or one by one", async () => {
  const app = await startTestApp();
  const repeat = async () => (await send(app, keyed("stored"))).status;
  const statuses = [...(await Promise.all(many.map(repeat))), await repeat(), await repeat()];

  expect(new Set(statuses)).toEqual(new Set([201]));
  expect(codesOf(await messageMarks(app, {}, visitor))).toEqual([]);
});

test("nor does a key that came with another body", async () => {
  const app = await startTestApp();
  await send(app, keyed("stored"));
  for (const index of many) {
    const other = aMessage({ ...fromForm, message: `Another question, number ${index}` });
    expect((await app.post("/api/contact", other, keyed("stored"))).status).toBe(422);
  }

  expect(codesOf(await messageMarks(app, {}, visitor))).toEqual([]);
});

test("many leads at once are a flood, to the lead, also where some of them fail", async () => {
  const app = await startTestApp();
  const bringBack = await app.database.takeAway("lead_arrival");
  await Promise.all(many.slice(0, 15).map(() => send(app, visitor)));
  await bringBack();

  await Promise.all(many.map(() => send(app, visitor)));

  expect(await listed(app, "?spam=no&size=100")).toMatchObject({ total: 20, likely_spam: 20 });
});

test("a flood of sign-ups is answered alike, and asks none of those addresses; each may ask again", async () => {
  const app = await startTestApp();
  const signUp = (index: number) =>
    app.post("/api/subscription", { email: `reader${index}@example.com` }, visitor);

  const answers = await Promise.all(many.map(signUp));
  await app.deliverMails();

  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
  expect(app.sent).toHaveLength(20);
  const asked = new Set(recipients(app));
  const left = many.filter((index) => !asked.has(`reader${index}@example.com`));
  expect(left).toHaveLength(20);

  const fromElsewhere = { "X-Forwarded-For": "192.0.2.8" };
  await app.post("/api/subscription", { email: `reader${left[0]}@example.com` }, fromElsewhere);
  await app.deliverMails();
  expect(recipients(app)).toContain(`reader${left[0]}@example.com`);
  await app.finishUpkeep();
  expect((await app.asStaff().get<unknown[]>("/api/subscription")).data).toHaveLength(40);
});

test("who signs up again and again from one address makes no flood", async () => {
  const app = await startTestApp();
  for (const _ of many) {
    await app.post("/api/subscription", { email: "reader@example.com" }, keyed("reader"));
  }

  await app.post("/api/subscription", { email: "other@example.com" }, visitor);
  await app.deliverMails();

  expect(recipients(app)).toContain("other@example.com");
});
