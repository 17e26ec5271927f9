import { expect, onTestFinished, test, vi } from "vitest";
import { besideOthers } from "#tests/beside-others.ts";
import { heldClock } from "#tests/held-clock.ts";
import { anEnquiry, startTestApp, type TestApp } from "#tests/kit.ts";
import type { QueuedMail } from "./store.ts";

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const refuse = async () => {
  throw new Error("421 not now");
};

const queued = ({ database }: TestApp) => database.db.selectFrom("mail").selectAll().execute();

/** One mail is queued: nobody is to be told of the enquiry. */
async function startWithOneMail(choices: Parameters<typeof startTestApp>[0] = {}) {
  const app = await startTestApp({ notifyEmail: undefined, ...choices });
  await app.post("/api/enquiry", anEnquiry());
  return app;
}

test("a mail is sent once", async () => {
  const app = await startWithOneMail();

  await app.deliverMails();
  app.clock.forward(4 * 24 * hourMs);
  await app.deliverMails();

  expect(app.sent).toHaveLength(1);
  expect(await queued(app)).toMatchObject([{ state: "sent", tries: 1 }]);
});

test("a lead wakes the outbox: its mails go at once", async () => {
  const app = await startTestApp({ isAwake: true });

  await app.post("/api/enquiry", anEnquiry());

  await expect.poll(() => app.sent.length).toBe(2);
});

test("a stop between two mails begins no other", async () => {
  const app = await startTestApp({ isAwake: true });
  const { promise: stopped, resolve } = Promise.withResolvers<void>();
  const looking = vi.spyOn(performance, "eventLoopUtilization").mockImplementationOnce(() => {
    void app.stopMails().then(resolve);
    return { idle: 1, active: 0, utilization: 0 };
  });
  onTestFinished(() => looking.mockRestore());

  await app.post("/api/enquiry", anEnquiry());
  await stopped;

  expect(app.sent).toHaveLength(1);
});

test("where the process has much else to do, mails leave it alone in between", async () => {
  const sentAt: number[] = [];
  const app = await startTestApp({ send: async () => void sentAt.push(performance.now()) });
  await app.post("/api/enquiry", anEnquiry());
  await app.post("/api/enquiry", anEnquiry());

  await besideOthers(app.deliverMails);

  expect(sentAt).toHaveLength(4);
  const pauses = sentAt.slice(1).map((ms, index) => ms - (sentAt[index] ?? 0));
  for (const pause of pauses) expect(pause).toBeGreaterThan(40);
});

test("a refused mail is tried after 30 s, 1 min, 2 min … at most 4 h, for 3 days", async () => {
  const clock = heldClock();
  const start = clock.now().getTime();
  const tries: { id: string; messageId: string; atMs: number }[] = [];
  const send = async ({ id, message_id }: QueuedMail) => {
    tries.push({ id, messageId: message_id, atMs: clock.now().getTime() - start });
    await refuse();
  };
  const app = await startWithOneMail({ clock, send });

  for (let mail = await oneMail(app); mail.state === "waiting"; mail = await oneMail(app)) {
    // A millisecond early it is not tried.
    clock.forward(Date.parse(mail.next_try_at) - clock.now().getTime() - 1);
    await app.deliverMails();
    expect((await oneMail(app)).tries).toBe(mail.tries);
    clock.forward(1);
    await app.deliverMails();
  }

  const waits = tries.map(({ atMs }, index) => atMs - (tries[index - 1]?.atMs ?? 0));
  const doubling = [0, 0.5, 1, 2, 4, 8, 16, 32, 64, 128].map((minutes) => minutes * minuteMs);
  expect(waits.slice(0, 10)).toEqual(doubling);
  expect(new Set(waits.slice(10))).toEqual(new Set([4 * hourMs]));
  const lastMs = tries.at(-1)?.atMs ?? 0;
  expect(lastMs).toBeGreaterThanOrEqual(3 * 24 * hourMs);
  expect(lastMs).toBeLessThan(3 * 24 * hourMs + 4 * hourMs);
  expect(new Set(tries.map(({ messageId }) => messageId)).size).toBe(1);
});

test("a mail that was given up stays in the database and is not tried again", async () => {
  const clock = heldClock();
  let tries = 0;
  const send = async () => {
    tries += 1;
    await refuse();
  };
  const app = await startWithOneMail({ clock, send });
  await app.database.db.updateTable("mail").set({ tries: 11 }).execute();
  clock.forward(3 * 24 * hourMs);

  await app.deliverMails();
  clock.forward(30 * 24 * hourMs);
  await app.deliverMails();

  expect(tries).toBe(1);
  expect(await queued(app)).toMatchObject([{ state: "failed", recipient: "anjali@example.com" }]);
});

test("a mail that is old only because nobody tried is not given up at the first refusal", async () => {
  const clock = heldClock();
  const app = await startWithOneMail({ clock, send: refuse });
  clock.forward(4 * 24 * hourMs);

  await app.deliverMails();

  expect(await queued(app)).toMatchObject([{ state: "waiting", tries: 1 }]);
});

test("a mail that is refused does not hold up the others", async () => {
  const sent: string[] = [];
  const send = async ({ recipient }: QueuedMail) => {
    if (recipient === "refused@example.com") await refuse();
    sent.push(recipient);
  };
  const app = await startTestApp({ send, notifyEmail: undefined });
  for (const name of ["first", "refused", "last"]) {
    await app.post("/api/enquiry", anEnquiry({ email: `${name}@example.com` }));
    app.clock.forward(1000);
  }

  await app.deliverMails();

  expect(sent).toEqual(["first@example.com", "last@example.com"]);
});

test("a mail queued while another is being sent goes right after it", async () => {
  const gate = Promise.withResolvers<void>();
  const sent: string[] = [];
  const send = async ({ recipient }: QueuedMail) => {
    await gate.promise;
    sent.push(recipient);
  };
  const app = await startTestApp({ send, isAwake: true, notifyEmail: undefined });
  await app.post("/api/enquiry", anEnquiry({ email: "first@example.com" }));
  await app.post("/api/enquiry", anEnquiry({ email: "second@example.com" }));

  gate.resolve();

  await expect.poll(() => sent).toEqual(["first@example.com", "second@example.com"]);
});

test("a look that failed, because the database was away, is repeated by itself", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  onTestFinished(() => void vi.useRealTimers());
  const log = vi.spyOn(console, "log").mockImplementation(() => undefined);
  onTestFinished(() => log.mockRestore());
  const app = await startTestApp({ isAwake: true });
  const asleep = await startTestApp({ database: app.database, clock: app.clock });
  const known = { email: "wakes-the-outbox@example.com" };
  await app.post("/api/subscription", known);
  await expect.poll(() => app.sent.length).toBe(1);
  const bringBack = await app.database.takeAway("mail");
  await app.post("/api/subscription", known);
  await expect.poll(() => log.mock.calls.join()).toContain("outbox-look-failed");
  await bringBack();
  await asleep.post("/api/enquiry", anEnquiry());

  vi.advanceTimersByTime(10_000);
  vi.useRealTimers();

  await expect.poll(() => app.sent.length).toBe(3);
});

async function oneMail(app: TestApp): Promise<QueuedMail> {
  const [mail] = await queued(app);
  if (!mail) throw new Error("No mail is queued");
  return mail;
}
