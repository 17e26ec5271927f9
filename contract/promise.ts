import type { Staffed } from "./opening.ts";

/**
 * "We answer by Tuesday 24 November, 14:30 (India Standard Time)": by the visitor's own clock, or by those of the
 * offices where `zone` (an IANA name) is empty or unknown.
 */
export function promiseText(
  at: Date,
  zone: string,
  offices: readonly Pick<Staffed, "zone">[],
): string {
  const zones = isZone(zone) ? [zone] : offices.map((office) => office.zone);
  return `We answer by ${zones.map((one) => momentText(at, one)).join(", which is ")}.`;
}

/** Whether it names a time zone, such as Asia/Kolkata. An offset such as +05:30 does not: it knows no summer time. */
export function isZone(text: string): boolean {
  if (!/^[A-Za-z]/.test(text)) return false;
  try {
    return new Intl.DateTimeFormat("en-US", { timeZone: text }) !== undefined;
  } catch {
    return false;
  }
}

/** "Tuesday 24 November, 14:30 (India Standard Time)". `timeZone` is an IANA name. */
export function momentText(at: Date, timeZone: string): string {
  const format = new Intl.DateTimeFormat("en-US", {
    timeZone,
    weekday: "long",
    day: "numeric",
    month: "long",
    hour: "2-digit",
    minute: "2-digit",
    hourCycle: "h23",
    timeZoneName: "longGeneric",
  });
  const parts = new Map(format.formatToParts(at).map(({ type, value }) => [type, value]));
  const [weekday, day, month, hour, minute, name] = shownParts.map((type) => parts.get(type));
  return `${weekday} ${day} ${month}, ${hour}:${minute} (${name})`;
}
const shownParts = ["weekday", "day", "month", "hour", "minute", "timeZoneName"] as const;

/** What the clock shows there, with its day: "Monday 03:12". `timeZone` is an IANA name. */
export function localTimeText(at: Date, timeZone: string): string {
  const format = new Intl.DateTimeFormat("en-US", {
    timeZone,
    weekday: "long",
    hour: "2-digit",
    minute: "2-digit",
    hourCycle: "h23",
  });
  const parts = new Map(format.formatToParts(at).map(({ type, value }) => [type, value]));
  return `${parts.get("weekday")} ${parts.get("hour")}:${parts.get("minute")}`;
}
