import fc from "fast-check";
import { expect, test } from "vitest";
import type { LeadSource } from "#contract/lead-signals.ts";
import { anyText } from "#tests/any-text.ts";
import { type KeptSources, sourceOf, sourcesAfter } from "./source.ts";

const site = "https://meridian360.example";
const direct = sourceOf(`${site}/contact`, "");
const search = sourceOf(`${site}/`, "https://www.search.example/results?q=visa");
const letter = sourceOf(`${site}/blog?utm_source=letter`, "");
const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;
const noon = Date.UTC(2026, 10, 21, 12);

test("a campaign's parameters, the other site's host and the first page are the source", () => {
  const address = `${site}/blog/nurses?utm_source=letter&utm_medium=email&utm_campaign=spring&utm_term=nurse+visa&utm_content=button&id=7#top`;

  expect(sourceOf(address, "https://www.mail.example/inbox/42")).toEqual({
    utm_source: "letter",
    utm_medium: "email",
    utm_campaign: "spring",
    utm_term: "nurse visa",
    utm_content: "button",
    referrer: "mail.example",
    landing: "/blog/nurses",
  });
});

test.each([
  { what: "no referrer", referrer: "" },
  { what: "this site itself", referrer: `${site}/about` },
  { what: "no address", referrer: "nonsense" },
])("$what is no other site", ({ referrer }) => {
  expect(sourceOf(site, referrer).referrer).toBe("");
});

test("an address of a person in a parameter is not kept", () => {
  expect(sourceOf(`${site}/?utm_content=anjali%40example.com`, "").utm_content).toBe("");
});

test("whatever an address holds, no text is longer than 200", () => {
  fc.assert(
    fc.property(anyText({ maxLength: 400 }), fc.nat(300), (text, labels) => {
      const referrer = `https://${"a.".repeat(labels)}example/`;
      const query = new URLSearchParams({ utm_source: text, utm_term: text.repeat(3) });
      const source = sourceOf(
        `${site}/${encodeURIComponent(text.toWellFormed())}?${query}`,
        referrer,
      );
      for (const value of Object.values(source)) {
        expect(value.length).toBeLessThanOrEqual(200);
        expect(value.isWellFormed()).toBe(true);
      }
    }),
    // With half of a character where it is cut.
    { examples: [[`${"a".repeat(199)}😀`, 0]] },
  );
});

test("the first source stays for 90 days, the last for the visit", () => {
  const first = after(undefined, search, noon);
  expect(first).toEqual({ first: search, firstAt: noon, last: search, seenAt: noon });

  const reading = after(first, direct, noon + 29 * minuteMs);
  expect(reading).toMatchObject({ first: search, last: search });

  const later = after(reading, letter, noon + 40 * minuteMs);
  expect(later).toMatchObject({ first: search, last: letter });

  const anotherDay = after(later, direct, noon + 2 * dayMs);
  expect(anotherDay).toMatchObject({ first: search, last: direct });

  const afterwards = after(anotherDay, direct, noon + 90 * dayMs);
  expect(afterwards).toMatchObject({ first: direct, firstAt: noon + 90 * dayMs });
});

test("what a clock that was put back has left counts as long ago", () => {
  const ahead = after(undefined, search, noon + dayMs);
  expect(after(ahead, direct, noon)).toMatchObject({ first: direct, last: direct });
});

test("who comes from outside always has that as the last source", () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 200 * dayMs }), (spanMs) => {
      const before = after(undefined, search, noon);
      expect(after(before, letter, noon + spanMs).last).toEqual(letter);
    }),
  );
});

function after(before: KeptSources | undefined, arrival: LeadSource, now: number): KeptSources {
  return sourcesAfter(before, arrival, now);
}
