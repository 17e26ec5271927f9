import fc from "fast-check";
import { expect, onTestFinished, test, vi } from "vitest";
import { readersDay, zoneNames } from "./received.ts";

test.each([
  { zone: "Asia/Kolkata", month: 1, name: "IST" },
  { zone: "America/Chicago", month: 1, name: "CST" },
  { zone: "America/Chicago", month: 7, name: "CDT" },
  { zone: "Europe/London", month: 7, name: "BST" },
  { zone: "Europe/Istanbul", month: 1, name: "GMT+3" },
  { zone: "UTC", month: 1, name: "UTC" },
])("$zone in month $month is $name", ({ zone, month, name }) => {
  expect(zoneNames(zone)(new Date(Date.UTC(2026, month - 1, 15)))).toBe(name);
});

test.each([
  { zone: "Asia/Kolkata", day: "2026-11-22" },
  { zone: "America/Chicago", day: "2026-11-21" },
])("in $zone the reader's own day is $day", ({ zone, day }) => {
  vi.stubEnv("TZ", zone);
  onTestFinished(() => void vi.unstubAllEnvs());
  expect(readersDay(Date.UTC(2026, 10, 21, 20))).toBe(day);
});

test("days on follow each other, over the ends of months and clock changes", () => {
  vi.stubEnv("TZ", "America/Chicago");
  onTestFinished(() => void vi.unstubAllEnvs());
  // Half an hour after midnight there, a day before clocks go back.
  const start = Date.UTC(2026, 9, 31, 5, 30);
  fc.assert(
    fc.property(fc.nat(800), (later) => {
      const [day, next] = [readersDay(start, later), readersDay(start, later + 1)];
      expect(Date.parse(next) - Date.parse(day)).toBe(24 * 60 * 60 * 1000);
    }),
  );
});
