import { beforeEach, describe, expect, test } from "vitest";
import { startTestApp, type TestApp } from "#tests/kit.ts";

const email = "Office@Example.com";
const password = "correct horse";
const newPassword = "battery staple";
const invalid = { status: 400, error: "Invalid or expired OTP" };
const minuteMs = 60 * 1000;

let app: TestApp;
beforeEach(async () => {
  app = await startTestApp();
  await app.addStaff(email, password);
});

const reset = (otp: string, fields: object = {}) =>
  app.post("/api/user/reset-password", { email, otp, newPassword, ...fields });
const logIn = (withPassword: string) =>
  app.post("/api/user/login", { email, password: withPassword });

/** Asks for a code and reads it from the mail. */
async function freshCode(): Promise<string> {
  expect((await app.post("/api/user/forgot-password", { email })).status).toBe(200);
  await app.deliverMails();
  const mail = app.sent.findLast(({ subject }) => subject.includes("one-time code"));
  const code = /\b\d{6}\b/.exec(mail?.text ?? "")?.[0];
  if (!code) throw new Error("The mail holds no code");
  return code;
}

/** Six digits, but not those. */
function wrongFor(code: string, step = 1): string {
  return String((Number(code) + step) % 1_000_000).padStart(6, "0");
}

describe("the code", () => {
  test("sets the new password; the old one is no longer right", async () => {
    const answer = await reset(await freshCode());

    expect(answer).toMatchObject({ status: 200, data: {} });
    expect((await logIn(newPassword)).status).toBe(200);
    expect((await logIn(password)).status).toBe(401);
  });

  test("is found by what is seen of the email", async () => {
    const copied = `\u202a${email}\u202c`;
    const asked = await app.post("/api/user/forgot-password", { email: copied });
    expect(asked.status).toBe(200);

    expect((await reset(await freshCode(), { email: copied })).status).toBe(200);
  });

  test("works once", async () => {
    const code = await freshCode();
    expect((await reset(code)).status).toBe(200);

    expect(await reset(code, { newPassword: "yet another one" })).toMatchObject(invalid);
    expect((await logIn(newPassword)).status).toBe(200);
  });

  test("works once, however many send it at the same time", async () => {
    const code = await freshCode();

    const answers = await Promise.all(
      [1, 2, 3, 4].map((number) => reset(code, { newPassword: `password number ${number}` })),
    );

    const statuses = answers.map(({ status }) => status).sort();
    expect(statuses).toEqual([200, 400, 400, 400]);
  });

  test("lives 10 minutes", async () => {
    const early = await freshCode();
    app.clock.forward(10 * minuteMs - 1);
    expect((await reset(early)).status).toBe(200);

    const late = await freshCode();
    app.clock.forward(10 * minuteMs);
    expect(await reset(late)).toMatchObject(invalid);
  });

  test("is void when a newer one was asked for", async () => {
    const older = await freshCode();
    const newer = await freshCode();

    if (older !== newer) expect(await reset(older)).toMatchObject(invalid);
    expect((await reset(newer)).status).toBe(200);
  });
});

describe("of wrong codes", () => {
  test("four leave the right one alive", async () => {
    const code = await freshCode();
    for (const step of [1, 2, 3, 4]) {
      expect(await reset(wrongFor(code, step))).toMatchObject(invalid);
    }
    expect((await reset(code)).status).toBe(200);
  });

  test("five kill it", async () => {
    const code = await freshCode();
    for (const step of [1, 2, 3, 4, 5]) {
      expect(await reset(wrongFor(code, step))).toMatchObject(invalid);
    }
    expect(await reset(code)).toMatchObject(invalid);
    expect((await logIn(password)).status).toBe(200);
  });

  test("50 at once: no more than five are looked at", async () => {
    const code = await freshCode();
    const other = await startTestApp({ database: app.database, clock: app.clock });

    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, index) =>
        (index % 2 ? app : other).post("/api/user/reset-password", {
          email,
          otp: wrongFor(code, index + 1),
          newPassword,
        }),
      ),
    );

    for (const answer of answers) expect(answer).toMatchObject(invalid);
    const codes = await app.database.db.selectFrom("one_time_code").select("tries").execute();
    expect(codes).toEqual([{ tries: 5 }]);
    expect(await reset(code)).toMatchObject(invalid);
  });

  test("50 at once with the right one among them: at most one wins", async () => {
    const code = await freshCode();
    const guesses = Array.from({ length: 50 }, (_, index) => wrongFor(code, index + 1));

    const answers = await Promise.all([...guesses, code].map((guess) => reset(guess)));

    const wins = answers.filter(({ status }) => status === 200).length;
    expect(wins).toBeLessThanOrEqual(1);
    const rows = await app.database.db.selectFrom("one_time_code").select("tries").execute();
    expect(wins ? rows : rows.map(({ tries }) => tries)).toEqual(wins ? [] : [5]);
  });
});

