import { expect, test } from "vitest";
import { atTheDesk, sendMessage } from "#tests/desk.ts";
import { heldClock } from "#tests/held-clock.ts";
import { anEnquiry, startTestApp, type TestApp } from "#tests/kit.ts";
import { collectOutput } from "#tests/log-lines.ts";

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;
const yearMs = 365 * dayMs;

const minutesAndBack = async (app: TestApp, ms: number) => {
  app.clock.forward(ms);
  await app.finishUpkeep();
  app.clock.forward(minuteMs);
  await app.finishUpkeep();
  app.clock.forward(-ms);
  await app.finishUpkeep();
};
const enquiriesOf = async (app: TestApp) =>
  (await app.asStaff().get<unknown[]>("/api/enquiry")).data.length;
const trashOf = async (app: TestApp) => (await (await atTheDesk(app)).counts()).trash;

/** One enquiry of today, another one in the trash, and all that is due done. */
async function startWithLeads() {
  const app = await startTestApp();
  await app.post("/api/enquiry", anEnquiry());
  const thrown = await sendMessage(app);
  await (await atTheDesk(app)).change(thrown, { trashed: true });
  await app.finishUpkeep();
  return app;
}

test("a clock that is years ahead for minutes deletes nothing, and the log says so", async () => {
  const app = await startWithLeads();
  const output = collectOutput();

  await minutesAndBack(app, 3 * yearMs);
  await minutesAndBack(app, 3 * yearMs);

  expect([await enquiriesOf(app), await trashOf(app)]).toEqual([1, 1]);
  for (const work of ["retention", "trash"]) {
    expect(output()).toContain(`"event":"upkeep-put-off","work":"${work}"`);
  }
});

test("one that stays ahead on one of two instances deletes nothing", async () => {
  const app = await startWithLeads();
  const ahead = await startTestApp({ database: app.database, clock: heldClock() });
  ahead.clock.forward(3 * yearMs);

  for (let minute = 0; minute < 5; minute += 1) {
    await ahead.finishUpkeep();
    await app.finishUpkeep();
    for (const { clock } of [app, ahead]) clock.forward(minuteMs);
  }

  expect([await enquiriesOf(app), await trashOf(app)]).toEqual([1, 1]);
});

test("what a site that was off for long has put off is done a day later", async () => {
  const app = await startWithLeads();
  app.clock.forward(3 * yearMs);
  await app.finishUpkeep();
  app.clock.forward(dayMs - 1);
  await app.finishUpkeep();
  expect([await enquiriesOf(app), await trashOf(app)]).toEqual([1, 1]);

  app.clock.forward(1);
  await app.finishUpkeep();

  expect([await enquiriesOf(app), await trashOf(app)]).toEqual([0, 0]);
});

test("a site that was off for seven days deletes at once", async () => {
  const app = await startTestApp({ retentionMonths: 1 });
  await app.post("/api/enquiry", anEnquiry());
  app.clock.forward(25 * dayMs);
  await app.finishUpkeep();

  app.clock.forward(7 * dayMs);
  await app.finishUpkeep();

  expect(await enquiriesOf(app)).toBe(0);
});

test("behind a clock that was ahead, what is old by the right time goes at once", async () => {
  const app = await startTestApp({ retentionMonths: 1 });
  await app.post("/api/enquiry", anEnquiry({ email: "old@example.com" }));
  app.clock.forward(32 * dayMs);
  await app.post("/api/enquiry", anEnquiry({ email: "newer@example.com" }));
  await app.database.db
    .insertInto("upkeep")
    .values({ name: "retention", next_at: "2040-01-01", done_at: "2039-12-31T00:00:00.000Z" })
    .execute();

  await app.finishUpkeep();

  expect(await enquiriesOf(app)).toBe(1);
});
