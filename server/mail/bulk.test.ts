import { sql } from "kysely";
import { expect, onTestFinished, test } from "vitest";
import { mailLeaseMs } from "#contract/mail-lease.ts";
import { besideOthers } from "#tests/beside-others.ts";
import { campaign, readers, sendOut, started, subscribeAndConfirm } from "#tests/campaigns.ts";
import { startHangingMailServer, startRefusingMailServer } from "#tests/difficult-mail-server.ts";
import { isPostgres } from "#tests/fresh-database.ts";
import { startTestApp, type TestApp } from "#tests/kit.ts";
import { startMailServer } from "#tests/mail-server.ts";
import { smtpSend } from "./send.ts";

const from = "Meridian360 <hello@meridian360.example>";
const yearMs = 365 * 24 * 60 * 60 * 1000;
const shortTimeouts = { connectionTimeout: 500, greetingTimeout: 500, socketTimeout: 500 };

/** An app with confirmed readers, and another one on its database that mails through `url`. */
async function mailing(url: string, count = 1) {
  const keys = await startTestApp();
  const list = await subscribeAndConfirm(keys, readers(count));
  const { database, clock } = keys;
  const app = await startTestApp({ database, clock, send: smtpSend(url, from, shortTimeouts) });
  return { app, ...list };
}

/** An app with a confirmed reader, and another one on its database, without a mail server. */
async function withOneAway() {
  const keys = await startTestApp();
  await subscribeAndConfirm(keys, readers(1));
  const { database, clock } = keys;
  const send = () => Promise.reject(new Error("away"));
  return { keys, without: await startTestApp({ database, clock, send }) };
}

const bulkMails = ({ database }: TestApp) =>
  database.db.selectFrom("mail").selectAll().where("is_bulk", "=", 1).execute();

test("a mail without an answer to its last byte is not sent again, and told as not certain", async () => {
  const lines = ["220 ready", "250 ok", "250 ok", "250 ok", "354 go on"];
  const smtp = await startHangingMailServer(...lines);
  const { app } = await mailing(smtp.url);
  const { id } = await started(app);

  await sendOut(app, 3);

  expect(smtp.connections()).toBe(1);
  expect(await bulkMails(app)).toMatchObject([{ state: "failed", failure: "unclear", tries: 1 }]);
  expect(await campaign(app, id)).toMatchObject({ state: "done", counts: { unclear: 1, sent: 0 } });
});

test("one whose worker died before it heard the answer is not sent again either", async () => {
  const { keys, without: dying } = await withOneAway();
  const { database, clock } = keys;
  const { id } = await started(dying);
  clock.forward(10_000);
  await dying.workOnCampaigns();
  const handed_at = clock.now().toISOString();
  await database.db.updateTable("mail").set({ handed_at }).where("is_bulk", "=", 1).execute();

  clock.forward(mailLeaseMs);
  await keys.workOnCampaigns();

  expect(keys.sent).toEqual([]);
  expect(await bulkMails(keys)).toMatchObject([{ state: "failed", failure: "unclear" }]);
  expect((await campaign(keys, id)).counts).toMatchObject({ unclear: 1, sent: 0 });
});

test("one whose receiver takes its time is not told as uncertain by another worker", async () => {
  const keys = await startTestApp();
  await subscribeAndConfirm(keys, readers(1));
  const { database, clock } = keys;
  const [handed, answer] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const slow = await startTestApp({
    database,
    clock,
    send: async (_, beforeEnd) => {
      await beforeEnd?.();
      handed.resolve();
      await answer.promise;
    },
  });
  await started(keys);
  clock.forward(10_000);
  const working = slow.workOnCampaigns();
  await handed.promise;

  clock.forward(mailLeaseMs - 1);
  await keys.workOnCampaigns();

  expect(await bulkMails(keys)).toMatchObject([{ state: "waiting", failure: "" }]);
  answer.resolve();
  await working;
  expect(await bulkMails(keys)).toMatchObject([{ state: "sent", failure: "" }]);
});

test("one whose receiver had not agreed to it yet is tried again, until it goes", async () => {
  const smtp = await startHangingMailServer("220 ready", "250 ok", "250 ok");
  const { app } = await mailing(smtp.url);
  const { id } = await started(app);
  await sendOut(app, 1);
  expect(await bulkMails(app)).toMatchObject([{ state: "waiting", handed_at: "", tries: 1 }]);
  expect((await campaign(app, id)).counts).toMatchObject({ queued: 1, unclear: 0 });

  const mailServer = await startMailServer();
  onTestFinished(mailServer.stop);
  const { database, clock } = app;
  const later = await startTestApp({ database, clock, send: smtpSend(mailServer.url, from) });
  clock.forward(30_000);
  await later.workOnCampaigns();

  expect(mailServer.mails).toHaveLength(1);
  expect(await campaign(app, id)).toMatchObject({ state: "done", counts: { sent: 1 } });
});

