import { describe, expect, test } from "vitest";
import {
  startHangingMailServer,
  startRefusingMailServer,
  startTarpit,
} from "#tests/difficult-mail-server.ts";
import { anEnquiry, startTestApp, type TestApp } from "#tests/kit.ts";
import { collectOutput } from "#tests/log-lines.ts";
import { startMailingApp } from "#tests/mailing-app.ts";
import { smtpSend } from "./send.ts";

const from = "Meridian360 <hello@meridian360.example>";
const halfMinuteMs = 30_000;
const shortTimeouts = { connectionTimeout: 200, greetingTimeout: 200, socketTimeout: 200 };

const mails = ({ database }: TestApp) =>
  database.db.selectFrom("mail").select(["state", "tries"]).orderBy("created_at").execute();

const nextTries = async ({ database }: TestApp) =>
  (await database.db.selectFrom("mail").select("next_try_at").execute()).map(
    ({ next_try_at }) => next_try_at,
  );

test.each([421, 451, 550, 554])(
  "after an answer of %i, which the log names, the mail is tried again, under the same Message-ID",
  async (code) => {
    const output = collectOutput();
    const smtp = await startRefusingMailServer((tryNumber) => (tryNumber < 3 ? code : undefined));
    const app = await startTestApp({ send: smtpSend(smtp.url, from), notifyEmail: undefined });
    expect((await app.post("/api/enquiry", anEnquiry())).status).toBe(201);

    await app.deliverMails();
    app.clock.forward(halfMinuteMs);
    await app.deliverMails();
    expect(await mails(app)).toEqual([{ state: "waiting", tries: 2 }]);
    app.clock.forward(2 * halfMinuteMs);
    await app.deliverMails();

    expect(await mails(app)).toEqual([{ state: "sent", tries: 3 }]);
    expect(smtp.messageIds).toHaveLength(3);
    expect(new Set(smtp.messageIds).size).toBe(1);
    expect(smtp.messageIds[0]).toMatch(/^<[\w-]{36}@localhost>$/);
    const postponed = output()
      .split("\n")
      .filter((line) => line.includes('"mail-postponed"'));
    expect(postponed.map((line) => JSON.parse(line).reply)).toEqual([code, code]);
  },
);

test("SMTP taken away and brought back: each mail arrives, once", async () => {
  const app = await startMailingApp();
  await app.mailServer.stop();
  expect((await app.post("/api/enquiry", anEnquiry())).status).toBe(201);
  // Not only claimed, which counts as a try: put off.
  const inHalfAMinute = new Date(app.clock.now().getTime() + halfMinuteMs).toISOString();
  await expect.poll(() => nextTries(app)).toEqual(Array(2).fill(inHalfAMinute));

  await app.mailServer.restart();
  app.clock.forward(halfMinuteMs);
  await app.post("/api/subscription", { email: "wakes@example.com" });

  await app.mailTo("office@example.com");
  await app.mailTo("anjali@example.com");
  await app.mailTo("wakes@example.com");
  const sent = { state: "sent", tries: 2 };
  await expect.poll(() => mails(app)).toEqual([sent, sent, { state: "sent", tries: 1 }]);
  expect(app.mailServer.mails).toHaveLength(3);
});

const hello = "220 ready";
const ok = "250 ok";

describe("a server that hangs", () => {
  test.each([
    { after: "taking the connection", lines: [] },
    { after: "its greeting", lines: [hello] },
    { after: "the sender", lines: [hello, ok, ok] },
    { after: "the whole mail", lines: [hello, ok, ok, ok, "354 go on"] },
  ])("after $after holds up one try, not for ever", async ({ lines }) => {
    const smtp = await startHangingMailServer(...lines);
    const send = smtpSend(smtp.url, from, shortTimeouts);
    const app = await startTestApp({ send, notifyEmail: undefined });
    await app.post("/api/enquiry", anEnquiry());

    await app.deliverMails();

    expect(await mails(app)).toEqual([{ state: "waiting", tries: 1 }]);
    expect(smtp.connections()).toBe(1);
  });

  test("but always says something ends the try all the same", async () => {
    const smtp = await startTarpit();
    const send = smtpSend(smtp.url, from, { ...shortTimeouts, wholeTimeout: 400 });
    const app = await startTestApp({ send, notifyEmail: undefined });
    await app.post("/api/enquiry", anEnquiry());

    await app.deliverMails();

    expect(await mails(app)).toEqual([{ state: "waiting", tries: 1 }]);
  });

  test("does not hold up the visitor", async () => {
    const smtp = await startHangingMailServer();
    const endings: string[] = [];
    const smtpTry = smtpSend(smtp.url, from);
    const app = await startTestApp({
      isAwake: true,
      send: (mail) => smtpTry(mail).finally(() => endings.push("try")),
    });

    // The first send wakes the outbox, the others come while it hangs.
    for (let index = 0; index < 3; index += 1) {
      expect((await app.post("/api/enquiry", anEnquiry())).status).toBe(201);
    }
    await expect.poll(smtp.connections).toBeGreaterThan(0);
    endings.push("answers");
    await smtp.end();

    await expect.poll(() => endings).toContain("try");
    expect(endings[0]).toBe("answers");
  });
});
