import { describe, expect, test } from "vitest";
import type { Receipt } from "#contract/answers/leads.ts";
import { aMessage, anEnquiry, startTestApp, type TestApp } from "#tests/kit.ts";

const dayMs = 24 * 60 * 60 * 1000;
const key = { "Idempotency-Key": "5f2c1c1e-7d0a-4c8e-9d58-1b1c6e3a9d10" };

async function stored(app: TestApp, path = "/api/enquiry") {
  const { data } = await app.asStaff().get<object[]>(path);
  await app.deliverMails();
  return { leads: data.length, mails: app.sent.length };
}

test("the same key and body again: the same answer, one lead, one pair of mails", async () => {
  const app = await startTestApp();
  const first = await app.post("/api/enquiry", anEnquiry(), key);
  app.clock.forward(dayMs);

  const second = await app.post("/api/enquiry", anEnquiry(), key);

  expect(second).toMatchObject({ status: 201, text: first.text });
  expect(await stored(app)).toEqual({ leads: 1, mails: 2 });
});

test("a contact message is sent once, too", async () => {
  const app = await startTestApp();
  const first = await app.post("/api/contact", aMessage(), key);

  const second = await app.post("/api/contact", aMessage(), key);

  expect(second).toMatchObject({ status: 201, text: first.text });
  expect(await stored(app, "/api/contact")).toEqual({ leads: 1, mails: 2 });
});

test("a sign-up is answered as the first time", async () => {
  const app = await startTestApp();
  const first = await app.post("/api/subscription", { email: "a@example.com" }, key);

  const second = await app.post("/api/subscription", { email: "a@example.com" }, key);

  expect(first.status).toBe(201);
  expect(second).toMatchObject({ status: 201, text: first.text });
});

test.each([
  {
    difference: "its fields in another order",
    body: Object.fromEntries(Object.entries(anEnquiry()).reverse()),
  },
  { difference: "phone for number", body: anEnquiry({ number: undefined, phone: "5125550142" }) },
  { difference: "blanks around a field", body: anEnquiry({ name: " Anjali Mathew " }) },
])("with $difference it is the same body", async ({ body }) => {
  const app = await startTestApp();
  const first = await app.post("/api/enquiry", anEnquiry(), key);

  const second = await app.post("/api/enquiry", body, key);

  expect(second).toMatchObject({ status: 201, text: first.text });
  expect(await stored(app)).toEqual({ leads: 1, mails: 2 });
});

test.each([
  { different: "question", body: anEnquiry({ doubt: "Another question" }) },
  { different: "tick for the newsletter", body: anEnquiry({ newsletter: "letter-2" }) },
])("the same key with another $different answers 422 and stores nothing", async ({ body }) => {
  const app = await startTestApp();
  await app.post("/api/enquiry", anEnquiry(), key);

  const other = await app.post("/api/enquiry", body, key);

  expect(other).toMatchObject({
    status: 422,
    error: "This Idempotency-Key was used for something else.",
  });
  expect(await stored(app)).toEqual({ leads: 1, mails: 2 });
});

test("the same key at another address answers 422 and stores nothing", async () => {
  const app = await startTestApp();
  const body = { ...anEnquiry(), ...aMessage() };
  await app.post("/api/enquiry", { ...body, number: "5125550142" }, key);

  const other = await app.post("/api/contact", body, key);

  expect(other.status).toBe(422);
  expect(await stored(app, "/api/contact")).toMatchObject({ leads: 0 });
});

test("other keys, and no keys, make other leads", async () => {
  const app = await startTestApp();

  await app.post("/api/enquiry", anEnquiry(), key);
  await app.post("/api/enquiry", anEnquiry(), { "Idempotency-Key": "another-key" });
  await app.post("/api/enquiry", anEnquiry());
  await app.post("/api/enquiry", anEnquiry());

  expect(await stored(app)).toEqual({ leads: 4, mails: 8 });
});

