import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { excerpt, postDescription, readingMinutes } from "./post-text.ts";

const words = (count: number) => Array.from({ length: count }, (_, at) => `w${at + 1}`);

describe("the excerpt", () => {
  test.each([
    { count: 0, says: "" },
    { count: 1, says: "w1" },
    { count: 8, says: words(8).join(" ") },
    { count: 9, says: `${words(9).join(" ")}…` },
    { count: 10, says: `${words(10).join(" ")}…` },
    { count: 11, says: `${words(10).join(" ")}…` },
  ])("of $count words is $says", ({ count, says }) => {
    expect(excerpt(words(count).join(" "))).toBe(says);
  });

  test("is the first ten words whatever blanks and line breaks stand between them", () => {
    const word = fc.stringMatching(/^[\p{L}\p{N}.,'()-]{1,12}$/u);
    const blank = fc.stringMatching(/^[ \n\t]{1,4}$/);
    fc.assert(
      fc.property(fc.array(fc.tuple(word, blank)), blank, (pairs, before) => {
        const all = pairs.map(([one]) => one);
        const first = all.slice(0, 10).join(" ");
        expect(excerpt(before + pairs.flat().join(""))).toBe(all.length > 8 ? `${first}…` : first);
      }),
    );
  });
});

test("a description is the text's beginning, in one line and never too long", () => {
  expect(postDescription("One\n\ntwo  three")).toBe("One two three");
  expect(postDescription(`A${"😀".repeat(100)}`)).toBe(`A${"😀".repeat(74)}`);
  const longest = `${"a".repeat(75)} ${"b".repeat(74)}`;
  expect(postDescription(longest)).toBe(longest);
  fc.assert(
    fc.property(fc.string({ maxLength: 600, unit: "grapheme" }), (text) => {
      const description = postDescription(text);
      expect(description.length).toBeLessThanOrEqual(151);
      expect(text.split(/\s+/).filter(Boolean).join(" ")).toContain(description.replace(/…$/, ""));
    }),
  );
});

test.each([
  { count: 0, minutes: 1 },
  { count: 299, minutes: 1 },
  { count: 300, minutes: 2 },
  { count: 2000, minutes: 10 },
])("$count words take $minutes min", ({ count, minutes }) => {
  expect(readingMinutes(words(count).join("\n"))).toBe(minutes);
});
