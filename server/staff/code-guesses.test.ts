import { beforeEach, expect, test } from "vitest";
import { startTestApp, type TestApp } from "#tests/kit.ts";
import { collectOutput } from "#tests/log-lines.ts";
import { putCode } from "./code-store.ts";
import { findStaff } from "./store.ts";

const email = "office@example.com";
const password = "correct horse";
const newPassword = "battery staple";
const invalid = { status: 400, error: "Invalid or expired OTP" };
const ownersNetwork = { "X-Forwarded-For": "192.0.2.7" };
const code = "123456";

let app: TestApp;
beforeEach(async () => {
  app = await startTestApp();
  await app.addStaff(email, password);
});

const reset = (otp: string, headers = {}) =>
  app.post("/api/user/reset-password", { email, otp, newPassword }, headers);

/** Past the mail, of which there are five in 15 minutes. */
async function putFreshCode(): Promise<void> {
  const staff = await findStaff(app.database.db, email);
  await putCode(app.database.db, staff?.id ?? "", code, app.clock.now());
}

/** Of as many codes as it takes. */
async function guessWrong(times: number): Promise<void> {
  for (let guess = 0; guess < times; guess += 1) {
    if (guess % 5 === 0) await putFreshCode();
    expect(await reset(`00000${guess % 5}`)).toMatchObject(invalid);
  }
}

test("after 50 wrong guesses in a day none is looked at, but from where the owner has logged in", async () => {
  await app.post("/api/user/login", { email, password }, ownersNetwork);
  await guessWrong(50);
  await putFreshCode();
  const output = collectOutput();

  expect(await reset(code)).toMatchObject(invalid);

  expect(output()).toMatch(/"event":"limit-reached".*"limit":"wrong-codes"/);
  expect((await reset(code, ownersNetwork)).status).toBe(200);
});

test("the 50th guess may be right; neither that nor a guess without a code counts", async () => {
  for (const guess of ["000001", "000002", "000003"]) await reset(guess);
  await guessWrong(49);
  for (const _ of [1, 2, 3]) {
    await putFreshCode();
    expect((await reset(code)).status).toBe(200);
  }
  await guessWrong(1);
  await putFreshCode();
  expect(await reset(code)).toMatchObject(invalid);
});
