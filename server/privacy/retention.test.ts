import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import type { Enquiry, Subscription } from "#contract/answers/leads.ts";
import { fileSend } from "#server/mail/send.ts";
import { monthsBefore } from "#server/site-upkeep.ts";
import { addWork, claimWork } from "#server/upkeep/store.ts";
import { sendStuckEnquiry } from "#tests/desk.ts";
import { heldClock } from "#tests/held-clock.ts";
import { aMessage, anEnquiry, startTestApp, type TestApp } from "#tests/kit.ts";
import { keyIn } from "#tests/mail-links.ts";
import { folderBytes, storedBytes, wordsIn } from "#tests/stored-bytes.ts";

const dayMs = 24 * 60 * 60 * 1000;

const enquiriesOf = async (app: TestApp) =>
  (await app.asStaff().get<Enquiry[]>("/api/enquiry")).data.map(({ email }) => email);
const countIn = async (
  { database }: TestApp,
  table:
    | "mail"
    | "idempotency_key"
    | "login"
    | "known_address"
    | "one_time_code"
    | "used_proof"
    | "erased_mail"
    | "lead_trace"
    | "lead_arrival",
) => (await database.db.selectFrom(table).selectAll().execute()).length;

test("what a text was known by goes after two weeks, also when nothing comes any more", async () => {
  const app = await startTestApp();
  const doubt =
    "Our list of sponsors for nurses grows by the day, see https://sponsors.example now. ".repeat(
      9,
    );
  await app.post("/api/enquiry", anEnquiry({ doubt }));
  expect(await countIn(app, "lead_trace")).toBeGreaterThan(0);
  const before = await countIn(app, "lead_trace");

  app.clock.forward(14 * dayMs);
  await app.finishUpkeep();
  expect(await countIn(app, "lead_trace")).toBe(before);
  app.clock.forward(60 * 60 * 1000);
  await app.finishUpkeep();
  expect(await countIn(app, "lead_trace")).toBe(0);
});

test("a lead that could never be put on its list goes after 24 months, too", async () => {
  const app = await startTestApp({ isWaiting: true, clock: heldClock("2026-03-02T09:00:00.000Z") });
  await sendStuckEnquiry(app);

  app.clock.forward(Date.parse("2028-03-02T09:00:00.000Z") - app.clock.now().getTime());
  await app.finishUpkeep();
  expect(await countIn(app, "lead_arrival")).toBe(1);
  app.clock.forward(dayMs);
  await app.finishUpkeep();
  expect(await countIn(app, "lead_arrival")).toBe(0);
});

test("leads and their mails go after 24 months, to the moment, and no byte of them stays", async () => {
  const mailFolder = await mkdtemp(join(tmpdir(), "mail-"));
  onTestFinished(() => rm(mailFolder, { recursive: true, force: true }));
  const send = fileSend(mailFolder, "hello@meridian360.example");
  const app = await startTestApp({
    clock: heldClock("2026-03-02T09:00:00.000Z"),
    send,
    mailFolder,
  });
  await app.post("/api/enquiry", anEnquiry({ email: "old@example.com" }));
  await app.post("/api/contact", aMessage({ email: "old-too@example.com" }));
  app.clock.forward(1);
  await app.post("/api/enquiry", anEnquiry({ email: "newer@example.com" }));
  await app.deliverMails();

  app.clock.forward(Date.parse("2028-03-02T09:00:00.000Z") - app.clock.now().getTime());
  await app.finishUpkeep();
  expect(await enquiriesOf(app)).toEqual(["newer@example.com", "old@example.com"]);
  expect(await countIn(app, "mail")).toBe(6);

  app.clock.forward(1);
  await app.database.db.updateTable("upkeep").set({ next_at: "" }).execute();
  await app.finishUpkeep();
  expect(await enquiriesOf(app)).toEqual(["newer@example.com"]);
  expect((await app.asStaff().get("/api/contact")).data).toEqual([]);
  expect(await countIn(app, "mail")).toBe(2);
  expect(await readdir(mailFolder)).toHaveLength(2);
  const bytes = Buffer.concat([await storedBytes(app.database), await folderBytes(mailFolder)]);
  expect(wordsIn(bytes, ["old@example.com", "old-too@example.com"])).toEqual([]);
});

test("RETENTION_MONTHS says how many months", async () => {
  const app = await startTestApp({ retentionMonths: 1 });
  await app.post("/api/enquiry", anEnquiry());

  app.clock.forward(30 * dayMs);
  await app.finishUpkeep();
  expect(await enquiriesOf(app)).toHaveLength(1);
  app.clock.forward(2 * dayMs);
  await app.finishUpkeep();

  expect(await enquiriesOf(app)).toEqual([]);
});

test.each([
  { date: "2026-03-02T09:00:00.000Z", months: 24, before: "2024-03-02T09:00:00.000Z" },
  { date: "2026-03-31T23:59:59.999Z", months: 1, before: "2026-02-28T23:59:59.999Z" },
  { date: "2028-03-30T00:00:00.000Z", months: 1, before: "2028-02-29T00:00:00.000Z" },
  { date: "2026-01-31T12:00:00.000Z", months: 14, before: "2024-11-30T12:00:00.000Z" },
])("$months months before $date is $before", ({ date, months, before }) => {
  expect(monthsBefore(new Date(date), months).toISOString()).toBe(before);
});

