import { expect, test } from "vitest";
import { type NamedFact, overdueFacts, overdueLines, readFacts } from "./overdue-facts.ts";

function aFact(checkAgainOn: string): NamedFact {
  return {
    name: `work.ts, dueOn${checkAgainOn}`,
    text: "90 days",
    source: { name: "USCIS", url: "https://www.uscis.gov/" },
    checkedOn: "2026-01-01",
    checkAgainOn,
  };
}

test("facts are overdue from their day on, the oldest first", () => {
  const facts = [aFact("2026-11-21"), aFact("2026-11-22"), aFact("2026-03-01")];

  const overdue = overdueFacts(facts, "2026-11-21").map(({ checkAgainOn }) => checkAgainOn);

  expect(overdue).toEqual(["2026-03-01", "2026-11-21"]);
});

test("each overdue fact is named with its text and its page; without any nothing is said", () => {
  const [heading, line] = overdueLines([aFact("2026-03-01")]);

  expect(heading).toContain("1 of the facts");
  expect(line).toContain('work.ts, dueOn2026-03-01: "90 days"  https://www.uscis.gov/');
  expect(overdueLines([])).toEqual([]);
});

test("the whole ledger is read", async () => {
  const facts = await readFacts();

  expect(facts.map(({ text }) => text)).toContain("$1,050,000");
  expect(new Set(facts.map(({ name }) => name.split(",")[0])).size).toBeGreaterThanOrEqual(4);
  expect(overdueFacts(facts, "2100-01-01")).toHaveLength(facts.length);
});
