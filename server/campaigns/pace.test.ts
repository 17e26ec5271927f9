import { expect, test } from "vitest";
import type { Send } from "#server/mail/send.ts";
import { addReaders, campaign, readers, started } from "#tests/campaigns.ts";
import { startTestApp, type TestApp } from "#tests/kit.ts";

const minuteMs = 60_000;

test("the pace is kept: 60 a minute are 60 in a minute, and receipts do not wait behind them", async () => {
  const app = await startTestApp({ notifyEmail: undefined });
  await addReaders(app, readers(90));
  await started(app, { per_minute: 60 });
  app.clock.forward(10_000);
  const begin = app.clock.now().getTime();

  while (app.clock.now().getTime() < begin + minuteMs) {
    await app.workOnCampaigns();
    app.clock.forward(500);
  }

  expect(app.sent).toHaveLength(60);
  await app.post("/api/contact", { name: "Ravi", email: "ravi@example.com" });
  await app.deliverMails();
  expect(app.sent.at(-1)).toMatchObject({ recipient: "ravi@example.com" });
  expect(app.sent).toHaveLength(61);
});

test("readers who are put off again and again hold up nobody; while no mail is taken, 50 wait", async () => {
  const keys = await startTestApp();
  await addReaders(keys, readers(60));
  const away = new Set(readers(60));
  const sent: string[] = [];
  const { database, clock } = keys;
  const send: Send = async ({ recipient }, beforeEnd) => {
    if (away.has(recipient)) throw Object.assign(new Error("Later"), { responseCode: 450 });
    await beforeEnd?.();
    sent.push(recipient);
  };
  const app = await startTestApp({ database, clock, send });
  const { id } = await started(app);
  clock.forward(10_000);
  const minutes = async (count: number) => {
    for (let minute = 0; minute < count; minute += 0.25) {
      await app.workOnCampaigns();
      clock.forward(minuteMs / 4);
    }
  };

  await minutes(12);
  expect((await campaign(app, id)).counts).toMatchObject({ queued: 50, waiting: 10 });
  for (const late of readers(60).slice(50)) away.delete(late);
  await minutes(8);

  expect(sent.sort()).toEqual(readers(60).slice(50));
  expect((await campaign(app, id)).counts).toMatchObject({ queued: 50, waiting: 0, sent: 10 });
});

/** Instances on the same database as `app`, each telling `heard` what it sends. */
function instancesOf(app: TestApp, heard: readonly ((recipient: string) => void)[]) {
  const { database, clock } = app;
  return Promise.all(
    heard.map((hear) =>
      startTestApp({
        database: { ...database, db: database.open() },
        clock,
        send: async ({ recipient }, beforeEnd) => {
          // Lets the others go on meanwhile, as a real server does.
          await new Promise(setImmediate);
          await beforeEnd?.();
          hear(recipient);
        },
      }),
    ),
  );
}

async function seconds(count: number, app: TestApp, instances: readonly TestApp[]) {
  for (let second = 0; second < count; second += 1) {
    await Promise.all(instances.map((instance) => instance.workOnCampaigns()));
    app.clock.forward(1000);
  }
}

test("two instances keep one pace together", async () => {
  const app = await startTestApp();
  await addReaders(app, readers(30));
  const sent: string[] = [];
  const hear = (recipient: string) => sent.push(recipient);
  const instances = await instancesOf(app, [hear, hear]);
  await started(app, { per_minute: 60 });
  app.clock.forward(10_000);

  await seconds(20, app, instances);

  expect(sent).toHaveLength(20);
  expect(new Set(sent).size).toBe(20);
});

test("two instances share the work, and each reader gets one mail", async () => {
  const app = await startTestApp();
  await addReaders(app, readers(80));
  const one: string[] = [];
  const other: string[] = [];
  const instances = await instancesOf(app, [
    (recipient) => one.push(recipient),
    (recipient) => other.push(recipient),
  ]);
  const { id } = await started(app, { per_minute: 600 });
  app.clock.forward(10_000);

  // Each by itself and both at once: who is first then is up to the machine.
  for (const instance of instances) await seconds(2, app, [instance]);
  await seconds(8, app, instances);

  expect([...one, ...other].sort()).toEqual(readers(80).sort());
  expect(Math.min(one.length, other.length)).toBeGreaterThan(0);
  expect(await campaign(app, id)).toMatchObject({ state: "done", counts: { sent: 80 } });
});
