import { describe, expect, test } from "vitest";
import { readers, sendOut, started, subscribeAndConfirm } from "#tests/campaigns.ts";
import { asABot, sendMessage } from "#tests/desk.ts";
import { heldClock } from "#tests/held-clock.ts";
import { anEnquiry, startTestApp, type TestApp } from "#tests/kit.ts";
import { collectOutput } from "#tests/log-lines.ts";
import { tokenInMail } from "#tests/people.ts";

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const yearMs = 365 * 24 * hourMs;
const email = "office@example.com";
const password = "battery staple";

const jumps = [
  { jump: "an hour ahead", ms: hourMs },
  { jump: "an hour back", ms: -hourMs },
  { jump: "a year ahead", ms: yearMs },
  { jump: "a year back", ms: -yearMs },
];

async function logIn(app: TestApp) {
  await app.addStaff(email, password);
  const { token } = await app.post("/api/user/login", { email, password });
  return () => app.get("/api/enquiry", { Authorization: `Bearer ${token}` });
}

const mailStates = async ({ database }: TestApp) =>
  (await database.db.selectFrom("mail").select("state").execute()).map(({ state }) => state);

describe("a login", () => {
  test.each([
    { jump: "seven hours ahead", ms: 7 * hourMs, status: 200 },
    { jump: "a year ahead", ms: yearMs, status: 401 },
    { jump: "a minute back", ms: -minuteMs, status: 200 },
    // It began in the future: nobody knows how long it has lived.
    { jump: "a year back", ms: -yearMs, status: 401 },
  ])("when the clock jumps $jump answers $status", async ({ ms, status }) => {
    const app = await startTestApp();
    const list = await logIn(app);

    app.clock.forward(ms);

    expect((await list()).status).toBe(status);
  });

  test.each(jumps)("can be opened after the clock jumped $jump", async ({ ms }) => {
    const app = await startTestApp();
    await app.addStaff(email, password);
    app.clock.forward(ms);

    expect((await app.post("/api/user/login", { email, password })).status).toBe(200);
  });
});

test("a one-time code made by a clock that was ahead is not good for longer", async () => {
  const app = await startTestApp();
  await app.addStaff(email, password);
  await app.post("/api/user/forgot-password", { email });
  await app.deliverMails();
  const otp = /\b\d{6}\b/.exec(app.sent[0]?.text ?? "")?.[0];
  expect(otp).toBeDefined();

  app.clock.forward(-yearMs);
  const reset = { email, otp, newPassword: "another one of mine" };
  expect(await app.post("/api/user/reset-password", reset)).toMatchObject({
    status: 400,
    error: "Invalid or expired OTP",
  });
});

test("an invitation made by a clock that was ahead is not good for longer", async () => {
  const app = await startTestApp();
  const invited = { name: "Leela Thomas", email: "leela@example.com" };
  await app.asStaff().post("/api/user/invitations", invited);
  const token = await tokenInMail(app, invited.email);

  app.clock.forward(-yearMs);

  expect((await app.post("/api/user/invitation", { token })).status).toBe(404);
  const accepted = { token, newPassword: "another one of mine" };
  expect((await app.post("/api/user/invitation/accept", accepted)).status).toBe(404);
});

describe("the outbox", () => {
  test.each(jumps)("sends what waits, once, when the clock jumps $jump", async ({ ms }) => {
    const app = await startTestApp();
    await app.post("/api/enquiry", anEnquiry());

    app.clock.forward(ms);
    // An hour back the mail is due within the hour.
    if (ms === -hourMs) app.clock.forward(hourMs);
    await app.deliverMails();
    app.clock.forward(-ms);
    await app.deliverMails();
    app.clock.forward(yearMs);
    await app.deliverMails();

    expect(app.sent).toHaveLength(2);
    expect(await mailStates(app)).toEqual(["sent", "sent"]);
  });

  test.each(jumps)("tries a refused mail again when the clock jumps $jump", async ({ ms }) => {
    const clock = heldClock();
    let isRefusing = true;
    let sent = 0;
    const send = async () => {
      if (isRefusing) throw new Error("421 not now");
      sent += 1;
    };
    const app = await startTestApp({ clock, send, notifyEmail: undefined });
    await app.post("/api/enquiry", anEnquiry());
    await app.deliverMails();

    clock.forward(ms);
    await app.deliverMails();
    expect(await mailStates(app)).toEqual(["waiting"]);
    isRefusing = false;
    clock.forward(hourMs + minuteMs);
    await app.deliverMails();

    expect(sent).toBe(1);
  });
});

