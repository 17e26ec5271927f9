import { expect, test } from "vitest";
import type { Fact, OfficialLink } from "#content/fact.ts";
import { otherPages, publisherOf, sourcesOf } from "./sources-of.ts";

const uscis = { name: "USCIS: Form I-94", url: "https://www.uscis.gov/i-94" };
const state = { name: "State Department: visas", url: "https://travel.state.gov/visas.html" };

function aFact(source: OfficialLink, checkedOn: string): Fact {
  return { text: "90 days", source, checkedOn, checkAgainOn: "2030-01-01" };
}

test("a page behind several facts stands once, with the oldest of their days", () => {
  const facts = [
    aFact(uscis, "2026-11-21"),
    aFact(state, "2026-11-20"),
    aFact(uscis, "2026-10-01"),
    aFact(uscis, "2026-11-22"),
  ];

  expect(sourcesOf(facts)).toEqual([
    { ...uscis, checkedOn: "2026-10-01" },
    { ...state, checkedOn: "2026-11-20" },
  ]);
});

test.each([
  { url: "https://ceac.state.gov/genniv/", says: "Official US government site" },
  { url: "https://www.fmjfee.com/", says: "Official US government site" },
  { url: "https://www.passportindia.gov.in/", says: "Official page of the Government of India" },
  { url: "https://www.usvisascheduling.com/en-US/", says: "Official contractor of the US Embassy" },
  { url: "https://www.nclex.com/", says: "nclex.com" },
  { url: "https://nothing.gov.example/", says: "nothing.gov.example" },
])("$url: $says", ({ url, says }) => {
  expect(publisherOf(url)).toBe(says);
});

test("a link to a page that stands there already is not repeated", () => {
  const fact = {
    text: "90 days",
    source: uscis,
    checkedOn: "2026-11-21",
    checkAgainOn: "2030-01-01",
  };
  expect(otherPages([uscis, state], [fact])).toEqual([state]);
});
