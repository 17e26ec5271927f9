import { type Opening, openingAt, type Staffed } from "./opening.ts";

const minuteMs = 60_000;

/*
 * Office time passes while at least one of the given offices is open; what two of them share counts once.
 * Source: docs/decisions/030-either-office-answers.md.
 */

/** Whether anybody is there, and the next instant at which it may change. @throws RangeError as `openingAt` does. */
function anyOpenAt(offices: readonly Staffed[], now: Date): Opening {
  const openings = offices.map((office) => openingAt(office, now));
  return {
    isOpen: openings.some(({ isOpen }) => isOpen),
    changesAt: new Date(Math.min(...openings.map(({ changesAt }) => changesAt.getTime()))),
  };
}

/** The next instant at which the first of them opens; undefined while one is open. */
export function nextOpening(offices: readonly Staffed[], now: Date): Date | undefined {
  const { isOpen, changesAt } = anyOpenAt(offices, now);
  return isOpen ? undefined : changesAt;
}

/** The instant at which so many hours of office time have passed; hours may be fractions. */
export function addOfficeHours(start: Date, hours: number, offices: readonly Staffed[]): Date {
  let at = start;
  let leftMs = hours * 60 * minuteMs;
  for (;;) {
    const { isOpen, changesAt } = anyOpenAt(offices, at);
    const spanMs = changesAt.getTime() - at.getTime();
    if (isOpen && leftMs <= spanMs) return new Date(at.getTime() + leftMs);
    if (isOpen) leftMs -= spanMs;
    at = changesAt;
  }
}

/** When a lead that comes at `start` is to be answered: after so many hours of office time, a begun minute to its end. */
export function answerBy(start: Date, hours: number, offices: readonly Staffed[]): Date {
  const at = addOfficeHours(start, hours, offices);
  return new Date(Math.ceil(at.getTime() / minuteMs) * minuteMs);
}

/** How much office time lies between two instants, in milliseconds; 0 when the second is not the later one. */
export function officeTimeBetween(from: Date, until: Date, offices: readonly Staffed[]): number {
  let passedMs = 0;
  for (let at = from; at < until; ) {
    const { isOpen, changesAt } = anyOpenAt(offices, at);
    const end = changesAt < until ? changesAt : until;
    if (isOpen) passedMs += end.getTime() - at.getTime();
    at = end;
  }
  return passedMs;
}
