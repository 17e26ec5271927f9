import { constantFrom, date, integer, property, assert as verify } from "fast-check";
import { expect, test } from "vitest";
import { dayAt, daysUntil, isDay } from "./days.ts";

/** Half hours, quarters, and clock changes of an hour and of half an hour. */
const zone = constantFrom(
  "Asia/Kolkata",
  "America/Chicago",
  "Asia/Kathmandu",
  "Australia/Lord_Howe",
  "America/St_Johns",
  "UTC",
);
const instant = date({
  min: new Date("2020-01-01T00:00:00Z"),
  max: new Date("2035-12-31T00:00:00Z"),
  noInvalidDate: true,
});

/** What the calendar shows, asked of the platform alone. */
function shown(at: Date, timeZone: string): string {
  return new Intl.DateTimeFormat("en-CA", { timeZone, dateStyle: "short" }).format(at);
}

test("an instant lies in its day, which is the one that the calendar shows from its first to its last moment", () => {
  verify(
    property(instant, zone, (at, where) => {
      const { name, from, until } = dayAt(at, where);
      expect(from.getTime()).toBeLessThanOrEqual(at.getTime());
      expect(until.getTime()).toBeGreaterThan(at.getTime());
      const last = new Date(until.getTime() - 1);
      const before = new Date(from.getTime() - 1);
      expect([from, at, last].map((moment) => shown(moment, where))).toEqual([name, name, name]);
      expect([before, until].map((moment) => shown(moment, where))).not.toContain(name);
    }),
  );
});

test("days follow each other without a gap, and the last is that of the instant", () => {
  verify(
    property(instant, zone, integer({ min: 1, max: 400 }), (at, where, count) => {
      const days = daysUntil(at, count, where);
      expect(days).toHaveLength(count);
      expect(days.at(-1)).toEqual(dayAt(at, where));
      for (const [index, { until }] of days.slice(0, -1).entries()) {
        expect(days[index + 1]?.from).toEqual(until);
      }
      expect(new Set(days.map(({ name }) => name)).size).toBe(count);
    }),
    { numRuns: 10 },
  );
});

test("the day of a clock change has 23 or 25 hours", () => {
  const hours = ({ from, until }: { from: Date; until: Date }) =>
    (until.getTime() - from.getTime()) / 3_600_000;
  const chicago = (text: string) => dayAt(new Date(text), "America/Chicago");
  const sydney = (text: string) => dayAt(new Date(text), "Australia/Sydney");

  expect(hours(chicago("2026-03-08T12:00:00Z"))).toBe(23);
  expect(hours(chicago("2026-11-01T12:00:00Z"))).toBe(25);
  // There it has changed before the day begins in UTC.
  expect(hours(sydney("2026-10-04T00:00:00Z"))).toBe(23);
  expect(hours(sydney("2026-04-05T00:00:00Z"))).toBe(25);
  expect(dayAt(new Date("2026-03-01T18:29:59.999Z"), "Asia/Kolkata").name).toBe("2026-03-01");
  expect(dayAt(new Date("2026-03-01T18:30:00Z"), "Asia/Kolkata").name).toBe("2026-03-02");
});

test("a day is one of the calendar", () => {
  expect(["2026-02-28", "2028-02-29"].every(isDay)).toBe(true);
  expect(["2026-02-29", "2026-2-1", "20260201", ""].some(isDay)).toBe(false);
});