test("once a day by one of the instances, whichever comes first", async () => {
  const app = await startTestApp({ retentionMonths: 1 });
  const others = await Promise.all(
    [1, 2].map(() =>
      startTestApp({ database: app.database, clock: app.clock, retentionMonths: 1 }),
    ),
  );
  const all = [app, ...others];
  const times = async () =>
    (await app.database.db.selectFrom("upkeep").select(["name", "done_at"]).execute()).filter(
      ({ name }) => name === "retention",
    );

  await Promise.all(all.map((one) => one.finishUpkeep()));
  const first = await times();
  expect(first).toEqual([{ name: "retention", done_at: "2026-03-02T09:00:00.000Z" }]);

  app.clock.forward(dayMs - 1);
  await Promise.all(all.map((one) => one.finishUpkeep()));
  expect(await times()).toEqual(first);
  app.clock.forward(1);
  await Promise.all(all.map((one) => one.finishUpkeep()));
  expect(await times()).toEqual([{ name: "retention", done_at: "2026-03-03T09:00:00.000Z" }]);
});

const doneAt = async ({ database }: TestApp) =>
  (
    await database.db
      .selectFrom("upkeep")
      .select("done_at")
      .where("name", "=", "retention")
      .execute()
  )[0]?.done_at;

test("what fails is tried again a minute later", async () => {
  const reported: string[] = [];
  const report = (event: string, _: unknown, name?: string) => reported.push(`${event} ${name}`);
  const app = await startTestApp({ report });
  const bringBack = await app.database.takeAway("enquiry");
  await app.finishUpkeep();
  await bringBack();
  expect(reported).toEqual(["upkeep-failed retention"]);

  app.clock.forward(59_999);
  await app.finishUpkeep();
  expect(await doneAt(app)).toBe("");
  app.clock.forward(1);
  await app.finishUpkeep();
  expect(await doneAt(app)).toBe(app.clock.now().toISOString());
});

test("an instance that dies at it is followed by another, half an hour later", async () => {
  const app = await startTestApp();
  const { db } = app.database;
  await addWork(db, "retention");
  const now = app.clock.now();
  const until = new Date(now.getTime() + 30 * 60_000);
  expect(await claimWork(db, "retention", { now, until, furthest: until })).toBe(true);

  app.clock.forward(30 * 60_000 - 1);
  await app.finishUpkeep();
  expect(await doneAt(app)).toBe("");
  app.clock.forward(1);
  await app.finishUpkeep();
  expect(await doneAt(app)).toBe(app.clock.now().toISOString());
});

test("of the newsletter only who never confirmed goes, and has not asked again lately", async () => {
  const app = await startTestApp({ retentionMonths: 1 });
  for (const name of ["never", "again", "confirmed", "left"]) {
    await app.post("/api/subscription", { email: `${name}@example.com` });
  }
  await app.deliverMails();
  const press = async (name: string, act: "confirm" | "unsubscribe") => {
    const mail = app.sent.find(({ recipient }) => recipient === `${name}@example.com`);
    const key = mail && keyIn(mail, `/newsletter/${act}`);
    expect((await app.post(`/api/newsletter/${act}`, { key })).status).toBe(200);
  };
  await press("confirmed", "confirm");
  await press("left", "unsubscribe");

  app.clock.forward(2 * dayMs);
  await app.post("/api/subscription", { email: "again@example.com" });
  app.clock.forward(30 * dayMs);
  await app.finishUpkeep();

  const { data } = await app.asStaff().get<Subscription[]>("/api/subscription");
  expect(data.map(({ email, state }) => [email, state]).sort()).toEqual([
    ["again@example.com", "unconfirmed"],
    ["confirmed@example.com", "confirmed"],
    ["left@example.com", "unsubscribed"],
  ]);
});

test("what has ended by itself is cleared away, and no more: keys, logins, their networks, codes, proofs, ids of erased mails", async () => {
  const app = await startTestApp();
  const { db } = app.database;
  const tables = [
    "idempotency_key",
    "login",
    "known_address",
    "one_time_code",
    "used_proof",
    "erased_mail",
  ] as const;
  await app.addStaff("admin@example.com", "a long password");
  const fill = async () => {
    await app.post("/api/enquiry", anEnquiry(), { "Idempotency-Key": "ends-after-a-week" });
    await app.post("/api/user/login", { email: "admin@example.com", password: "a long password" });
    await app.post("/api/user/forgot-password", { email: "admin@example.com" });
    const now = app.clock.now();
    const expires_at = new Date(now.getTime() + 1).toISOString();
    await db.insertInto("used_proof").values({ id: "x", expires_at }).execute();
    await db.insertInto("erased_mail").values({ id: "x", erased_at: now.toISOString() }).execute();
  };
  const counts = () =>
    Promise.all(tables.map(async (table) => [table, await countIn(app, table)] as const));
  await fill();
  expect(await counts()).toEqual(tables.map((table) => [table, 1]));

  app.clock.forward(91 * dayMs);
  await app.finishUpkeep();
  expect(await counts()).toEqual(tables.map((table) => [table, 0]));
  await fill();
  await db.updateTable("upkeep").set({ next_at: "" }).execute();
  await app.finishUpkeep();

  expect(await counts()).toEqual(tables.map((table) => [table, 1]));
  expect(await enquiriesOf(app)).toHaveLength(2);
});
