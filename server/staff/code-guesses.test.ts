import { beforeEach, expect, onTestFinished, test, vi } from "vitest";
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
const dayMs = 24 * 60 * 60 * 1000;

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
async function guessWrong(times: number, headers = {}): Promise<void> {
  for (let guess = 0; guess < times; guess += 1) {
    if (guess % 5 === 0) await putFreshCode();
    expect(await reset(`00000${guess % 5}`, headers)).toMatchObject(invalid);
  }
}

/** Of the limits; the clock of codes is the app's. */
function holdTime(): void {
  vi.useFakeTimers({ toFake: ["Date"] });
  onTestFinished(() => void vi.useRealTimers());
}

const logIn = (headers: Record<string, string>) =>
  app.post("/api/user/login", { email, password }, headers);

test("after 50 wrong guesses in a day none is looked at, but from where the owner has logged in", async () => {
  await logIn(ownersNetwork);
  holdTime();
  await guessWrong(50);
  await putFreshCode();
  const output = collectOutput();
  vi.advanceTimersByTime(dayMs - 1000);

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

test("of 100 wrong guesses in a day from a network that the owner has used none follows, but from elsewhere", async () => {
  const hotel = { "X-Forwarded-For": "198.51.100.9" };
  for (const network of [ownersNetwork, hotel]) await logIn(network);
  holdTime();
  for (const _ of [1, 2]) {
    await guessWrong(50, hotel);
    // Of any calls 60 a minute are answered.
    vi.advanceTimersByTime(60_001);
  }
  await putFreshCode();
  const output = collectOutput();
  vi.advanceTimersByTime(dayMs - 3 * 60_000);

  expect(await reset(code, hotel)).toMatchObject(invalid);

  expect(output()).toMatch(/"event":"limit-reached".*"limit":"wrong-codes-known"/);
  expect((await reset(code, ownersNetwork)).status).toBe(200);
  await putFreshCode();
  expect((await reset(code)).status).toBe(200);
});

test.each([
  { days: 89, status: 200 },
  { days: 90, status: 400 },
])(
  "$days days after the last login from there a right code beyond the 50 answers $status",
  async ({ days, status }) => {
    await logIn(ownersNetwork);
    app.clock.forward(30 * dayMs);
    await logIn(ownersNetwork);
    app.clock.forward(days * dayMs);
    await guessWrong(50);
    await putFreshCode();

    expect((await reset(code, ownersNetwork)).status).toBe(status);
  },
);
