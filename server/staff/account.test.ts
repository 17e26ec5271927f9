import { beforeEach, describe, expect, test } from "vitest";
import type { Me, OpenLogin } from "#contract/answers/staff.ts";
import { startTestApp, type TestApp } from "#tests/kit.ts";

const email = "office@example.com";
const password = "correct horse";
const newPassword = "battery staple";

let app: TestApp;
beforeEach(async () => {
  app = await startTestApp();
  await app.addStaff(email, password);
});

/** What one login does from then on. */
async function logIn(sent = password, userAgent = "") {
  const agent = { "User-Agent": userAgent };
  const { token, status } = await app.post("/api/user/login", { email, password: sent }, agent);
  return { status, ...whoHas(token) };
}

function whoHas(token: string | undefined) {
  const bearer = { Authorization: `Bearer ${token}` };
  return {
    me: () => app.get<Me>("/api/user/me", bearer),
    logins: async () => (await app.get<OpenLogin[]>("/api/user/logins", bearer)).data,
    change: (body: object) => app.post("/api/user/change-password", body, bearer),
    end: (id?: string) => app.remove(`/api/user/logins${id ? `/${id}` : ""}`, bearer),
  };
}

describe("a new password while logged in", () => {
  test("is right from then on; every other login ends, a mail tells", async () => {
    const other = await logIn();
    const here = await logIn();

    const answer = await here.change({ password, newPassword });
    await app.deliverMails();

    expect(answer).toMatchObject({ status: 200, data: {} });
    expect((await other.me()).status).toBe(401);
    expect((await logIn(newPassword)).status).toBe(200);
    expect((await logIn(password)).status).toBe(401);
    expect(app.sent).toMatchObject([
      { recipient: email, subject: "Your password for the Meridian360 admin panel was changed" },
    ]);
  });

  test("gives this login another token: whoever has a copy of the former one is out", async () => {
    const former = await logIn(password, "Firefox");
    const [before] = await former.logins();
    app.clock.forward(60_000);

    const here = whoHas((await former.change({ password, newPassword })).token);

    expect((await former.me()).status).toBe(401);
    // Another name, too: what it had opened by that, such as the desk's news, ends as well.
    const another = expect.not.stringMatching(before?.id ?? "");
    expect(await here.logins()).toEqual([{ ...before, id: another }]);
  });

  test.each([
    { sent: {}, says: "All fields are required." },
    { sent: { password, newPassword: "" }, says: "All fields are required." },
    {
      sent: { password, newPassword: "1234567" },
      says: "Password must be at least 8 characters.",
    },
    {
      sent: { password, newPassword: password },
      says: "The new password is the current one. Please choose another.",
    },
    { sent: { password: "wrong horse", newPassword }, says: "Current password is incorrect." },
  ])("$sent answers 400: $says", async ({ sent, says }) => {
    const here = await logIn();

    expect(await here.change(sent)).toMatchObject({ status: 400, error: says });

    expect((await here.me()).status).toBe(200);
    expect((await logIn(password)).status).toBe(200);
  });

  test("whoever finds the computer open gets ten guesses at the current one", async () => {
    const here = await logIn();
    const guess = { password: "wrong horse", newPassword };

    const answers = await Promise.all(Array.from({ length: 12 }, () => here.change(guess)));

    const statuses = answers.map(({ status }) => status).sort();
    expect(statuses).toEqual([...Array(10).fill(400), 429, 429]);
    const refused = answers.find(({ status }) => status === 429);
    expect(Number(refused?.headers.get("Retry-After"))).toBeGreaterThan(10 * 60);
  });

  test("voids a code that was asked for before", async () => {
    const here = await logIn();
    await app.post("/api/user/forgot-password", { email });
    await app.deliverMails();
    const otp = /\b\d{6}\b/.exec(app.sent[0]?.text ?? "")?.[0];
    await here.change({ password, newPassword });

    const reset = await app.post("/api/user/reset-password", { email, otp, newPassword: password });

    expect(reset).toMatchObject({ status: 400, error: "Invalid or expired OTP" });
  });
});

describe("the open logins", () => {
  test("are listed, last used first, with the one that asks marked", async () => {
    const older = await logIn(password, "Firefox");
    app.clock.forward(60_000);
    const newer = await logIn(password, `Chrome ${"x".repeat(500)}`);

    expect(await newer.logins()).toEqual([
      {
        id: expect.any(String),
        user_agent: expect.stringMatching(/^Chrome x{293}$/),
        created_at: "2026-03-02T09:01:00.000Z",
        used_at: "2026-03-02T09:01:00.000Z",
        current: true,
      },
      expect.objectContaining({ user_agent: "Firefox", current: false }),
    ]);
    expect(await older.logins()).toMatchObject([{ current: false }, { current: true }]);
  });

  test("are one's own only, and only those that live", async () => {
    const sevenHoursMs = 7 * 60 * 60 * 1000;
    await logIn();
    const inUse = await logIn();
    for (let times = 1; times < 24; times += 1) {
      app.clock.forward(sevenHoursMs);
      expect((await inUse.me()).status).toBe(200);
    }
    app.clock.forward(sevenHoursMs);
    await app.asStaff().get("/api/user/me");
    const here = await logIn();

    expect(await here.logins()).toMatchObject([{ current: true }]);
  });

  test("one of them ends, and the others stay", async () => {
    const [first, second, here] = [await logIn(), await logIn(password, "lost"), await logIn()];
    const lost = (await here.logins()).find(({ user_agent }) => user_agent === "lost");

    expect(await here.end(lost?.id)).toMatchObject({ status: 200 });

    expect((await second.me()).status).toBe(401);
    expect((await first.me()).status).toBe(200);
    expect((await here.me()).status).toBe(200);
    expect(await here.end(lost?.id)).toMatchObject({
      status: 404,
      error: "This login has ended already.",
    });
  });

  test("all others end", async () => {
    const [first, second, here] = [await logIn(), await logIn(), await logIn()];

    expect(await here.end()).toMatchObject({ status: 200 });

    expect((await first.me()).status).toBe(401);
    expect((await second.me()).status).toBe(401);
    expect(await here.logins()).toMatchObject([{ current: true }]);
  });

  test("of somebody else can not be ended", async () => {
    const victim = await logIn();
    const [login] = await victim.logins();
    const stranger = app.asStaff();

    const answer = await stranger.remove(`/api/user/logins/${login?.id}`);
    await stranger.remove("/api/user/logins");

    expect(answer).toMatchObject({ status: 404, error: "This login has ended already." });
    expect((await victim.me()).status).toBe(200);
  });
});
