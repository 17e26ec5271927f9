import { expect, test } from "vitest";
import { heldClock } from "#tests/held-clock.ts";
import { startTestApp, type TestApp } from "#tests/kit.ts";
import { addLeads } from "#tests/many-leads.ts";
import { seenMeanwhile } from "#tests/seen-meanwhile.ts";

const countOf = async ({ database }: TestApp) =>
  (await database.db.selectFrom("enquiry").select("id").execute()).length;

test("many leads go some at a time, so that others can write in between", async () => {
  const app = await startTestApp({
    retentionMonths: 1,
    clock: heldClock("2026-03-02T09:00:00.000Z"),
  });
  const enquiries = 1000;
  await addLeads(app.database.db, { enquiries });

  const seen = await seenMeanwhile(app.finishUpkeep(), () => countOf(app));

  expect(seen.some((count) => count > 0 && count < enquiries)).toBe(true);
  expect(await countOf(app)).toBe(0);
});
