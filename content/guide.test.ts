import { describe, expect, test } from "vitest";
import * as ledger from "./facts/guide-and-policies.ts";
import { guide } from "./guide.ts";

const { seo, sources, path, ...words } = guide;

/** All that a reader reads, in order. */
function textsIn(value: unknown): string[] {
  if (typeof value === "string") return [value];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => (key === "url" ? [] : textsIn(part)));
}
const text = textsIn(words).join("\n");

test("it is a guide of some 2,500 words", () => {
  const count = text.split(/\s+/).length;
  expect(count).toBeGreaterThan(2400);
  expect(count).toBeLessThan(3500);
});

describe("its figures", () => {
  const own = Object.values(ledger).filter((value) => "checkedOn" in value);
  const ofOthers = own.filter((fact) => !("standing" in fact));

  test.each([...new Set([...ofOthers, ...sources.facts])])(
    "$text is printed, with its source",
    (fact) => {
      expect(sources.facts).toContain(fact);
      expect(text).toContain(fact.text);
    },
  );
});

test("anchors are its own", () => {
  const parts = [...guide.sections, guide.questions, guide.glossary, sources];
  const ids = parts.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
});

test("every part ends with what to have done and where it stands officially", () => {
  for (const { checklist, links } of guide.sections) {
    expect(checklist?.length).toBeGreaterThan(1);
    expect(links?.length).toBeGreaterThan(0);
  }
});

test("the glossary stands in the alphabet's order", () => {
  const shown = guide.glossary.words.map(({ word }) => word);
  const sorted = [...shown].sort((a, b) => a.localeCompare(b, "en", { numeric: true }));
  expect(shown).toEqual(sorted);
});
