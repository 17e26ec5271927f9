import { date, integer, property, record, assert as verify } from "fast-check";
import { describe, expect, test } from "vitest";
import { brand } from "#content/brand.ts";
import { openingAt, type Staffed } from "./opening.ts";

const minuteMs = 60_000;
const [austin, kochi] = brand.offices.map((office) => ({ ...office, holidays: [] }));
if (!austin || !kochi) throw new Error("Two offices are needed.");

const around = (day: string) =>
  date({
    min: new Date(Date.parse(`${day}T00:00:00Z`) - 5 * 24 * 60 * minuteMs),
    max: new Date(Date.parse(`${day}T00:00:00Z`) + 5 * 24 * 60 * minuteMs),
    noInvalidDate: true,
  });

/** What the clock in that zone shows, by another way than the code under test: as text. */
function shown(zone: string, at: number) {
  const text = formatter(zone).format(at);
  const [weekday = "", time = ""] = text.split(" ");
  return { isoWeekday: 1 + "MonTueWedThuFriSatSun".indexOf(weekday) / 3, time };
}
const formatters = new Map<string, Intl.DateTimeFormat>();
function formatter(timeZone: string) {
  const known = formatters.get(timeZone);
  if (known) return known;
  const made = new Intl.DateTimeFormat("en-GB", {
    timeZone,
    weekday: "short",
    hour: "2-digit",
    minute: "2-digit",
  });
  formatters.set(timeZone, made);
  return made;
}

/** The slow reference: looks at the clock on the wall. */
function isOpenBySight({ zone, hours }: Staffed, at: number) {
  const { isoWeekday, time } = shown(zone, at);
  const isWorkday = isoWeekday >= hours.firstDay && isoWeekday <= hours.lastDay;
  return isWorkday && time >= hours.opens.padStart(5, "0") && time < hours.closes.padStart(5, "0");
}

/** And waits, minute by minute, for a change. */
function openingBySight(office: Staffed, now: Date) {
  const isOpen = isOpenBySight(office, now.getTime());
  let at = Math.floor(now.getTime() / minuteMs) * minuteMs;
  while (isOpenBySight(office, at) === isOpen) at += minuteMs;
  return { isOpen, changesAt: new Date(at) };
}

const anyHours = record({
  firstDay: integer({ min: 1, max: 3 }),
  days: integer({ min: 0, max: 4 }),
  opensMinute: integer({ min: 4 * 60, max: 12 * 60 }),
  minutes: integer({ min: 15, max: 11 * 60 }),
}).map(({ firstDay, days, opensMinute, minutes }) => ({
  firstDay,
  lastDay: firstDay + days,
  opens: timeOf(opensMinute),
  closes: timeOf(opensMinute + minutes),
}));
function timeOf(minutes: number) {
  return `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, "0")}`;
}

describe.each([
  { office: austin, change: "into summer time", day: "2027-03-14" },
  { office: austin, change: "back from summer time", day: "2026-11-01" },
  { office: kochi, change: "that Kochi does not follow", day: "2027-03-14" },
  { office: kochi, change: "that Kochi does not follow back", day: "2026-11-01" },
])("$office.city around the change $change", ({ office, day }) => {
  test("its hours agree with its clock", () =>
    verify(
      property(around(day), (now) => {
        expect(openingAt(office, now)).toEqual(openingBySight(office, now));
      }),
      { seed: 20_261_121, numRuns: 60 },
    ));

  test("so do any other hours", () =>
    verify(
      property(around(day), anyHours, (now, hours) => {
        const other = { ...office, hours };
        expect(openingAt(other, now)).toEqual(openingBySight(other, now));
      }),
      { seed: 20_261_121, numRuns: 40 },
    ));
});

test.each([
  { at: "2026-11-23T14:59:59.999Z", isOpen: false, changesAt: "2026-11-23T15:00:00.000Z" },
  { at: "2026-11-23T15:00:00.000Z", isOpen: true, changesAt: "2026-11-23T23:00:00.000Z" },
  { at: "2026-11-27T23:00:00.000Z", isOpen: false, changesAt: "2026-11-30T15:00:00.000Z" },
  // The clocks go forward in the night to Sunday: that Monday begins an hour earlier.
  { at: "2027-03-12T23:00:00.000Z", isOpen: false, changesAt: "2027-03-15T14:00:00.000Z" },
])("Austin at $at", ({ at, isOpen, changesAt }) => {
  expect(openingAt(austin, new Date(at))).toEqual({ isOpen, changesAt: new Date(changesAt) });
});

test("hours without a day are refused", () => {
  const hours = { ...austin.hours, firstDay: 3, lastDay: 2 };
  expect(() => openingAt({ ...austin, hours }, new Date(0))).toThrow(RangeError);
});

test("an office that opens once a week waits out its holidays", () => {
  const hours = { ...austin.hours, firstDay: 1, lastDay: 1 };
  const holidays = [
    { name: "Memorial Day", month: 5, weekday: 1, nth: -1 },
    { name: "Repairs", date: "2027-06-07" },
  ];
  expect(openingAt({ ...austin, hours, holidays }, new Date("2027-05-25T12:00:00Z"))).toEqual({
    isOpen: false,
    changesAt: new Date("2027-06-14T14:00:00Z"),
  });
});