test("20 sends at once with one key make one lead, and all are told of it", async () => {
  const app = await startTestApp();

  const answers = await Promise.all(
    Array.from({ length: 20 }, () => app.post<Receipt>("/api/enquiry", anEnquiry(), key)),
  );

  expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(201));
  expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
  expect(await stored(app)).toEqual({ leads: 1, mails: 2 });
});

test("20 sends at once with one key and two bodies: one body wins, the other answers 422", async () => {
  const app = await startTestApp();

  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, index) =>
      app.post("/api/enquiry", anEnquiry({ name: index % 2 ? "One" : "Other" }), key),
    ),
  );

  const statuses = answers.map(({ status }) => status).sort();
  expect(statuses).toEqual([...Array(10).fill(201), ...Array(10).fill(422)]);
  expect(await stored(app)).toEqual({ leads: 1, mails: 2 });
});

test("a key lives 7 days, and not longer", async () => {
  const app = await startTestApp();
  const first = await app.post<Receipt>("/api/enquiry", anEnquiry(), key);

  app.clock.forward(7 * dayMs);
  const remembered = await app.post<Receipt>("/api/enquiry", anEnquiry(), key);
  const newer = { "Idempotency-Key": "another-key-of-that-day" };
  const other = await app.post<Receipt>("/api/enquiry", anEnquiry(), newer);
  app.clock.forward(1);
  const forgotten = await app.post<Receipt>("/api/enquiry", anEnquiry(), key);
  const again = await app.post<Receipt>("/api/enquiry", anEnquiry(), newer);

  expect(remembered.data.id).toBe(first.data.id);
  expect(forgotten.status).toBe(201);
  expect(forgotten.data.id).not.toBe(first.data.id);
  expect(again.data.id).toBe(other.data.id);
});

test("a send that broke a rule leaves its key free", async () => {
  const app = await startTestApp();

  const refused = await app.post("/api/enquiry", anEnquiry({ name: "" }), key);
  const sent = await app.post("/api/enquiry", anEnquiry(), key);

  expect([refused.status, sent.status]).toEqual([400, 201]);
});

test("a send that the database could not finish leaves its key free", async () => {
  const app = await startTestApp();
  const bringBack = await app.database.takeAway("lead_arrival");

  const failed = await app.post("/api/enquiry", anEnquiry(), key);
  await bringBack();
  const sent = await app.post("/api/enquiry", anEnquiry(), key);

  expect([failed.status, sent.status]).toEqual([500, 201]);
  expect(await stored(app)).toEqual({ leads: 1, mails: 2 });
});

describe("a key has 8 to 100 letters, digits, hyphens or underscores", () => {
  test.each(["abcd-1_Z", "x".repeat(100)])("%j is one", async (value) => {
    const app = await startTestApp();
    const answer = await app.post("/api/enquiry", anEnquiry(), { "Idempotency-Key": value });
    expect(answer.status).toBe(201);
  });

  test.each(["", "short-1", "x".repeat(101), "with blanks", "semi;colon", "caf\u00e9-caf\u00e9"])(
    "%j answers 400",
    async (value) => {
      const app = await startTestApp();

      const answer = await app.post("/api/enquiry", anEnquiry(), { "Idempotency-Key": value });

      expect(answer).toMatchObject({
        status: 400,
        error: "The Idempotency-Key must be 8 to 100 letters, digits or hyphens.",
      });
      expect(await stored(app)).toEqual({ leads: 0, mails: 0 });
    },
  );
});

test("nothing of what was typed is kept beside the key", async () => {
  const app = await startTestApp();
  await app.post("/api/enquiry", anEnquiry(), key);
  await app.post(
    "/api/subscription",
    { email: "a@example.com" },
    { "Idempotency-Key": "key-of-sub" },
  );

  const rows = await app.database.db.selectFrom("idempotency_key").selectAll().execute();

  expect(rows).toHaveLength(2);
  const kept = JSON.stringify(rows);
  for (const value of [...Object.values(anEnquiry()), "a@example.com"]) {
    expect(kept).not.toContain(value);
  }
});
