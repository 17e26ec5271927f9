import { expect, test } from "vitest";
import { ageText, shortDayText } from "./span.ts";

const now = Date.UTC(2026, 10, 21, 12);
const minuteMs = 60_000;
const at = (minutes: number) => new Date(now + minutes * minuteMs).toISOString();

test.each([
  [0, "now"],
  [-4, "4 min"],
  [-130, "2 h"],
  [-24 * 60, "1 d"],
  [-3000, "2 d"],
])("what came %i minutes ago is %s old", (minutes, text) => {
  expect(ageText(at(minutes), now)).toBe(text);
});

test("a day of the calendar is the same wherever it is read", () => {
  expect(shortDayText("2026-03-02")).toBe("Mon 2 Mar");
});
