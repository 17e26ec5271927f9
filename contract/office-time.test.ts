import { constantFrom, date, integer, oneof, property, assert as verify } from "fast-check";
import { expect, test } from "vitest";
import { offices } from "#content/offices.ts";
import { addOfficeHours, answerBy, nextOpening, officeTimeBetween } from "./office-time.ts";

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;
const slotMs = 30 * minuteMs;
const seed = 20_261_121;

/*
 * The slow reference looks at the wall clocks and at a calendar on the wall, minute by minute. It shares no code and no
 * rule with what it checks: the holidays are days, as printed.
 */
const onTheWall = [
  {
    zone: "America/Chicago",
    opens: 9 * 60,
    closes: 17 * 60,
    closed: `2026-01-01 2026-01-19 2026-02-16 2026-05-25 2026-06-19 2026-07-03 2026-09-07 2026-10-12 2026-11-11
      2026-11-26 2026-12-25 2027-01-01 2027-01-18 2027-02-15 2027-05-31 2027-06-18 2027-07-05 2027-09-06 2027-10-11
      2027-11-11 2027-11-25 2027-12-24 2027-12-31 2028-01-17 2028-02-21 2028-05-29 2028-06-19 2028-07-04 2028-09-04
      2028-10-09 2028-11-10 2028-11-23 2028-12-25`,
  },
  {
    zone: "Asia/Kolkata",
    opens: 9 * 60 + 30,
    closes: 17 * 60 + 30,
    closed: `2026-01-26 2026-05-01 2026-08-15 2026-10-02 2026-12-25 2027-01-26 2027-05-01 2027-08-15 2027-10-02
      2027-12-25 2028-01-26 2028-05-01 2028-08-15 2028-10-02 2028-12-25`,
  },
].map((office) => ({ ...office, walls: new Map<number, Wall>(), clock: clockIn(office.zone) }));
type Wall = { isWorkday: boolean; minute: number };

function clockIn(timeZone: string) {
  const [twoDigits, weekday] = ["2-digit", "short"] as const;
  return new Intl.DateTimeFormat("en-CA", {
    timeZone,
    weekday,
    year: "numeric",
    month: twoDigits,
    day: twoDigits,
    hour: twoDigits,
    minute: twoDigits,
    hourCycle: "h23",
  });
}

/** Clocks are changed on full half hours, so one look at the wall is good for thirty minutes. */
function wallAt({ clock, closed, walls }: (typeof onTheWall)[number], slot: number): Wall {
  const known = walls.get(slot);
  if (known) return known;
  const shown = Object.fromEntries(
    clock.formatToParts(slot).map((part) => [part.type, part.value]),
  );
  const day = `${shown.year}-${shown.month}-${shown.day}`;
  const isWorkday = !/Sat|Sun/.test(shown.weekday ?? "") && !closed.includes(day);
  const wall = { isWorkday, minute: Number(shown.hour) * 60 + Number(shown.minute) };
  walls.set(slot, wall);
  return wall;
}

function isAnyoneThere(at: number): boolean {
  const slot = Math.floor(at / slotMs) * slotMs;
  return onTheWall.some((office) => {
    const wall = wallAt(office, slot);
    const minute = wall.minute + (at - slot) / minuteMs;
    return wall.isWorkday && minute >= office.opens && minute < office.closes;
  });
}

function addMinuteByMinute(start: number, minutes: number): number {
  let at = start;
  for (let left = minutes; left > 0; at += minuteMs) if (isAnyoneThere(at)) left -= 1;
  return at;
}

function countMinutes(from: number, until: number): number {
  let count = 0;
  for (let at = from; at < until; at += minuteMs) if (isAnyoneThere(at)) count += 1;
  return count;
}

const min = new Date("2026-01-01T00:00:00Z");
const max = new Date("2028-12-20T00:00:00Z");
/** Both clock changes of Austin, and days around holidays of one office or both. */
const edges = [
  ...["2026-03-08", "2026-11-01", "2027-03-14", "2027-11-07", "2028-03-12", "2028-11-05"],
  ...["2026-11-26", "2026-12-25", "2027-01-26", "2027-12-25", "2027-12-31", "2028-05-01"],
];
const aroundAnEdge = constantFrom(...edges).chain((day) => {
  const at = Date.parse(day);
  return date({
    min: new Date(at - 3 * dayMs),
    max: new Date(at + 2 * dayMs),
    noInvalidDate: true,
  });
});
const anyInstant = oneof(date({ min, max, noInvalidDate: true }), aroundAnEdge);
const anyMinute = anyInstant.map((at) => Math.floor(at.getTime() / minuteMs) * minuteMs);

