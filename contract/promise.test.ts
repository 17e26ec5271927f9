import { describe, expect, test } from "vitest";
import { offices } from "#content/offices.ts";
import { isZone, localTimeText, promiseText } from "./promise.ts";

const at = new Date("2026-11-24T09:00:00Z");

describe("the promise is told", () => {
  test.each([
    ["Asia/Kolkata", "We answer by Tuesday, November 24, 14:30 (India Standard Time)."],
    ["Asia/Calcutta", "We answer by Tuesday, November 24, 14:30 (India Standard Time)."],
    ["America/Chicago", "We answer by Tuesday, November 24, 03:00 (Central Time)."],
    ["America/Los_Angeles", "We answer by Tuesday, November 24, 01:00 (Pacific Time)."],
    ["Pacific/Auckland", "We answer by Tuesday, November 24, 22:00 (New Zealand Time)."],
  ])("to %s: %s", (zone, words) => {
    expect(promiseText(at, zone, offices)).toBe(words);
  });

  test.each(["", "Mars/Olympus_Mons", "+05:30", "<b>", "Kochi"])(
    "by the clocks of both offices to somebody in %j",
    (zone) => {
      expect(promiseText(at, zone, offices)).toBe(
        "We answer by Tuesday, November 24, 03:00 (Central Time), which is Tuesday, November 24, 14:30 (India Standard Time).",
      );
    },
  );

  test("midnight is 00:00 of the day that begins", () => {
    const midnight = new Date("2026-11-23T18:30:00Z");
    expect(promiseText(midnight, "Asia/Kolkata", offices)).toContain("Tuesday, November 24, 00:00");
  });
});

test("a name of a time zone is told from other texts", () => {
  expect(["Asia/Kolkata", "UTC", "America/Argentina/Buenos_Aires"].every(isZone)).toBe(true);
  expect(["", " ", "+05:30", "Asia/Nowhere", "Europe"].some(isZone)).toBe(false);
});

test("the visitor's own clock tells whether it is a time to call", () => {
  expect(localTimeText(at, "Asia/Kolkata")).toBe("Tuesday 14:30");
  expect(localTimeText(new Date("2026-11-24T06:05:00Z"), "America/Chicago")).toBe("Tuesday 00:05");
});
