import { expect, test } from "vitest";
import { startTestApp } from "#tests/kit.ts";
import { countOf, weighCorpus } from "#tests/lead-corpus/weigh.ts";

const seeds = [1, 2, 3, 4, 5, 6, 7, 8];

test("eight times as many persons and bots as in the daily test, of other seeds", async () => {
  const runs = [];
  for (const seed of seeds) {
    const fates = await weighCorpus(await startTestApp(), { seed, each: 500 });
    const persons = countOf(fates.filter(({ lead }) => !lead.isBot));
    const bots = countOf(fates.filter(({ lead }) => lead.isBot));
    runs.push({ seed, persons, bots });
  }
  // The figures of docs/drills.md.
  process.stdout.write(`${JSON.stringify(runs)}\n`);

  for (const { persons, bots } of runs) {
    expect([persons.stored, bots.stored]).toEqual([500, 500]);
    expect(bots.flagged).toBeGreaterThanOrEqual(450);
  }
  const flagged = runs.reduce((sum, { persons }) => sum + persons.flagged, 0);
  expect(flagged).toBeLessThanOrEqual(seeds.length * 5);
});
