import type { Holiday } from "#contract/holidays.ts";
import type { brand } from "./brand.ts";

type City = (typeof brand.offices)[number]["city"];

/**
 * The days on which an office is closed, by its city in brand.ts. The contact page and the reply clock go by them.
 * Only what is certain by rule stands here. Days that follow the moon or are announced (Onam, Eid, Good Friday, Diwali)
 * are added each year, once the office has decided: { name: "Thiruvonam", date: "YYYY-MM-DD" }.
 */
export const holidays: Readonly<Record<City, readonly Holiday[]>> = {
  // PROPOSED: the owner confirms. The federal holidays of the US: 5 U.S.C. 6103.
  Austin: [
    { name: "New Year's Day", month: 1, day: 1, isMoved: true },
    { name: "Birthday of Martin Luther King, Jr.", month: 1, weekday: 1, nth: 3 },
    { name: "Washington's Birthday", month: 2, weekday: 1, nth: 3 },
    { name: "Memorial Day", month: 5, weekday: 1, nth: -1 },
    { name: "Juneteenth", month: 6, day: 19, isMoved: true },
    { name: "Independence Day", month: 7, day: 4, isMoved: true },
    { name: "Labor Day", month: 9, weekday: 1, nth: 1 },
    { name: "Columbus Day", month: 10, weekday: 1, nth: 2 },
    { name: "Veterans Day", month: 11, day: 11, isMoved: true },
    { name: "Thanksgiving Day", month: 11, weekday: 4, nth: 4 },
    { name: "Christmas Day", month: 12, day: 25, isMoved: true },
  ],
  // PROPOSED: the owner confirms. National holidays as Kerala's law has them (Act 47 of 1958), and Christmas.
  Kochi: [
    { name: "Republic Day", month: 1, day: 26 },
    { name: "May Day", month: 5, day: 1 },
    { name: "Independence Day", month: 8, day: 15 },
    { name: "Gandhi Jayanti", month: 10, day: 2 },
    { name: "Christmas Day", month: 12, day: 25 },
  ],
};
