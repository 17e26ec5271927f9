import { describe, expect, test } from "vitest";
import { errorFields, log } from "#server/log.ts";
import { aMessage, anEnquiry, startTestApp, type TestApp } from "#tests/kit.ts";
import { collectOutput } from "#tests/log-lines.ts";
import { wordsIn } from "#tests/stored-bytes.ts";

const email = "zebulon.quix@marked-example.com";
const password = "marked-Password-0815";
const network = "203.0.113.77";
const agent = "MarkedBrowser/7.1";
const marks = [
  email,
  "zebulon",
  "marked-example",
  "quixsurname",
  "7135550199",
  "markedtown",
  "marked question",
  password,
  network,
  agent,
];
const person = {
  email,
  name: "Zebulon Quixsurname",
  location: "Markedtown",
  doubt: "A marked question",
  message: "A marked question",
  number: "7135550199",
  phone: "7135550199",
};
const headers = { "X-Forwarded-For": network, "User-Agent": agent };
const posts: { path: string; body: object }[] = [
  { path: "/api/enquiry", body: anEnquiry(person) },
  { path: "/api/contact", body: aMessage(person) },
  { path: "/api/subscription", body: { email } },
  { path: "/api/my-data/link", body: { email } },
  { path: "/api/user/login", body: { email, password } },
  { path: "/api/user/forgot-password", body: { email } },
  { path: "/api/user/reset-password", body: { email, otp: "000000", newPassword: password } },
  { path: "/api/recaptcha/verify-token", body: { token: `${email} ${person.name}` } },
  { path: "/api/newsletter/confirm", body: { key: email } },
  { path: "/api/newsletter/unsubscribe", body: { key: email } },
];
const staffPosts: typeof posts = [
  { path: "/api/personal-data", body: { email } },
  { path: "/api/user/change-password", body: { password, newPassword: `${password}x` } },
  { path: "/api/personal-data/erase", body: { email } },
];

/** Every form as it should be, then broken in every way that a request can be. */
async function sendAll(app: TestApp): Promise<number[]> {
  const statuses: number[] = [];
  const send = async (path: string, body: unknown, more = {}) => {
    const { status } = await app.post(path, body, { ...headers, ...more });
    statuses.push(status);
  };
  for (const { path, body } of posts) {
    const json = JSON.stringify(body);
    await send(path, body);
    await send(path, json.slice(0, -1));
    await send(path, `[${json}]`);
    await send(path, { ...body, email: `${email} and more` });
    await send(path, body, { "Content-Type": `text/plain; name=${email}` });
    await send(path, body, { "Idempotency-Key": `marked-key-${email}` });
    await send(path, `{"email":"${email}","name":"${"x".repeat(200_000)}"}`);
  }
  for (const { path, body } of staffPosts) {
    const { status } = await app.asStaff().post(path, body, headers);
    statuses.push(status);
  }
  for (const path of [
    `/api/search?q=${email}`,
    `/api/${email}`,
    `/api/blogs/${email}`,
    `/api/my-data?key=${email}`,
    `/api/enquiry?q=${email}`,
  ]) {
    statuses.push((await app.get(path, headers)).status);
  }
  return statuses;
}

test("no log names who sent what, from where, or with which browser or password", async () => {
  const app = await startTestApp();
  await app.addStaff(email, password);
  const output = collectOutput();

  const statuses = await sendAll(app);
  await app.deliverMails();
  await app.finishUpkeep();

  expect([...new Set(statuses)].sort()).toEqual(
    expect.arrayContaining([200, 201, 400, 401, 404, 413, 415]),
  );
  expect(output()).toContain('"event":"mail-sent"');
  expect(output()).toContain('"event":"retention-done"');
  expect(wordsIn(Buffer.from(output()), marks)).toEqual([]);
});

test("nor when a mail fails, whatever the mail server says", async () => {
  const app = await startTestApp({
    send: async ({ recipient, text }) => {
      const said = `550 <${recipient}> is unknown here: ${text}`;
      throw Object.assign(new Error(said), {
        code: "EENVELOPE",
        response: said,
        rejected: [email],
      });
    },
  });
  const output = collectOutput();

  for (const { path, body } of posts.slice(0, 3)) await app.post(path, body, headers);
  await app.deliverMails();
  for (let tries = 1; tries < 12; tries += 1) {
    app.clock.forward(8 * 60 * 60 * 1000);
    await app.deliverMails();
  }

  expect(output()).toContain('"event":"mail-postponed"');
  expect(output()).toContain('"event":"mail-given-up"');
  expect(wordsIn(Buffer.from(output()), marks)).toEqual([]);
});

describe("nor when the database fails at", () => {
  test.each([
    { table: "lead_arrival", path: "/api/enquiry" },
    { table: "lead_arrival", path: "/api/contact" },
    { table: "subscription", path: "/api/subscription" },
    { table: "idempotency_key", path: "/api/contact" },
    { table: "enquiry", path: "/api/my-data/link" },
    { table: "staff", path: "/api/user/login" },
    { table: "one_time_code", path: "/api/user/forgot-password" },
    { table: "login", path: "/api/personal-data" },
    { table: "mail", path: "/api/personal-data" },
    { table: "erased_mail", path: "/api/personal-data/erase" },
    { table: "upkeep", path: "/api/personal-data/erase" },
  ])("$table while $path is asked", async ({ table, path }) => {
    const app = await startTestApp();
    if (path.startsWith("/api/user")) await app.addStaff(email, password);
    await app.post("/api/contact", aMessage(person));
    const isTokenLost = ["staff", "login"].includes(table);
    const caller = isTokenLost ? app : app.asStaff();
    const output = collectOutput();
    const asked = [...posts, ...staffPosts].find((one) => one.path === path);
    const more = {
      "Idempotency-Key": crypto.randomUUID(),
      ...(isTokenLost && { Authorization: "Bearer marked" }),
    };
    const bringBack = await app.database.takeAway(table);

    const { status } = await caller.post(path, asked?.body, { ...headers, ...more });
    await bringBack();

    expect(status).toBe(500);
    expect(output()).toContain('"event":"request-failed"');
    expect(wordsIn(Buffer.from(output()), marks)).toEqual([]);
  });

  test("a row that is there already, which PostgreSQL quotes", async () => {
    const app = await startTestApp({ report: (event, error) => log(event, errorFields(error)) });
    await app.post("/api/enquiry", anEnquiry(person));
    await app.database.db.schema
      .createIndex("one_of_each")
      .unique()
      .on("enquiry")
      .columns(["email", "name", "phone"])
      .execute();
    const output = collectOutput();

    const answer = await app.post("/api/enquiry", anEnquiry(person), headers);

    await app.database.db.schema.dropIndex("one_of_each").execute();
    expect(answer.status).toBe(201);
    expect(answer.text).not.toContain("quix");
    expect(output()).toContain('"event":"take-up"');
    expect(wordsIn(Buffer.from(output()), marks)).toEqual([]);
  });
});
