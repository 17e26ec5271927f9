import { isoWeekday } from "#contract/holidays.ts";
import type { Hours, Opening } from "#contract/opening.ts";
import { durationText } from "#contract/time-words.ts";
import { clockOf, minutesOf } from "#contract/wall-clock.ts";

/** By ISO weekday, Monday first. */
const weekdays = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"];

/** "Monday to Friday, 9:00 am to 5:00 pm". */
export function hoursText({ firstDay, lastDay, opens, closes }: Hours): string {
  const days = `${weekdays[firstDay - 1]} to ${weekdays[lastDay - 1]}`;
  return `${days}, ${clockText(minutesOf(opens))} to ${clockText(minutesOf(closes))}`;
}

function clockText(minutes: number): string {
  const hour = Math.floor(minutes / 60);
  const minute = String(minutes % 60).padStart(2, "0");
  return `${hour % 12 || 12}:${minute} ${hour < 12 ? "am" : "pm"}`;
}

/**
 * "Open now, for another 2 h 15 min", "Closed now, opens in 2 days 3 h", and with the day's holiday "Closed for May Day,
 * opens in 16 h".
 */
export function openingText({ isOpen, changesAt }: Opening, now: Date, holiday?: string): string {
  const wait = durationText(changesAt.getTime() - now.getTime());
  if (isOpen) return `Open now, for another ${wait}`;
  return `Closed ${holiday ? `for ${holiday}` : "now"}, opens in ${wait}`;
}

/** The office's own clock: "Saturday 3:12 am". */
export function officeClockText(zone: string, now: Date): string {
  const clock = new Date(clockOf(now.getTime(), zone));
  const weekday = weekdays[isoWeekday(clock.getTime()) - 1];
  return `${weekday} ${clockText(clock.getUTCHours() * 60 + clock.getUTCMinutes())}`;
}