test("on 1,000 random instants the target is reached when the slow reference says so", () => {
  const targetMinutes = oneof(constantFrom(3 * 60, 6 * 60), integer({ min: 1, max: 40 * 60 }));
  verify(
    property(anyMinute, targetMinutes, (start, minutes) => {
      const reached = addOfficeHours(new Date(start), minutes / 60, offices);
      expect(reached.toISOString()).toBe(new Date(addMinuteByMinute(start, minutes)).toISOString());
    }),
    { seed, numRuns: 1_000 },
  );
});

test("on 1,000 random pairs of instants as much office time lies between them", () => {
  verify(
    property(anyMinute, integer({ min: -60, max: 6 * 24 * 60 }), (from, minutes) => {
      const until = from + minutes * minuteMs;
      const betweenMs = officeTimeBetween(new Date(from), new Date(until), offices);
      expect(betweenMs / minuteMs).toBe(countMinutes(from, until));
    }),
    { seed, numRuns: 1_000 },
  );
});

test("a target that is counted on from its half is reached at the same instant", () => {
  verify(
    property(anyInstant, integer({ min: 1, max: 40 }), (start, hours) => {
      const halfway = addOfficeHours(start, hours / 2, offices);
      expect(addOfficeHours(halfway, hours / 2, offices)).toEqual(
        addOfficeHours(start, hours, offices),
      );
    }),
    { seed, numRuns: 500 },
  );
});

test("to the millisecond, the target lies as much office time ahead as it asks for", () => {
  verify(
    property(anyInstant, integer({ min: 1, max: 20 * hourMs }), (start, ms) => {
      const reached = addOfficeHours(start, ms / hourMs, offices);
      expect(officeTimeBetween(start, reached, offices)).toBe(ms);
    }),
    { seed, numRuns: 200 },
  );
});

test.each([
  ["a Monday morning in Kochi", "2026-11-23T04:30:00Z", "2026-11-23T10:30:00Z"],
  ["Kochi closes, Austin goes on", "2026-11-23T11:00:00Z", "2026-11-23T20:00:00Z"],
  ["a Friday night waits for Monday in Kochi", "2026-11-20T22:00:00Z", "2026-11-23T09:00:00Z"],
  ["Thanksgiving leaves it to Kochi", "2026-11-26T11:00:00Z", "2026-11-27T09:00:00Z"],
  ["a day on which both are closed", "2026-12-25T05:00:00Z", "2026-12-28T10:00:00Z"],
  ["Austin in winter", "2027-03-12T16:00:00Z", "2027-03-12T22:00:00Z"],
  ["Austin an hour earlier in summer", "2027-03-15T13:00:00Z", "2027-03-15T20:00:00Z"],
])("six office hours, %s: from %s to %s", (_, from, until) => {
  expect(addOfficeHours(new Date(from), 6, offices)).toEqual(new Date(until));
});

test("while nobody is there, the next office to open is known", () => {
  expect(nextOpening(offices, new Date("2026-11-21T12:00:00Z"))).toEqual(
    new Date("2026-11-23T04:00:00Z"),
  );
  expect(nextOpening(offices, new Date("2026-11-23T13:00:00Z"))).toEqual(
    new Date("2026-11-23T15:00:00Z"),
  );
  expect(nextOpening(offices, new Date("2026-11-23T05:00:00Z"))).toBeUndefined();
});

test("a begun minute counts, so that no promise ends earlier than it is told", () => {
  const start = new Date("2026-11-23T04:30:00.001Z");
  expect(answerBy(start, 6, offices)).toEqual(new Date("2026-11-23T10:31:00Z"));
  expect(answerBy(new Date("2026-11-23T04:30:00Z"), 0.5, offices)).toEqual(
    new Date("2026-11-23T05:00:00Z"),
  );
});
