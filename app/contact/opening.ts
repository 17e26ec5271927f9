const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;

/** From one ISO weekday to another, "H:MM" by the office's clock; it opens and closes on the same calendar day. */
export type Hours = { firstDay: number; lastDay: number; opens: string; closes: string };
/** `zone` is an IANA name. */
export type Staffed = { zone: string; hours: Hours };

/** Whether an office is open at an instant, and the next instant at which that changes. */
export type Opening = { isOpen: boolean; changesAt: Date };

/** @throws RangeError when the hours have no day. */
export function openingAt({ zone, hours }: Staffed, now: Date): Opening {
  const midnight = Math.floor(clockOf(now.getTime(), zone) / dayMs) * dayMs;
  for (let day = 0; day <= 7; day += 1) {
    const date = midnight + day * dayMs;
    if (!isWorkday(date, hours)) continue;
    for (const edge of ["opens", "closes"] as const) {
      const changesAt = instantOf(date + minutesOf(hours[edge]) * minuteMs, zone);
      // What comes next tells what is now.
      if (changesAt > now.getTime())
        return { isOpen: edge === "closes", changesAt: new Date(changesAt) };
    }
  }
  throw new RangeError("An office needs at least one day on which it is open.");
}

function isWorkday(date: number, { firstDay, lastDay }: Hours): boolean {
  const isoWeekday = new Date(date).getUTCDay() || 7;
  return isoWeekday >= firstDay && isoWeekday <= lastDay;
}

/** Minutes after midnight of "H:MM". */
export function minutesOf(time: string): number {
  const [hour = 0, minute = 0] = time.split(":").map(Number);
  return hour * 60 + minute;
}

/** What the clock on the wall shows, in whole minutes, as if the wall hung in UTC. */
function clockOf(instant: number, zone: string): number {
  const parts = wallClock(zone).formatToParts(instant);
  const shown = new Map(parts.map(({ type, value }) => [type, Number(value)]));
  const [year = 0, month = 1, day = 1, hour = 0, minute = 0] = clockParts.map((type) =>
    shown.get(type),
  );
  return Date.UTC(year, month - 1, day, hour, minute);
}
const clockParts = ["year", "month", "day", "hour", "minute"] as const;

/** The instant at which that clock shows it: the first guess may lie on the other side of a clock change. */
function instantOf(clock: number, zone: string): number {
  const guess = clock - (clockOf(clock, zone) - clock);
  return clock - (clockOf(guess, zone) - guess);
}

const wallClocks = new Map<string, Intl.DateTimeFormat>();

/** Making one is slow. */
function wallClock(timeZone: string): Intl.DateTimeFormat {
  const known = wallClocks.get(timeZone);
  if (known) return known;
  const numeric = Object.fromEntries(clockParts.map((type) => [type, "numeric"]));
  const made = new Intl.DateTimeFormat("en-US", { ...numeric, timeZone, hourCycle: "h23" });
  wallClocks.set(timeZone, made);
  return made;
}