describe("upkeep", () => {
  const erase = (app: TestApp) =>
    app.asStaff().post("/api/personal-data/erase", { email: "anjali@example.com" });
  const done = (output: string, event: string) => output.split(`"event":"${event}"`).length - 1;

  test.each(jumps)(
    "that comes again goes on after the clock jumped $jump and back",
    async ({ ms }) => {
      const app = await startTestApp();
      const output = collectOutput();
      app.clock.forward(ms);
      await app.finishUpkeep();

      app.clock.forward(-ms);
      // A day later, or the hour with it that is no jump worth the name.
      app.clock.forward(25 * hourMs);
      await app.finishUpkeep();
      // Seen from a year ago, today is a clock that is ahead.
      if (ms === -yearMs) {
        expect(done(output(), "retention-done")).toBe(1);
        app.clock.forward(24 * hourMs);
        await app.finishUpkeep();
      }

      expect(done(output(), "retention-done")).toBe(2);
    },
  );

  test.each(jumps)(
    "that is asked for is done after the clock jumped $jump and back",
    async ({ ms }) => {
      const app = await startTestApp();
      const output = collectOutput();
      app.clock.forward(ms);
      await erase(app);
      await app.finishUpkeep();
      expect(done(output(), "traces-removed")).toBe(1);

      app.clock.forward(-ms);
      await erase(app);
      app.clock.forward(minuteMs);
      await app.finishUpkeep();

      expect(done(output(), "traces-removed")).toBe(2);
      app.clock.forward(hourMs);
      await app.finishUpkeep();
      expect(done(output(), "traces-removed")).toBe(2);
    },
  );
});

test.each(jumps)("a campaign goes on after the clock jumped $jump and back", async ({ ms }) => {
  const app = await startTestApp();
  await subscribeAndConfirm(app, readers(10));
  await started(app, { per_minute: 60 });
  app.clock.forward(11_000);
  await app.workOnCampaigns();

  app.clock.forward(ms);
  await app.workOnCampaigns();
  app.clock.forward(-ms);
  // By so much clocks may differ without being wrong.
  app.clock.forward(hourMs);
  await sendOut(app);

  const recipients = app.sent.map(({ recipient }) => recipient);
  expect(recipients.toSorted()).toEqual(readers(10));
});

test.each(jumps)("likely spam is told of after the clock jumped $jump and back", async ({ ms }) => {
  const app = await startTestApp();
  app.clock.forward(ms);
  await app.reportSpam();
  app.clock.forward(-ms);
  await sendMessage(app, asABot);

  app.clock.forward(24 * hourMs);
  await app.reportSpam();
  await app.reportSpam();
  await app.deliverMails();

  expect(app.sent.map(({ subject }) => subject)).toEqual([expect.stringMatching(/spam/i)]);
});

describe("a send with a key", () => {
  test.each([
    ...jumps.filter(({ jump }) => jump !== "a year ahead"),
    { jump: "six days ahead", ms: 6 * 24 * hourMs },
  ])("that is repeated after the clock jumped $jump stores nothing", async ({ ms }) => {
    const app = await startTestApp();
    const key = { "Idempotency-Key": "a-key-of-mine" };
    const first = await app.post("/api/enquiry", anEnquiry(), key);

    app.clock.forward(ms);
    const again = await app.post("/api/enquiry", anEnquiry(), key);

    expect(again.data).toEqual(first.data);
    expect((await app.asStaff().get("/api/enquiry")).data).toHaveLength(1);
  });

  test("is stored again when the clock says that its key is long forgotten: rather twice than lost", async () => {
    const app = await startTestApp();
    const key = { "Idempotency-Key": "a-key-of-mine" };
    await app.post("/api/enquiry", anEnquiry(), key);

    app.clock.forward(yearMs);
    const again = await app.post("/api/enquiry", anEnquiry(), key);

    expect(again.status).toBe(201);
    expect((await app.asStaff().get("/api/enquiry")).data).toHaveLength(2);
  });
});
