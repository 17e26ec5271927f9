import { dayText } from "./day-text.ts";

/** All year round: India has no summer time. */
const kolkataOffsetMs = 5.5 * 60 * 60 * 1000;

/** "May 16, 2025": the day in Kolkata on which a post was made, for readers and staff. `time` is ISO 8601. */
export function postDay(time: string): string {
  return dayText(inKolkata(new Date(time)).toISOString());
}

/** A date whose UTC fields are those of a clock in Kolkata. */
export function inKolkata(date: Date): Date {
  return new Date(date.getTime() + kolkataOffsetMs);
}
