import { offices } from "#content/offices.ts";
import { holidayAt, openingAt } from "#contract/opening.ts";
import { officeClockText, openingText } from "./opening-words.ts";

/** What is said of an office now: whether somebody is there, and the time of day. Undefined: no such office. */
export function openingLines(city: string, now: Date) {
  const office = offices.find((one) => one.city === city);
  if (!office) return undefined;
  const opening = openingAt(office, now);
  return {
    isOpen: opening.isOpen,
    opening: openingText(opening, now, holidayAt(office, now)),
    clock: `${city}: ${officeClockText(office.zone, now)}`,
  };
}
