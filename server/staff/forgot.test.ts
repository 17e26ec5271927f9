import { beforeEach, expect, test } from "vitest";
import { startTestApp, type TestApp } from "#tests/kit.ts";

const email = "Office@Example.com";

let app: TestApp;
beforeEach(async () => {
  app = await startTestApp();
  await app.addStaff(email, "correct horse");
});

const forgot = (to = email) => app.post("/api/user/forgot-password", { email: to });

test("the code goes by mail, and only there", async () => {
  const answer = await forgot(" office@example.COM ");
  await app.deliverMails();

  expect(answer).toMatchObject({ status: 200, data: {} });
  expect(app.sent).toHaveLength(1);
  const [mail] = app.sent;
  expect(mail).toMatchObject({
    recipient: email,
    subject: "Your one-time code for the Meridian360 admin panel",
    text: expect.stringMatching(/^Your one-time code is \d{6}\.\n\nIt works once, within 10 min/),
  });
  expect(mail?.html).toContain(/\d{6}/.exec(mail?.text ?? "")?.[0] ?? "no code");
  expect(answer.text).not.toMatch(/\d{6}/);
});

test.each([
  { sent: {}, says: "Email is required." },
  { sent: { email: "  " }, says: "Email is required." },
  { sent: { email: "office@example" }, says: "Please enter a valid email address." },
])("$sent answers 400: $says", async ({ sent, says }) => {
  const answer = await app.post("/api/user/forgot-password", sent);
  expect(answer).toMatchObject({ status: 400, error: says });
});

test("an unknown email answers 404, and nothing is mailed", async () => {
  expect(await forgot("nobody@example.com")).toMatchObject({
    status: 404,
    error: "Email not found. Please check your email address.",
  });
  await app.deliverMails();
  expect(app.sent).toEqual([]);
});

test("five codes in 15 minutes an email, wherever they are asked for; others are not held up", async () => {
  await app.addStaff("other@example.com", "correct horse");
  const statuses = [];
  for (const to of [email, email.toLowerCase(), email, email, email]) {
    statuses.push((await forgot(to)).status);
  }
  expect(statuses).toEqual([200, 200, 200, 200, 200]);

  const refused = await forgot();

  expect(refused).toMatchObject({
    status: 429,
    error: "Too many requests. Please try again in a few minutes.",
  });
  const retryAfter = Number(refused.headers.get("Retry-After"));
  expect(retryAfter).toBeGreaterThan(10 * 60);
  expect(retryAfter).toBeLessThanOrEqual(15 * 60);
  expect((await forgot("other@example.com")).status).toBe(200);
});
