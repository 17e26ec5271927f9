import { describe, expect, test } from "vitest";
import { holidays } from "#content/holidays.ts";
import { offices } from "#content/offices.ts";
import { holidayOn } from "./holidays.ts";
import { holidayAt } from "./opening.ts";

const dayMs = 24 * 60 * 60 * 1000;

/** Written down day by day; the rules are to find these and no others. */
const kept: Record<string, string[]> = {
  // As the US Office of Personnel Management lists them.
  Austin: [
    ...["01-01", "01-19", "02-16", "05-25", "06-19", "07-03", "09-07", "10-12"].map(in2026),
    ...["11-11", "11-26", "12-25"].map(in2026),
    ...["01-01", "01-18", "02-15", "05-31", "06-18", "07-05", "09-06", "10-11"].map(in2027),
    // Christmas is a Saturday, and so is New Year's Day of 2028.
    ...["11-11", "11-25", "12-24", "12-31"].map(in2027),
    ...["01-17", "02-21", "05-29", "06-19", "07-04", "09-04", "10-09"].map(in2028),
    ...["11-10", "11-23", "12-25"].map(in2028),
  ],
  Kochi: [in2026, in2027, in2028].flatMap((inYear) =>
    ["01-26", "05-01", "08-15", "10-02", "12-25"].map(inYear),
  ),
};
function in2026(day: string) {
  return `2026-${day}`;
}
function in2027(day: string) {
  return `2027-${day}`;
}
function in2028(day: string) {
  return `2028-${day}`;
}

describe.each(Object.entries(kept))("the holidays of %s from 2026 to 2028", (city, days) => {
  test("are these", () => {
    expect(daysFrom("2026-01-01", "2029-01-01").filter((day) => nameOn(city, day))).toEqual(days);
  });
});

test.each([
  ["Austin", "2026-07-03", "Independence Day"],
  ["Austin", "2027-12-31", "New Year's Day"],
  ["Austin", "2026-11-26", "Thanksgiving Day"],
  ["Austin", "2028-05-29", "Memorial Day"],
  ["Kochi", "2026-08-15", "Independence Day"],
  ["Kochi", "2027-01-26", "Republic Day"],
])("%s keeps on %s: %s", (city, day, name) => {
  expect(nameOn(city, day)).toBe(name);
});

test("a date of one year is that day only", () => {
  const once = [{ name: "Repairs", date: "2027-06-07" }];
  expect(holidayOn(once, Date.parse("2027-06-07"))).toBe("Repairs");
  expect(holidayOn(once, Date.parse("2028-06-07"))).toBeUndefined();
  expect(holidayOn(once, Date.parse("2027-06-08"))).toBeUndefined();
});

test("a holiday begins and ends with the office's own day", () => {
  const [austin, kochi] = offices;
  if (!austin || !kochi) throw new Error("Two offices are needed.");
  expect(holidayAt(kochi, new Date("2027-01-25T18:29:00Z"))).toBeUndefined();
  expect(holidayAt(kochi, new Date("2027-01-25T18:30:00Z"))).toBe("Republic Day");
  expect(holidayAt(austin, new Date("2026-11-27T05:59:00Z"))).toBe("Thanksgiving Day");
  expect(holidayAt(austin, new Date("2026-11-27T06:00:00Z"))).toBeUndefined();
});

test("every office has a list, and every list an office", () => {
  expect(Object.keys(holidays)).toEqual(offices.map(({ city }) => city));
});

function nameOn(city: string, day: string) {
  const office = offices.find((one) => one.city === city);
  return holidayOn(office?.holidays ?? [], Date.parse(day));
}

function daysFrom(first: string, end: string): string[] {
  const count = (Date.parse(end) - Date.parse(first)) / dayMs;
  return Array.from({ length: count }, (_, index) =>
    new Date(Date.parse(first) + index * dayMs).toISOString().slice(0, 10),
  );
}
