import { describe, expect, test } from "vitest";
import { brand } from "#content/brand.ts";
import { openingLines } from "./opening-lines.ts";
import { hoursText, officeClockText } from "./opening-words.ts";

const [austin, kochi] = brand.offices;

test("hours are said as people say them", () => {
  expect(hoursText(austin.hours)).toBe("Monday to Friday, 9:00 am to 5:00 pm");
  expect(hoursText(kochi.hours)).toBe("Monday to Friday, 9:30 am to 5:30 pm");
  expect(hoursText({ ...austin.hours, opens: "12:05", closes: "23:59" })).toContain(
    "12:05 pm to 11:59 pm",
  );
});

describe.each([
  { at: "2026-11-23T15:00:00Z", austin: "Open now, for another 8 h" },
  { at: "2026-11-23T22:20:30Z", austin: "Open now, for another 40 min" },
  { at: "2026-11-23T14:59:30Z", austin: "Closed now, opens in 1 min" },
  { at: "2026-11-23T23:40:00Z", austin: "Closed now, opens in 15 h 20 min" },
  { at: "2026-11-26T15:00:00Z", austin: "Closed for Thanksgiving Day, opens in 1 day" },
  { at: "2026-11-27T23:00:00Z", austin: "Closed now, opens in 2 days 16 h" },
  { at: "2026-11-29T15:00:00Z", austin: "Closed now, opens in 1 day" },
])("at $at", ({ at, austin: words }) => {
  test(words, () => {
    expect(openingLines("Austin", new Date(at))?.opening).toBe(words);
  });
});

test("each office's clock is its own", () => {
  const now = new Date("2026-11-22T06:05:00Z");
  expect(officeClockText(austin.zone, now)).toBe("Sunday 12:05 am");
  expect(officeClockText(kochi.zone, now)).toBe("Sunday 11:35 am");
});

test("an office that brand.ts does not have says nothing", () => {
  expect(openingLines("Atlantis", new Date())).toBeUndefined();
});
