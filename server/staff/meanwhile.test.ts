import { beforeEach, expect, test } from "vitest";
import type { TwoStep, TwoStepSecret } from "#contract/answers/two-step.ts";
import type { Passwords } from "#server/dependencies.ts";
import { appCode } from "#tests/authenticator.ts";
import { isPostgres } from "#tests/fresh-database.ts";
import { startTestApp, type TestApp } from "#tests/kit.ts";
import { meanwhile as whileItWaits } from "#tests/meanwhile.ts";
import { aColleague, tokenInMail } from "#tests/people.ts";
import { quickPasswords } from "#tests/quick-passwords.ts";
import { password, switchTwoStepsOn } from "#tests/two-step.ts";
import { putCode } from "./code-store.ts";
import { makeSecret } from "./second-step.ts";
import { putPendingStep, turnOnStep } from "./second-step-store.ts";
import { addLogin, findStaff, holdPasswordHash, holdStaff } from "./store.ts";

const email = "office@example.com";
const newPassword = "battery staple";
const refused = { status: 400, error: "Current password is incorrect." };

/** What happens between the look at a password and what was asked for with it. */
let meanwhile: () => Promise<void>;
/** What happens while a new password is hashed. */
let whileHashed: () => Promise<void>;
let app: TestApp;
beforeEach(async () => {
  meanwhile = async () => undefined;
  whileHashed = async () => undefined;
  const passwords: Passwords = {
    async hash(given) {
      await whileHashed();
      return quickPasswords.hash(given);
    },
    async verify(given, hash) {
      const isRight = await quickPasswords.verify(given, hash);
      await meanwhile();
      return isRight;
    },
  };
  app = await startTestApp({ passwords });
  await app.addStaff(email, password);
});

const logIn = (sent: string, code?: string) =>
  app.post("/api/user/login", { email, password: sent, code });

async function bearer() {
  const { token } = await logIn(password);
  return { Authorization: `Bearer ${token}` };
}

async function codeByMail(): Promise<string | undefined> {
  await app.post("/api/user/forgot-password", { email });
  await app.deliverMails();
  const mail = app.sent.findLast(({ subject }) => subject.includes("one-time code"));
  return /\b\d{6}\b/.exec(mail?.text ?? "")?.[0];
}

const reset = (otp: string | undefined, to = newPassword) =>
  app.post("/api/user/reset-password", { email, otp, newPassword: to });

/** Forgotten, and set anew by mail. */
async function resetByMail(): Promise<void> {
  expect((await reset(await codeByMail())).status).toBe(200);
}

test("a new password that is set by mail is not overwritten by one who knows the old one", async () => {
  const here = await bearer();
  meanwhile = resetByMail;

  const stolen = { password, newPassword: "the thief's own" };
  const answer = await app.post("/api/user/change-password", stolen, here);

  meanwhile = async () => undefined;
  expect(answer).toMatchObject(refused);
  expect((await logIn("the thief's own")).status).toBe(401);
  expect((await logIn(newPassword)).status).toBe(200);
});

test("a login with the old password, while a new one is set by mail, is refused", async () => {
  meanwhile = resetByMail;

  const { status, token } = await logIn(password);

  expect([status, token]).toEqual([401, undefined]);
});

test("a code is worth nothing where a newer one takes its place while the new password is hashed", async () => {
  const staff = await findStaff(app.database.db, email);
  const otp = await codeByMail();
  whileHashed = () => putCode(app.database.db, staff?.id ?? "", "newer", app.clock.now());

  expect(await reset(otp)).toMatchObject({ status: 400, error: "Invalid or expired OTP" });

  expect((await logIn(password)).status).toBe(200);
});

test("an invitation that ends while its password is hashed makes no account", async () => {
  const invited = "leela@example.com";
  await app.asStaff().post("/api/user/invitations", { name: "Leela Thomas", email: invited });
  const token = await tokenInMail(app, invited);
  whileHashed = async () => app.clock.forward(7 * 24 * 60 * 60_000);

  const answer = await app.post("/api/user/invitation/accept", { token, newPassword });

  expect(answer.status).toBe(404);
  expect(await findStaff(app.database.db, invited)).toBeUndefined();
});

