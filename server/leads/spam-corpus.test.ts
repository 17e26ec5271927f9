import { expect, test } from "vitest";
import { startTestApp } from "#tests/kit.ts";
import { countOf, weighCorpus } from "#tests/lead-corpus/weigh.ts";

test("of 500 persons none is dropped and at most 1 % flagged; of 500 bots at least 90 % are flagged", async () => {
  const app = await startTestApp();

  const fates = await weighCorpus(app, { seed: 2026, each: 500 });

  const persons = countOf(fates.filter(({ lead }) => !lead.isBot));
  const bots = countOf(fates.filter(({ lead }) => lead.isBot));
  expect([persons.sent, persons.stored, bots.sent, bots.stored]).toEqual([500, 500, 500, 500]);
  expect(persons.flagged).toBeLessThanOrEqual(5);
  expect(bots.flagged).toBeGreaterThanOrEqual(450);
});
