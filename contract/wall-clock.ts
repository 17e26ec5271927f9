import { zoneFormats } from "./zone-formats.ts";

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;
const clockParts = ["year", "month", "day", "hour", "minute"] as const;
const wallClock = zoneFormats({
  ...Object.fromEntries(clockParts.map((type) => [type, "numeric"])),
  hourCycle: "h23",
});

type Instant = { toZonedDateTimeISO: (zone: string) => { offsetNanoseconds: number } };
/** What is needed of it, where there is any: Node before 26 and browsers before 2026 have none. */
declare const Temporal: { Instant: { fromEpochMilliseconds: (ms: number) => Instant } };

/**
 * What the clock on the wall shows, in whole minutes, as if the wall hung in UTC. `zone` is an IANA name. Where there is
 * Temporal it tells: the first use of Intl costs a slow phone 130 ms, that of Temporal 7.
 */
export const clockOf = typeof Temporal === "undefined" ? clockByIntl : clockByTemporal;

/** `clockOf` by Temporal. @throws RangeError when there is no such zone */
export function clockByTemporal(instant: number, zone: string): number {
  const moment = Temporal.Instant.fromEpochMilliseconds(instant).toZonedDateTimeISO(zone);
  const offsetMs = moment.offsetNanoseconds / 1_000_000;
  return Math.floor((instant + offsetMs) / minuteMs) * minuteMs;
}

/** `clockOf` by Intl. @throws RangeError when there is no such zone */
export function clockByIntl(instant: number, zone: string): number {
  const parts = wallClock(zone).formatToParts(instant);
  const shown = new Map(parts.map(({ type, value }) => [type, Number(value)]));
  const [year = 0, month = 1, day = 1, hour = 0, minute = 0] = clockParts.map((type) =>
    shown.get(type),
  );
  return Date.UTC(year, month - 1, day, hour, minute);
}

/** The day that the clock on the wall shows, from its midnight, as if the wall hung in UTC. */
export function dayOf(instant: number, zone: string): number {
  return Math.floor(clockOf(instant, zone) / dayMs) * dayMs;
}

/** The instant at which that clock shows it: the first guess may lie on the other side of a clock change. */
export function instantOf(clock: number, zone: string): number {
  const guess = clock - (clockOf(clock, zone) - clock);
  return clock - (clockOf(guess, zone) - guess);
}

/** Minutes after midnight of "H:MM". */
export function minutesOf(time: string): number {
  const [hour = 0, minute = 0] = time.split(":").map(Number);
  return hour * 60 + minute;
}
