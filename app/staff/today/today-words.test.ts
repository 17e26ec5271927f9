import { describe, expect, test } from "vitest";
import { leadPath } from "#contract/staff-paths.ts";
import { dueWords, pageWords, shareWords, spanWords, stepWords } from "./today-words.ts";

test.each([
  [0.4, "under a minute"],
  [59.9, "59 min"],
  [60, "1 h"],
  [125, "2 h 5 min"],
  [24 * 60, "1 day"],
  [3 * 24 * 60 + 4 * 60 + 59, "3 days 4 h"],
])("%d minutes are %s", (minutes, words) => {
  expect(spanWords(minutes)).toBe(words);
});

describe("a lead that waits", () => {
  const created_at = "2026-03-02T07:00:00.000Z";
  const now = Date.parse("2026-03-02T09:00:00.000Z");

  test.each([
    ["2026-03-02T11:10:00.000Z", { isOverdue: false, text: "2 h 10 min left" }],
    ["2026-03-02T06:00:00.000Z", { isOverdue: true, text: "Overdue by 3 h" }],
    ["", { isOverdue: false, text: "Waits 2 h" }],
  ])("due at %j", (due_at, words) => {
    expect(dueWords({ due_at, created_at }, now)).toEqual(words);
  });
});

test("shares are said plainly", () => {
  expect([shareWords(1, 3), shareWords(0, 0)]).toEqual(["33 %", "–"]);
});

describe("a step of Tue 24 Nov, by the calendar of its office,", () => {
  const noon = Date.parse("2026-11-24T12:30:00-06:00");
  const morning = Date.parse("2026-11-24T09:00:00+05:30");

  test.each([
    ["austin", noon, "today"],
    ["kochi", noon, "since Tue 24 Nov"],
    ["kochi", morning, "today"],
  ] as const)("of %s", (office, now, words) => {
    expect(stepWords({ office, next_step_on: "2026-11-24" }, now)).toBe(words);
  });
});

test("pages are called by their names", () => {
  const gone = "/blog/what-to-bring-x2k4bc";
  const pages = ["/", "/tn-visa", "/quick-link", gone].map((path) => ({ path, title: "" }));
  expect(pages.map(pageWords)).toEqual(["Home", "TN Visa", "Quick link", "What to bring"]);
  expect(pageWords({ path: gone, title: "What to bring, 221(g)" })).toBe("What to bring, 221(g)");
});

test("a share is all or nothing only where it is", () => {
  const shares = [shareWords(0, 0), shareWords(0, 300), shareWords(1, 300), shareWords(2, 3)];
  expect(shares).toEqual(["–", "0 %", "1 %", "67 %"]);
  expect([shareWords(299, 300), shareWords(300, 300)]).toEqual(["99 %", "100 %"]);
});

test("a lead opens on the desk", () => {
  expect(leadPath({ id: "a" })).toBe("/admin/dashboard?section=desk&lead=a");
});
