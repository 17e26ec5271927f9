import { beforeEach, expect, test } from "vitest";
import type { AuditEntry } from "#contract/answers/audit.ts";
import type { OpenLogin } from "#contract/answers/staff.ts";
import { startTestApp, type TestApp } from "#tests/kit.ts";
import { aColleague } from "#tests/people.ts";
import { password, switchTwoStepsOn } from "#tests/two-step.ts";

const email = "leela@example.com";
const newPassword = "battery staple";

let app: TestApp;
beforeEach(async () => {
  app = await startTestApp();
  await app.addStaff(email, password);
});

/** Each call that succeeds half a minute after the one before, so that the app shows another code. */
async function loggedIn(code?: string) {
  const { token, status } = await app.post("/api/user/login", { email, password, code });
  expect(status).toBe(200);
  app.clock.forward(30_000);
  const bearer = { Authorization: `Bearer ${token}` };
  const done = <T extends { status: number }>(answer: T): T => {
    expect(answer.status).toBe(200);
    app.clock.forward(30_000);
    return answer;
  };
  return {
    bearer,
    get: async <T>(path: string) => (await app.get<T>(path, bearer)).data,
    post: async <T>(path: string, body: object = {}) =>
      done(await app.post<T>(`/api/user/${path}`, body, bearer)).data,
    remove: async (path: string) => void done(await app.remove(`/api/user/${path}`, bearer)),
  };
}

/** What the log has of one's own access, oldest first. */
async function told(here: Awaited<ReturnType<typeof loggedIn>>) {
  const entries = await here.get<AuditEntry[]>("/api/audit");
  return entries.map(({ what }) => what).reverse();
}

test("what staff do to their own name, password and logins stands in the log", async () => {
  await loggedIn();
  const here = await loggedIn();
  const [, other] = await here.get<OpenLogin[]>("/api/user/logins");

  await here.remove(`logins/${other?.id}`);
  await here.remove("logins");
  await here.post("name", { name: "Leela" });
  await here.post("change-password", { password, newPassword });
  await here.post("forgot-password", { email });
  await app.deliverMails();
  const otp = app.sent.map(({ text }) => /code is (\d{6})/.exec(text)?.[1]).find(Boolean);
  await here.post("reset-password", { email, otp, newPassword: password });

  expect(await told(await loggedIn())).toEqual([
    "login",
    "login",
    "logins-ended",
    "logins-ended",
    "account-renamed",
    "password-changed",
    "password-reset",
    "login",
  ]);
});

test("what becomes of a two-step login stands in the log", async () => {
  const colleague = await aColleague(app);
  const here = await loggedIn();
  const start = async () => {
    const on = await switchTwoStepsOn(app, here.bearer);
    app.clock.forward(30_000);
    return on;
  };

  const { codes, shown } = await start();
  await loggedIn(codes[0]);
  await here.post("two-step/codes", { password, code: shown() });
  await here.post("two-step/off", { password, code: shown() });
  await start();
  const { id } = await here.get<{ id: string }>("/api/user/me");
  expect((await colleague.post(`/api/user/staff/${id}/two-step/reset`)).status).toBe(200);

  const log = await told(here);
  // Of one moment.
  expect(log.splice(2, 2).sort()).toEqual(["login", "recovery-code-used"]);
  expect(log).toEqual([
    "login",
    "two-step-on",
    "recovery-codes-made",
    "two-step-off",
    "two-step-on",
    "two-step-reset",
  ]);
});
