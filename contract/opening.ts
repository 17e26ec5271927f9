import { type Holiday, holidayOn, isoWeekday } from "./holidays.ts";
import { dayOf, instantOf, minutesOf } from "./wall-clock.ts";

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;
/** No office is closed for longer. */
const daysMax = 366;

/** From one ISO weekday to another, "H:MM" by the office's clock; it opens and closes on the same calendar day. */
export type Hours = { firstDay: number; lastDay: number; opens: string; closes: string };
/** `zone` is an IANA name. */
export type Staffed = { zone: string; hours: Hours; holidays: readonly Holiday[] };

/** Whether an office is open at an instant, and the next instant at which that changes. */
export type Opening = { isOpen: boolean; changesAt: Date };

/** What was found at `fromMs`, and is so until the change. */
type KeptOpening = { fromMs: number; untilMs: number; opening: Opening };
/** A promise asks for a few, and those who write on one day for the same ones. */
const openingsMax = 20;
const keptOpenings = new WeakMap<Staffed, readonly KeptOpening[]>();

/** @throws RangeError when there is no day on which it is open. */
export function openingAt(office: Staffed, now: Date): Opening {
  const kept = keptOpenings.get(office) ?? [];
  const fromMs = now.getTime();
  const known = kept.find((each) => each.fromMs <= fromMs && fromMs < each.untilMs);
  if (known) return known.opening;
  const opening = findOpening(office, now);
  const untilMs = opening.changesAt.getTime();
  keptOpenings.set(office, [{ fromMs, untilMs, opening }, ...kept.slice(0, openingsMax - 1)]);
  return opening;
}

function findOpening(office: Staffed, now: Date): Opening {
  const { zone, hours } = office;
  const today = dayOf(now.getTime(), zone);
  for (let days = 0; days <= daysMax; days += 1) {
    const day = today + days * dayMs;
    if (!isWorkday(day, office)) continue;
    for (const edge of ["opens", "closes"] as const) {
      const changesAt = instantOf(day + minutesOf(hours[edge]) * minuteMs, zone);
      // What comes next tells what is now.
      if (changesAt > now.getTime())
        return { isOpen: edge === "closes", changesAt: new Date(changesAt) };
    }
  }
  throw new RangeError("An office needs at least one day on which it is open.");
}

function isWorkday(day: number, { hours, holidays }: Staffed): boolean {
  const weekday = isoWeekday(day);
  const isWithin = weekday >= hours.firstDay && weekday <= hours.lastDay;
  return isWithin && holidayOn(holidays, day) === undefined;
}

/** The holiday that an office keeps at an instant, by its own calendar. */
export function holidayAt({ zone, holidays }: Staffed, now: Date): string | undefined {
  return holidayOn(holidays, dayOf(now.getTime(), zone));
}
