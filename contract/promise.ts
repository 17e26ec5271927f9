import type { Staffed } from "./opening.ts";
import { zoneFormats } from "./zone-formats.ts";

const timeOfDay = {
  weekday: "long",
  hour: "2-digit",
  minute: "2-digit",
  hourCycle: "h23",
} as const;
const moment = zoneFormats({
  ...timeOfDay,
  day: "numeric",
  month: "long",
  timeZoneName: "longGeneric",
});
const localTime = zoneFormats(timeOfDay);

/**
 * "We answer by Tuesday, November 24, 14:30 (India Standard Time)": by the visitor's own clock, or by those of the
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
    return moment(text) !== undefined;
  } catch {
    return false;
  }
}

/** "Tuesday, November 24, 14:30 (India Standard Time)". `timeZone` is an IANA name. */
export function momentText(at: Date, timeZone: string): string {
  const key = `${at.getTime()} ${timeZone}`;
  const known = keptMoments.get(key);
  if (known !== undefined) return known;
  const parts = partsOf(moment(timeZone), at);
  const [weekday, day, month, hour, minute, name] = shownParts.map((type) => parts.get(type));
  const text = `${weekday}, ${month} ${day}, ${hour}:${minute} (${name})`;
  if (keptMoments.size >= momentsMax) keptMoments.clear();
  keptMoments.set(key, text);
  return text;
}
/** When many write at once, they are promised the same minute. */
const keptMoments = new Map<string, string>();
const momentsMax = 100;
const shownParts = ["weekday", "day", "month", "hour", "minute", "timeZoneName"] as const;

/** What the clock shows there, with its day: "Monday 03:12". `timeZone` is an IANA name. */
export function localTimeText(at: Date, timeZone: string): string {
  const parts = partsOf(localTime(timeZone), at);
  return `${parts.get("weekday")} ${parts.get("hour")}:${parts.get("minute")}`;
}

function partsOf(format: Intl.DateTimeFormat, at: Date): Map<string, string> {
  return new Map(format.formatToParts(at).map(({ type, value }) => [type, value]));
}
