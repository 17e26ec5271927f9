import { expect, test } from "vitest";
import { startTestApp } from "#tests/kit.ts";
import { countOf, weighCorpus } from "#tests/lead-corpus/weigh.ts";

type Count = ReturnType<typeof countOf>;

const seeds = [1, 2, 3, 4, 5, 6, 7, 8];

test("eight times as many persons and bots as in the daily test, of other seeds", async () => {
  const runs: { seed: number; persons: Count; bots: Count }[] = [];
  for (const seed of seeds) {
    const fates = await weighCorpus(await startTestApp(), { seed, each: 500 });
    const persons = countOf(fates.filter(({ lead }) => !lead.isBot));
    const bots = countOf(fates.filter(({ lead }) => lead.isBot));
    runs.push({ seed, persons, bots });
  }
  // The figures of docs/drills.md.
  process.stdout.write(`${JSON.stringify(runs)}\n`);

  const all = (side: "persons" | "bots", what: "stored" | "flagged") =>
    runs.reduce((sum, run) => sum + run[side][what], 0);
  const each = seeds.length * 500;
  expect([all("persons", "stored"), all("bots", "stored")]).toEqual([each, each]);
  expect(all("persons", "flagged")).toBeLessThanOrEqual(0.01 * each);
  expect(all("bots", "flagged")).toBeGreaterThanOrEqual(0.9 * each);
});
