import { expect, test } from "vitest";
import { brand } from "#content/brand.ts";
import type { SystemState } from "#contract/answers/system.ts";
import { addBackup } from "#server/database/backup-store.ts";
import { migrationNames } from "#server/database/migrate.ts";
import { sendStuckEnquiry } from "#tests/desk.ts";
import { isPostgres } from "#tests/fresh-database.ts";
import { aMessage, anEnquiry, startTestApp, type TestApp } from "#tests/kit.ts";

const dayMs = 24 * 60 * 60 * 1000;
const refuse = () => Promise.reject(new Error("not now"));

async function systemOf(app: TestApp): Promise<SystemState> {
  const answer = await app.asStaff().get<SystemState>("/api/system");
  expect(answer.status).toBe(200);
  return answer.data;
}

test("a fresh site has nothing to report, and says what it runs on", async () => {
  const app = await startTestApp();

  const system = await systemOf(app);

  expect(system).toMatchObject({
    checked_at: app.clock.now().toISOString(),
    outbox: { waiting: 0, sent: 0, failed: 0, oldest_waiting_at: null },
    backup: null,
    is_office_told: true,
    days: [],
    overdue_facts: [],
  });
  expect(system.database.name).toBe(isPostgres ? "PostgreSQL" : "SQLite");
  expect(system.database.version).toMatch(/^\d+\.\d+/);
  expect(system.database.bytes).toBeGreaterThan(50_000);
  expect(system.versions).toEqual({
    site: expect.stringMatching(/^\d+\.\d+\.\d+$/),
    node: process.versions.node,
    tables: migrationNames.at(-1),
  });
  expect(Date.parse(system.started_at)).toBeLessThan(app.clock.now().getTime());
  const { free_bytes = 0, size_bytes = 0 } = system.disk ?? {};
  expect(free_bytes).toBeGreaterThan(0);
  expect(size_bytes).toBeGreaterThan(free_bytes);
});

test("mails that wait are counted, and since when", async () => {
  const app = await startTestApp({ send: refuse });
  const first = app.clock.now().toISOString();
  await app.post("/api/enquiry", anEnquiry());
  await app.deliverMails();
  app.clock.forward(60_000);
  await app.post("/api/contact", aMessage());

  const { outbox } = await systemOf(app);

  expect(outbox).toEqual({ waiting: 4, sent: 0, failed: 0, oldest_waiting_at: first });
});

test("leads that can not be put on their lists are counted when a minute has passed", async () => {
  const app = await startTestApp({ isWaiting: true, report: () => undefined });
  await sendStuckEnquiry(app);
  expect((await systemOf(app)).stuck_leads).toBe(0);
  app.clock.forward(60_001);

  expect((await systemOf(app)).stuck_leads).toBe(1);
});

test("each day's leads stand beside the notices about them; receipts do not count", async () => {
  let isRefusing = false;
  const send = async () => (isRefusing ? refuse() : undefined);
  const app = await startTestApp({ send });
  await app.post("/api/enquiry", anEnquiry());
  await app.post("/api/contact", aMessage());
  await app.deliverMails();
  app.clock.forward(dayMs);
  isRefusing = true;
  await app.post("/api/enquiry", anEnquiry());
  await app.deliverMails();
  await app.post("/api/subscription", { email: "reader@example.com" });

  expect((await systemOf(app)).days).toEqual([
    { day: "2026-03-03", received: 1, queued: 1, sent: 0, waiting: 1, failed: 0 },
    { day: "2026-03-02", received: 2, queued: 2, sent: 2, waiting: 0, failed: 0 },
  ]);
  await app.database.db.updateTable("mail").set({ state: "failed" }).execute();
  expect((await systemOf(app)).days.map(({ failed }) => failed)).toEqual([1, 2]);
});

test("a lead that is sent with the office's own address, to try a form, counts once", async () => {
  const app = await startTestApp();
  await app.post("/api/enquiry", anEnquiry({ email: brand.email }));
  await app.deliverMails();

  expect((await systemOf(app)).days).toEqual([
    { day: "2026-03-02", received: 1, queued: 1, sent: 1, waiting: 0, failed: 0 },
  ]);
});

test("a lead without a notice shows, and a site that tells nobody says so", async () => {
  const app = await startTestApp({ notifyEmail: undefined });
  await app.post("/api/enquiry", anEnquiry());

  const system = await systemOf(app);

  expect(system.is_office_told).toBe(false);
  expect(system.days).toMatchObject([{ received: 1, queued: 0, sent: 0 }]);
});

test("nobody is mailed of likely spam, so it is not counted as missing", async () => {
  const app = await startTestApp();
  await app.post("/api/contact", aMessage({ website: "https://pills.example" }));
  expect((await systemOf(app)).days).toEqual([]);
  await app.post("/api/contact", aMessage());
  expect((await systemOf(app)).days).toMatchObject([{ received: 1, queued: 1 }]);
});

test("after two weeks a day is no longer listed", async () => {
  const app = await startTestApp();
  await app.post("/api/enquiry", anEnquiry());
  app.clock.forward(13 * dayMs);
  expect((await systemOf(app)).days).toHaveLength(1);
  app.clock.forward(dayMs);
  expect((await systemOf(app)).days).toHaveLength(0);
});

test("the last backup is told, whichever instance made it", async () => {
  const app = await startTestApp();
  const { db } = app.database;
  await addBackup(db, { file: "/a/one.sqlite", bytes: 1 }, new Date("2026-03-01T02:00:00Z"));
  const file = "/a/folder/two.sqlite";
  await addBackup(db, { file, bytes: 6_000_000_000 }, new Date("2026-03-02T02:00:00Z"));

  expect((await systemOf(app)).backup).toEqual({
    made_at: "2026-03-02T02:00:00.000Z",
    file_name: "two.sqlite",
    bytes: 6_000_000_000,
  });
});

test("facts whose day has come are named, with the page that knows them", async () => {
  const app = await startTestApp();
  app.clock.forward(20 * 365 * dayMs);

  const { overdue_facts } = await systemOf(app);

  expect(overdue_facts.length).toBeGreaterThan(10);
  expect(overdue_facts[0]).toEqual({
    name: expect.stringMatching(/^[\w-]+\.ts, \w+$/),
    text: expect.any(String),
    check_again_on: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
    source_url: expect.stringMatching(/^https:/),
  });
});

test("nobody else is told", async () => {
  const app = await startTestApp();

  expect(await app.get("/api/system")).toMatchObject({ status: 401, error: "Please log in." });
});
