import { expect, test } from "vitest";
import type { Fact, OfficialLink } from "#content/fact.ts";
import { sourcesOf } from "./sources-of.ts";

const uscis = { name: "USCIS: Form I-94", url: "https://www.uscis.gov/i-94" };
const state = { name: "State Department: visas", url: "https://travel.state.gov/visas.html" };

function aFact(text: string, source: OfficialLink, checkedOn: string): Fact {
  return { text, source, checkedOn, checkAgainOn: "2030-01-01" };
}

test("a page behind several facts stands once, with each of their texts and the oldest of their days", () => {
  const facts = [
    aFact("90 days", uscis, "2026-11-21"),
    aFact("a year", state, "2026-11-20"),
    aFact("10 days", uscis, "2026-10-01"),
    aFact("90 days", uscis, "2026-11-22"),
  ];

  expect(sourcesOf(facts)).toEqual([
    { source: uscis, texts: ["90 days", "10 days"], checkedOn: "2026-10-01" },
    { source: state, texts: ["a year"], checkedOn: "2026-11-20" },
  ]);
});
