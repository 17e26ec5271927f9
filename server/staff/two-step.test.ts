import { beforeEach, describe, expect, test } from "vitest";
import type { RecoveryCodes, TwoStep, TwoStepSecret } from "#contract/answers/two-step.ts";
import { appCode, wrongCode } from "#tests/authenticator.ts";
import { startTestApp, type TestApp } from "#tests/kit.ts";
import { password, switchTwoStepsOn } from "#tests/two-step.ts";

const email = "office@example.com";
const needed = { status: 401, error: "Enter the code from your authenticator app." };
const wrong = "This code is not right, or it was used before. Try the next one.";
const stepMs = 30_000;

let app: TestApp;
beforeEach(async () => {
  app = await startTestApp();
  await app.addStaff(email, password);
});

const logIn = (code?: string, sent = password) =>
  app.post("/api/user/login", { email, password: sent, ...(code !== undefined && { code }) });

async function loggedIn(code?: string) {
  const { token } = await logIn(code);
  const bearer = { Authorization: `Bearer ${token}` };
  return {
    bearer,
    get: <T = unknown>(path: string) => app.get<T>(`/api/user${path}`, bearer),
    post: <T = unknown>(path: string, body: object) =>
      app.post<T>(`/api/user${path}`, body, bearer),
  };
}

/** Switches it on; from then on a new half minute has begun. */
async function switchOn() {
  const here = await loggedIn();
  const on = await switchTwoStepsOn(app, here.bearer);
  app.clock.forward(stepMs);
  return { here, ...on };
}

const notOf = (secret: string) => wrongCode(secret, app.clock.now());

describe("a login", () => {
  test("asks for no code until two-step login is on: not even with a secret made", async () => {
    const here = await loggedIn();
    const { secret } = (await here.post<TwoStepSecret>("/two-step", { password })).data;
    const code = appCode(secret, app.clock.now());

    expect(await here.post("/two-step/codes", { password, code })).toMatchObject({
      status: 400,
      error: wrong,
    });
    expect(await logIn()).toMatchObject({ status: 200, token: expect.any(String) });
    expect(await logIn("000000")).toMatchObject({ status: 200 });
  });

  test("asks for it after the password; the right one lets in", async () => {
    const { shown } = await switchOn();

    const asked = await logIn();

    expect(asked).toMatchObject(needed);
    expect(JSON.parse(asked.text)).toMatchObject({ second_step: 1 });
    expect(asked.token).toBeUndefined();
    expect(await logIn(shown())).toMatchObject({ status: 200, token: expect.any(String) });
  });

  test("tells of the code only whoever knows the password", async () => {
    const { shown } = await switchOn();
    const refused = { status: 401, error: "Incorrect email or password" };

    const answer = await logIn(undefined, "wrong horse");

    expect(answer).toMatchObject(refused);
    expect(answer.text).not.toContain("second_step");
    expect(await logIn(shown(), "wrong horse")).toMatchObject(refused);
  });
});

describe("a code of the app", () => {
  test("counts once, and none from before it does", async () => {
    const { shown, secret } = await switchOn();
    const earlier = appCode(secret, new Date(app.clock.now().getTime() - stepMs));
    const code = shown();
    expect(await logIn(code.replace(/(...)/, "$1 "))).toMatchObject({ status: 200 });

    const again = await logIn(code);
    expect(again).toMatchObject({ status: 401, error: wrong });
    expect(JSON.parse(again.text)).toMatchObject({ second_step: 1 });
    expect(await logIn(earlier)).toMatchObject({ status: 401, error: wrong });
    app.clock.forward(stepMs);
    expect(await logIn(shown())).toMatchObject({ status: 200 });
  });

  test("counts once, however many send it at the same time", async () => {
    const { shown } = await switchOn();
    const code = shown();

    const answers = await Promise.all([1, 2, 3, 4].map(() => logIn(code)));

    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401, 401, 401]);
  });

  test("is asked for after a reset by mail, too", async () => {
    const { shown } = await switchOn();
    await app.post("/api/user/forgot-password", { email });
    await app.deliverMails();
    const mail = app.sent.find(({ subject }) => subject.includes("one-time code"));
    const otp = /\b\d{6}\b/.exec(mail?.text ?? "")?.[0];
    const reset = { email, otp, newPassword: "battery staple" };
    expect((await app.post("/api/user/reset-password", reset)).status).toBe(200);

    expect(await logIn(undefined, "battery staple")).toMatchObject(needed);
    expect(await logIn(shown(), "battery staple")).toMatchObject({ status: 200 });
  });
});