test("one that nobody takes is tried for three days, each claim twice as long as the one before, up to the usual lease", async () => {
  const keys = await startTestApp();
  await subscribeAndConfirm(keys, readers(1));
  const { database, clock } = keys;
  const seconds: number[] = [];
  const send = async () => {
    const [mail] = await bulkMails(keys);
    seconds.push((Date.parse(mail?.next_try_at ?? "") - clock.now().getTime()) / 1000);
    throw new Error("away");
  };
  const app = await startTestApp({ database, clock, send });
  await started(app);

  for (let round = 0; round < 13; round += 1) {
    clock.forward(8 * 60 * 60_000);
    await app.workOnCampaigns();
  }

  expect(seconds).toEqual([5, 10, 20, 40, 80, 160, ...Array(6).fill(300)]);
  expect(await bulkMails(app)).toMatchObject([{ state: "failed", failure: "expired" }]);
});

test("one that was put off by a clock that was a year ahead goes when the clock is right", async () => {
  const { keys, without } = await withOneAway();
  const { clock } = keys;
  await started(without);
  clock.forward(yearMs);
  await without.workOnCampaigns();
  clock.forward(-yearMs);

  await keys.workOnCampaigns();

  expect(keys.sent).toHaveLength(1);
});

test("a refusal for now, even after the last byte, is tried again: the receiver has said that it has no mail", async () => {
  const smtp = await startRefusingMailServer((tryNumber) => (tryNumber < 3 ? 451 : undefined));
  const { app } = await mailing(smtp.url);
  const { id } = await started(app);

  await sendOut(app, 1);
  app.clock.forward(30_000);
  await app.workOnCampaigns();
  app.clock.forward(60_000);
  await app.workOnCampaigns();

  expect(smtp.messageIds).toHaveLength(3);
  expect(new Set(smtp.messageIds).size).toBe(1);
  expect(await campaign(app, id)).toMatchObject({ state: "done", counts: { sent: 1, failed: 0 } });
});

test.runIf(!isPostgres)("what comes after a campaign waits for the disk as before", async () => {
  const app = await startTestApp();
  await subscribeAndConfirm(app, readers(5));
  await started(app);

  await sendOut(app, 5);

  expect(app.sent).toHaveLength(5);
  const { rows } = await sql`pragma synchronous`.execute(app.database.db);
  expect(rows).toEqual([{ synchronous: 2 }]);
});

test("where the process has much else to do, campaigns leave it alone between two fours", async () => {
  const keys = await startTestApp();
  await subscribeAndConfirm(keys, readers(6));
  await started(keys);
  const { database, clock } = keys;
  const sentAt: number[] = [];
  const send = async () => void sentAt.push(performance.now());
  const app = await startTestApp({ database, clock, send });

  clock.forward(10_000);
  await app.workOnCampaigns();
  expect(sentAt).toHaveLength(1);
  clock.forward(1000);
  await besideOthers(app.workOnCampaigns);

  expect(sentAt).toHaveLength(6);
  const [fourth = 0, last = 0] = sentAt.slice(-2);
  expect(last - fourth).toBeGreaterThan(40);
});

test("a refusal of the content ends it at once, and is no bounce of the address", async () => {
  const smtp = await startRefusingMailServer(() => 554);
  const { app } = await mailing(smtp.url);
  const { id } = await started(app);

  await sendOut(app, 3);

  expect(smtp.messageIds).toHaveLength(1);
  expect(await campaign(app, id)).toMatchObject({
    state: "done",
    counts: { failed: 1, bounced: 0, unclear: 0 },
  });
});

test("what another worker has claimed since can not leave any more", async () => {
  const keys = await startTestApp();
  await subscribeAndConfirm(keys, readers(1));
  const { database, clock } = keys;
  const sent: string[] = [];
  const gate = Promise.withResolvers<void>();
  const slow = await startTestApp({
    database,
    clock,
    send: async ({ id }, beforeEnd) => {
      await gate.promise;
      await beforeEnd?.();
      sent.push(`slow ${id}`);
    },
  });
  const quick = await startTestApp({
    database: { ...database, db: database.open() },
    clock,
    send: async (_, beforeEnd) => {
      // Claimed by now, and not handed over.
      gate.resolve();
      await working;
      await beforeEnd?.();
      sent.push("quick");
    },
  });
  const { id } = await started(keys);
  clock.forward(10_000);
  const working = slow.workOnCampaigns();
  await expect.poll(async () => (await bulkMails(keys))[0]?.tries).toBe(1);

  clock.forward(mailLeaseMs);
  await quick.workOnCampaigns();

  expect(sent).toEqual(["quick"]);
  expect((await campaign(keys, id)).counts).toMatchObject({ sent: 1, unclear: 0 });
});
