import { dayOf, instantOf } from "./wall-clock.ts";

const dayMs = 24 * 60 * 60 * 1000;
const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** A calendar day of a time zone, from its first instant to the next day's. `name` is YYYY-MM-DD. */
export type Day = { name: string; from: Date; until: Date };

/** The day that the calendar on that wall shows at an instant. `zone` is an IANA name. */
export function dayAt(instant: Date, zone: string): Day {
  return dayFrom(dayOf(instant.getTime(), zone), zone);
}

/** That many days, the last of them the one at `instant`; the oldest comes first, each ends as the next begins. */
export function daysUntil(instant: Date, count: number, zone: string): Day[] {
  const last = dayOf(instant.getTime(), zone);
  return Array.from({ length: count }, (_, at) => dayFrom(last - (count - 1 - at) * dayMs, zone));
}

/** `midnight` as if the wall hung in UTC. */
function dayFrom(midnight: number, zone: string): Day {
  return {
    name: new Date(midnight).toISOString().slice(0, 10),
    from: new Date(instantOf(midnight, zone)),
    until: new Date(instantOf(midnight + dayMs, zone)),
  };
}

/** Whether it is a day of the calendar, written 2026-03-02. */
export function isDay(text: string): boolean {
  if (!DAY.test(text)) return false;
  const ms = Date.parse(text);
  return !Number.isNaN(ms) && new Date(ms).toISOString().startsWith(text);
}
