import { expect, test } from "vitest";
import { durationText } from "./time-words.ts";

const minuteMs = 60_000;

test.each([
  [1, "1 min"],
  [59, "59 min"],
  [60, "1 h"],
  [135, "2 h 15 min"],
  [24 * 60, "1 day"],
  [2 * 24 * 60 + 5, "2 days"],
  [2 * 24 * 60 + 3 * 60 + 5, "2 days 3 h"],
])("%i minutes are %s", (minutes, text) => {
  expect(durationText(minutes * minuteMs)).toBe(text);
  expect(durationText((minutes - 0.5) * minuteMs)).toBe(text);
});