describe("a code", () => {
  test("is worth nothing for somebody else", async () => {
    await app.addStaff("other@example.com", password);
    const code = await freshCode();

    expect(await reset(code, { email: "other@example.com" })).toMatchObject(invalid);
    expect(await reset(code, { email: "nobody@example.com" })).toMatchObject(invalid);
    expect((await reset(code)).status).toBe(200);
  });

  test("is not in its table, only its hash is", async () => {
    const code = await freshCode();
    const rows = await app.database.db.selectFrom("one_time_code").selectAll().execute();
    expect(rows).toHaveLength(1);
    expect(rows.map(({ code_hash }) => code_hash)).toEqual([expect.stringMatching(/^\w{64}$/)]);
    expect(rows.map(({ code_hash }) => code_hash)).not.toEqual([code]);
  });

  test("without one nothing is reset", async () => {
    expect(await reset("000000")).toMatchObject(invalid);
  });

  test.each([
    { sent: { otp: "" }, says: "All fields are required." },
    { sent: { newPassword: "" }, says: "All fields are required." },
    { sent: { email: " " }, says: "All fields are required." },
    { sent: { otp: 123_456 }, says: "All fields are required." },
    { sent: { newPassword: "1234567" }, says: "Password must be at least 8 characters." },
  ])("$sent answers 400: $says, and costs no try", async ({ sent, says }) => {
    const code = await freshCode();

    expect(await reset(wrongFor(code), sent)).toMatchObject({ status: 400, error: says });

    const rows = await app.database.db.selectFrom("one_time_code").select("tries").execute();
    expect(rows).toEqual([{ tries: 0 }]);
  });
});

describe("after a reset", () => {
  test("every open login of that person has ended, and nobody else's", async () => {
    const { token } = await logIn(password);
    const other = app.asStaff();

    await reset(await freshCode());

    const bearer = { Authorization: `Bearer ${token}` };
    expect((await app.get("/api/user/me", bearer)).status).toBe(401);
    expect((await other.get("/api/user/me")).status).toBe(200);
  });

  test("a login under way with the old password does not outlive it", async () => {
    const code = await freshCode();

    const [login, done] = await Promise.all([logIn(password), reset(code)]);

    expect(done.status).toBe(200);
    const bearer = { Authorization: `Bearer ${login.token ?? "none"}` };
    expect((await app.get("/api/user/me", bearer)).status).toBe(401);
  });

  test("a mail tells the owner", async () => {
    const code = await freshCode();
    await reset(code);
    await app.deliverMails();

    expect(app.sent).toHaveLength(2);
    const notice = app.sent.find(({ text }) => text.includes("changed"));
    expect(notice).toMatchObject({
      recipient: email,
      subject: "Your password for the Meridian360 admin panel was changed",
      text: expect.stringContaining("changed on 2 March 2026 at 09:00 UTC."),
    });
    expect(notice?.text).toContain("http://localhost:3000/admin/login");
    expect(notice?.text).not.toContain(newPassword);
  });

  test("no mail, no new password: both or none", async () => {
    const code = await freshCode();
    const bringBack = await app.database.takeAway("mail");
    expect((await reset(code)).status).toBe(500);
    await bringBack();

    expect((await logIn(password)).status).toBe(200);
    expect((await reset(code)).status).toBe(200);
  });
});
