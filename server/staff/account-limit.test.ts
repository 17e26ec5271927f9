import { beforeEach, expect, test } from "vitest";
import { codeNeeded } from "#contract/two-step.ts";
import { startTestApp, type TestApp } from "#tests/kit.ts";
import { password, switchTwoStepsOn } from "#tests/two-step.ts";

const email = "office@example.com";
const home = { "X-Forwarded-For": "192.0.2.1" };
const tooMany = {
  status: 429,
  error: "Too many requests. Please try again in a few minutes.",
};

let app: TestApp;
beforeEach(async () => {
  app = await startTestApp();
  await app.addStaff(email, password);
});

/** Each call comes from an address of its own, but where one is given. */
const logIn = (sent: string, headers: Record<string, string> = {}, to = email) =>
  app.post("/api/user/login", { email: to, password: sent }, headers);

async function failFromElsewhere(times: number, to = email): Promise<number[]> {
  const answers = await Promise.all(
    Array.from({ length: times }, () => logIn("wrong horse", {}, to)),
  );
  return answers.map(({ status }) => status).sort();
}

test("20 wrong passwords an hour from 30 addresses, then none is looked at", async () => {
  const statuses = await failFromElsewhere(30);

  expect(statuses).toEqual([...Array(20).fill(401), ...Array(10).fill(429)]);
  const refused = await logIn(password);
  expect(refused).toMatchObject(tooMany);
  expect(Number(refused.headers.get("Retry-After"))).toBeGreaterThan(15 * 60);
  expect(Number(refused.headers.get("Retry-After"))).toBeLessThanOrEqual(60 * 60);
});

test("the owner is let in where they have logged in before, whatever strangers do", async () => {
  expect((await logIn(password, home)).status).toBe(200);
  await failFromElsewhere(25);

  expect((await logIn("a slip", home)).status).toBe(401);
  expect((await logIn(password, home)).status).toBe(200);
  expect(await logIn(password)).toMatchObject(tooMany);
});

test("an IPv6 address that changes within its network stays known", async () => {
  const at = (address: string) => ({ "X-Forwarded-For": address });
  expect((await logIn(password, at("2001:db8:1:2::1"))).status).toBe(200);
  await failFromElsewhere(25);

  expect((await logIn(password, at("2001:db8:1:2:a:b:c:d"))).status).toBe(200);
  expect(await logIn(password, at("2001:db8:1:3::1"))).toMatchObject(tooMany);
});

test("the address is known after a restart and on every instance", async () => {
  expect((await logIn(password, home)).status).toBe(200);
  app = await startTestApp({ database: app.database, clock: app.clock });
  await failFromElsewhere(25);

  expect((await logIn(password, home)).status).toBe(200);
});

test("one's own address opens no way to somebody else's account", async () => {
  await app.addStaff("other@example.com", password);
  expect((await logIn(password, home)).status).toBe(200);
  await failFromElsewhere(20, "other@example.com");

  expect(await logIn(password, home, "other@example.com")).toMatchObject(tooMany);
});

test("the code from the owner's mail lets them in where they never were", async () => {
  await failFromElsewhere(25);
  expect(await logIn(password, home)).toMatchObject(tooMany);
  await app.post("/api/user/forgot-password", { email }, home);
  await app.deliverMails();
  const otp = /\b\d{6}\b/.exec(app.sent[0]?.text ?? "")?.[0];
  await app.post("/api/user/reset-password", { email, otp, newPassword: "battery staple" }, home);

  expect((await logIn("battery staple", home)).status).toBe(200);
});

test("both count in whatever case the email is written", async () => {
  expect((await logIn(password, home, "Office@Example.com")).status).toBe(200);
  await failFromElsewhere(10, "OFFICE@example.com");
  await failFromElsewhere(10, "office@EXAMPLE.com");

  expect(await logIn(password)).toMatchObject(tooMany);
  expect((await logIn(password, home, "Office@example.COM")).status).toBe(200);
});

test("an account that is not there is limited the same, so that the limit tells nothing", async () => {
  const statuses = await failFromElsewhere(30, "nobody@example.com");

  expect(statuses).toEqual([...Array(20).fill(401), ...Array(10).fill(429)]);
});

test("right logins do not count", async () => {
  expect((await failFromElsewhere(19)).every((status) => status === 401)).toBe(true);
  for (let time = 0; time < 3; time += 1) expect((await logIn(password)).status).toBe(200);
  expect((await logIn("wrong horse")).status).toBe(401);
  expect((await logIn(password)).status).toBe(429);
});

test("the first half of a two-step login does not count", async () => {
  const { token } = await logIn(password, home);
  await switchTwoStepsOn(app, { Authorization: `Bearer ${token}` });

  for (let time = 0; time < 11; time += 1) {
    expect(await logIn(password, home)).toMatchObject({ status: 401, error: codeNeeded });
  }
});