describe("a recovery code", () => {
  test("logs in once, however it is typed", async () => {
    const { here, codes } = await switchOn();
    const [code = ""] = codes;

    expect(await logIn(` ${code.toLowerCase().replaceAll("-", " ")} `)).toMatchObject({
      status: 200,
    });

    expect(await logIn(code)).toMatchObject({ status: 401, error: wrong });
    expect((await here.get<TwoStep>("/two-step")).data.codes_left).toBe(9);
  });

  test("logs in once, however many send it at the same time", async () => {
    const { codes } = await switchOn();

    const answers = await Promise.all([1, 2, 3, 4].map(() => logIn(codes[3])));

    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401, 401, 401]);
  });

  test("is kept as a hash, and worth nothing for somebody else", async () => {
    const { codes } = await switchOn();
    const rows = await app.database.db.selectFrom("recovery_code").selectAll().execute();

    expect(rows).toHaveLength(10);
    for (const code of codes) {
      expect(JSON.stringify(rows)).not.toContain(code.replaceAll("-", ""));
    }
  });
});

describe("switching it on", () => {
  test("needs the password, then a code; it ends the other logins and tells by mail", async () => {
    const other = await loggedIn();
    const here = await loggedIn();
    expect(await here.post("/two-step", { password: "wrong horse" })).toMatchObject({
      status: 400,
      error: "Current password is incorrect.",
    });
    const { secret } = (await here.post<TwoStepSecret>("/two-step", { password })).data;
    expect(await here.post("/two-step/confirm", { code: notOf(secret) })).toMatchObject({
      status: 400,
      error: wrong,
    });
    expect((await here.get<TwoStep>("/two-step")).data).toEqual({ on_at: "", codes_left: 0 });

    const code = appCode(secret, app.clock.now());
    const { status, data } = await here.post<RecoveryCodes>("/two-step/confirm", { code });
    await app.deliverMails();

    expect(status).toBe(200);
    expect(data.codes).toHaveLength(10);
    expect(data.codes[0]).toMatch(/^\w{4}-\w{4}-\w{4}$/);
    expect((await here.get<TwoStep>("/two-step")).data).toEqual({
      on_at: app.clock.now().toISOString(),
      codes_left: 10,
    });
    expect((await other.get("/me")).status).toBe(401);
    expect(await logIn(code)).toMatchObject({ status: 401, error: wrong });
    expect(app.sent.at(-1)).toMatchObject({
      recipient: email,
      subject: "Two-step login was switched on",
    });
    expect(await here.post("/two-step", { password })).toMatchObject({
      status: 409,
      error: "Two-step login is on already.",
    });
  });

  test("takes ten guesses in a quarter of an hour, of a right code, too", async () => {
    const here = await loggedIn();
    const { secret } = (await here.post<TwoStepSecret>("/two-step", { password })).data;
    const guess = (code: string) => here.post("/two-step/confirm", { code });
    for (let tries = 0; tries < 10; tries += 1) await guess(notOf(secret));
    const refused = await guess(appCode(secret, app.clock.now()));
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get("Retry-After"))).toBeGreaterThan(10 * 60);
  });

  test("tells of no code once it is on", async () => {
    const { here, secret, shown } = await switchOn();
    const isOn = { status: 409, error: "Two-step login is on already." };

    expect(await here.post("/two-step/confirm", { code: notOf(secret) })).toMatchObject(isOn);
    expect(await here.post("/two-step/confirm", { code: shown() })).toMatchObject(isOn);
  });

  test.each([
    { path: "/two-step", sent: {}, says: "Your password is required." },
    { path: "/two-step/confirm", sent: { code: " " }, says: needed.error },
    { path: "/two-step/confirm", sent: { code: "123456" }, says: wrong },
    { path: "/two-step/off", sent: { code: "123456" }, says: "Your password is required." },
  ])("$path with $sent answers 400: $says", async ({ path, sent, says }) => {
    const here = await loggedIn();
    expect(await here.post(path, sent)).toMatchObject({ status: 400, error: says });
  });
});

describe("with password and code", () => {
  test("it is switched off, and the password is enough again", async () => {
    const { here, secret, shown } = await switchOn();
    const refused = await here.post("/two-step/off", { password, code: notOf(secret) });
    expect(refused).toMatchObject({ status: 400, error: wrong });
    expect(await logIn()).toMatchObject(needed);

    expect((await here.post("/two-step/off", { password, code: shown() })).status).toBe(200);
    await app.deliverMails();

    expect((await logIn()).status).toBe(200);
    expect((await here.get<TwoStep>("/two-step")).data).toEqual({ on_at: "", codes_left: 0 });
    expect(app.sent.at(-1)).toMatchObject({ subject: "Two-step login was switched off" });
  });

  test("ten new recovery codes are made, and the old ones are void", async () => {
    const { here, shown, codes } = await switchOn();
    const sent = { password, code: shown() };

    const fresh = (await here.post<RecoveryCodes>("/two-step/codes", sent)).data.codes;

    expect(fresh).toHaveLength(10);
    expect(await logIn(codes[0])).toMatchObject({ status: 401, error: wrong });
    expect(await logIn(fresh[0])).toMatchObject({ status: 200 });
  });
});
