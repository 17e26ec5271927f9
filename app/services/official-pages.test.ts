import { expect, test } from "vitest";
import { otherPages } from "./official-pages.ts";

const uscis = { name: "USCIS: Form I-94", url: "https://www.uscis.gov/i-94" };
const state = { name: "State Department: visas", url: "https://travel.state.gov/visas.html" };

test("a link to a page that stands there already is not repeated", () => {
  const fact = {
    text: "90 days",
    source: uscis,
    checkedOn: "2026-11-21",
    checkAgainOn: "2030-01-01",
  };
  expect(otherPages([uscis, state], [fact])).toEqual([state]);
});