test("an account that is ended keeps its password, should it be opened again", async () => {
  const colleague = await aColleague(app);
  const here = await bearer();
  const { id } = (await app.get<{ id: string }>("/api/user/me", here)).data;
  meanwhile = async () => void (await colleague.post(`/api/user/staff/${id}/end`));

  const answer = await app.post("/api/user/change-password", { password, newPassword }, here);

  meanwhile = async () => undefined;
  expect(answer).toMatchObject(refused);
  await colleague.post(`/api/user/staff/${id}/open`);
  expect((await logIn(newPassword)).status).toBe(401);
  expect((await logIn(password)).status).toBe(200);
});

test.each(["off", "codes"])("two-step/%s does nothing by a password of before", async (what) => {
  const here = await bearer();
  const { codes, shown } = await switchTwoStepsOn(app, here);
  app.clock.forward(30_000);
  meanwhile = resetByMail;

  const answer = await app.post(`/api/user/two-step/${what}`, { password, code: shown() }, here);

  meanwhile = async () => undefined;
  expect(answer).toMatchObject(refused);
  const { token } = await logIn(newPassword, codes[0]);
  const owner = { Authorization: `Bearer ${token}` };
  expect((await app.get<TwoStep>("/api/user/two-step", owner)).data).toEqual({
    on_at: expect.any(String),
    codes_left: 9,
  });
});

/** Two-step login is about to be switched on by who is logged in. */
async function aboutToSwitchOn() {
  const here = await bearer();
  const { secret } = (await app.post<TwoStepSecret>("/api/user/two-step", { password }, here)).data;
  const staff = await findStaff(app.database.db, email);
  if (!staff) throw new Error("There is no account");
  const code = appCode(secret, app.clock.now());
  return { staff, secret, confirm: () => app.post("/api/user/two-step/confirm", { code }, here) };
}

test.runIf(isPostgres)(
  "a login by the password alone, while two-step login is switched on, is refused",
  async () => {
    const { staff, secret } = await aboutToSwitchOn();
    const now = app.clock.now();

    const answer = await whileItWaits(app.database, () => logIn(password), {
      before: (tx) => holdStaff(tx, staff.id),
      after: (tx) => turnOnStep(tx, staff.id, { secret, step: 1, now }),
    });

    expect(answer.status).toBe(401);
  },
);

test.runIf(isPostgres)(
  "a login by the password alone that was quicker has ended when two-step login is on",
  async () => {
    const { staff, confirm } = await aboutToSwitchOn();
    let token = "";

    const answer = await whileItWaits(app.database, confirm, {
      before: (tx) => holdPasswordHash(tx, staff.id, staff.password_hash),
      after: async (tx) => {
        token = await addLogin(tx, staff.id, app.clock.now());
      },
    });

    expect(answer.status).toBe(200);
    const quicker = { Authorization: `Bearer ${token}` };
    expect((await app.get("/api/user/me", quicker)).status).toBe(401);
  },
);

test.runIf(isPostgres)(
  "two-step login is not switched on by the code of a secret that another takes the place of",
  async () => {
    const { staff, confirm } = await aboutToSwitchOn();
    const { secret } = makeSecret(email);

    const answer = await whileItWaits(app.database, confirm, {
      before: (tx) => holdStaff(tx, staff.id),
      after: (tx) => putPendingStep(tx, staff.id, secret),
    });

    expect(answer.status).toBe(409);
    expect((await logIn(password)).status).toBe(200);
  },
);

test("of two who switch two-step login on at once one is shown recovery codes", async () => {
  const { confirm } = await aboutToSwitchOn();

  const answers = await Promise.all([confirm(), confirm()]);

  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
});

test("a change and a reset at once: one is done, the other refused", async () => {
  const rounds = 8;
  let current = password;
  for (let round = 1; round <= rounds; round += 1) {
    const { token } = await logIn(current);
    const [changed, anew] = [`changed in round ${round}`, `reset in round ${round}`];
    const otp = await codeByMail();
    const sent = { password: current, newPassword: changed };

    const answers = await Promise.all([
      app.post("/api/user/change-password", sent, { Authorization: `Bearer ${token}` }),
      reset(otp, anew),
    ]);

    const [done, refusal] = answers.map(({ status }) => status).sort();
    expect(done).toBe(200);
    // A reset that is quick has ended the login before it is looked at.
    expect([400, 401]).toContain(refusal);
    current = answers[0].status === 200 ? changed : anew;
    // So that no limit of so many calls is reached.
    app.clock.forward(60 * 60_000);
  }
});
