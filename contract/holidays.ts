const dayMs = 24 * 60 * 60 * 1000;
const saturday = 6;
const sunday = 7;

/**
 * A day on which an office is closed: the same one each year, the nth of a weekday in a month (-1: the last), or a date
 * of one year, such as 2027-03-10. Months from 1, weekdays as in ISO 8601: Monday is 1.
 */
export type Holiday = { name: string } & (
  | {
      month: number;
      day: number;
      /** From a Saturday to the Friday before, from a Sunday to the Monday after, as US federal offices do. */
      isMoved?: boolean;
    }
  | { month: number; weekday: number; nth: number }
  | { date: string }
);

/** The name of what is kept on a day, given by its midnight as in UTC; undefined: nothing is. */
export function holidayOn(holidays: readonly Holiday[], day: number): string | undefined {
  const year = new Date(day).getUTCFullYear();
  // New Year's Day of the next year may be kept in this one.
  const isKept = (holiday: Holiday) => [year, year + 1].some((of) => dayKept(holiday, of) === day);
  return holidays.find(isKept)?.name;
}

/** Midnight, as in UTC, of the day on which it is kept. */
function dayKept(holiday: Holiday, year: number): number {
  if ("date" in holiday) return Date.parse(holiday.date);
  if ("nth" in holiday) return nthWeekday(holiday, year);
  const day = Date.UTC(year, holiday.month - 1, holiday.day);
  if (!holiday.isMoved) return day;
  const weekday = isoWeekday(day);
  if (weekday === saturday) return day - dayMs;
  return weekday === sunday ? day + dayMs : day;
}

function nthWeekday(
  { month, weekday, nth }: { month: number; weekday: number; nth: number },
  year: number,
): number {
  const first = nth < 0 ? Date.UTC(year, month, 1 - 7) : Date.UTC(year, month - 1, 1);
  const untilWeekday = (weekday - isoWeekday(first) + 7) % 7;
  return first + (untilWeekday + 7 * (Math.abs(nth) - 1) * Math.sign(nth)) * dayMs;
}

/** Monday is 1. The day is given by any moment of it, as in UTC. */
export function isoWeekday(day: number): number {
  return new Date(day).getUTCDay() || sunday;
}
