import { expect, test } from "vitest";
import { mailLeaseMs } from "#contract/mail-lease.ts";
import { readers, started, subscribeAndConfirm } from "#tests/campaigns.ts";
import { anEnquiry, startTestApp, type TestApp } from "#tests/kit.ts";
import { createBulkMail } from "./bulk.ts";
import type { Send } from "./send.ts";
import { claimMail, findDueMail, markSent } from "./store.ts";

/** Another instance, with its own connection to the database and the same time. */
function instanceOf({ database, clock }: TestApp, send: Send) {
  const db = database.open();
  return startTestApp({ database: { ...database, db }, clock, send });
}

test("two outboxes on one database send each of 40 mails once", async () => {
  const app = await startTestApp();
  for (let index = 0; index < 20; index += 1) {
    await app.post("/api/enquiry", anEnquiry({ email: `visitor-${index}@example.com` }));
  }
  const one: string[] = [];
  const other: string[] = [];
  const { promise: bothAtWork, resolve: letGo } = Promise.withResolvers<void>();
  const instances = [one, other].map((sent) =>
    instanceOf(app, async ({ id }) => {
      sent.push(id);
      if (one.length > 0 && other.length > 0) letGo();
      // Neither sends all of them before the other has begun.
      await bothAtWork;
    }),
  );

  await Promise.all(instances.map(async (instance) => (await instance).deliverMails()));

  expect(new Set([...one, ...other]).size).toBe(40);
  expect(one.length + other.length).toBe(40);
  expect(Math.min(one.length, other.length)).toBeGreaterThan(0);
  const mails = await app.database.db.selectFrom("mail").selectAll().execute();
  for (const mail of mails) expect(mail).toMatchObject({ state: "sent", tries: 1 });
});

test("of ten workers that claim one mail at once one gets it", async () => {
  const app = await startTestApp({ notifyEmail: undefined });
  await app.post("/api/enquiry", anEnquiry());
  const mail = await findDueMail(app.database.db, app.clock.now(), 0);
  if (!mail) throw new Error("No mail is due");
  const until = new Date(app.clock.now().getTime() + mailLeaseMs);

  const claims = await Promise.all(
    Array.from({ length: 10 }, () => claimMail(app.database.open(), mail, until)),
  );

  expect(claims.filter(Boolean)).toEqual([true]);
  // Nor by who saw it before it was sent.
  const claimed = { ...mail, tries: 1, next_try_at: until.toISOString() };
  await markSent(app.database.db, claimed);
  expect(await claimMail(app.database.db, claimed, app.clock.now())).toBe(false);
});

test("the mail of a worker that died comes back after its lease, and not before", async () => {
  const begun: string[] = [];
  const dying = await startTestApp({
    notifyEmail: undefined,
    send: ({ id }) => {
      begun.push(id);
      return new Promise(() => undefined);
    },
  });
  const sent: string[] = [];
  const living = await instanceOf(dying, async ({ id }) => void sent.push(id));
  await dying.post("/api/enquiry", anEnquiry());
  void dying.deliverMails();
  await expect.poll(() => begun.length).toBe(1);

  dying.clock.forward(mailLeaseMs - 1);
  await living.deliverMails();
  expect(sent).toEqual([]);
  dying.clock.forward(1);
  await living.deliverMails();

  expect(sent).toEqual(begun);
});

test("a try that fails after its lease changes nothing of the mail that another worker has sent", async () => {
  const begun: string[] = [];
  const gate = Promise.withResolvers<void>();
  const slow = await startTestApp({
    notifyEmail: undefined,
    send: async ({ id }) => {
      begun.push(id);
      await gate.promise;
      throw new Error("421 not now");
    },
  });
  const sent: string[] = [];
  const quick = await instanceOf(slow, async ({ id }) => void sent.push(id));
  await slow.post("/api/enquiry", anEnquiry());
  const failing = slow.deliverMails();
  await expect.poll(() => begun.length).toBe(1);

  slow.clock.forward(mailLeaseMs);
  await quick.deliverMails();
  gate.resolve();
  await failing;
  slow.clock.forward(mailLeaseMs);
  await quick.deliverMails();

  expect(sent).toEqual(begun);
  const mails = await slow.database.db.selectFrom("mail").selectAll().execute();
  expect(mails).toMatchObject([{ state: "sent", tries: 2 }]);
});

test("a stop waits for the mail that is being sent, and begins no other", async () => {
  const gate = Promise.withResolvers<void>();
  const sent: string[] = [];
  const app = await startTestApp({
    isAwake: true,
    send: async ({ id }) => {
      sent.push(id);
      await gate.promise;
    },
  });
  await app.post("/api/enquiry", anEnquiry());
  await expect.poll(() => sent.length).toBe(1);

  const order: string[] = [];
  const stopping = app.stopMails().then(() => order.push("stopped"));
  await new Promise(setImmediate);
  order.push("sent");
  gate.resolve();
  await stopping;

  expect(order).toEqual(["sent", "stopped"]);
  expect(sent).toHaveLength(1);
  const states = await app.database.db.selectFrom("mail").select("state").execute();
  expect(states.map(({ state }) => state).sort()).toEqual(["sent", "waiting"]);
});

test("a stop waits for the four of a campaign's mails that are being sent, and begins no other", async () => {
  const keys = await startTestApp();
  await subscribeAndConfirm(keys, readers(6));
  const { database, clock } = keys;
  const away = () => Promise.reject(new Error("away"));
  const app = await startTestApp({ database, clock, send: away });
  await started(app);
  for (const ms of [10_000, 1000, 30_000]) {
    clock.forward(ms);
    await app.workOnCampaigns();
  }
  clock.forward(60_000);
  const sent: string[] = [];
  const send: Send = async ({ id }) => void sent.push(id);

  await createBulkMail({ db: database.db, now: clock.now, send }).deliverDue(() => sent.length > 0);

  expect(sent).toHaveLength(4);
});
