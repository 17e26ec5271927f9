import { offices } from "#content/offices.ts";
import { addOfficeHours, answerBy } from "#contract/office-time.ts";

/** By when a lead is to be answered, and when half of that time is over. */
type Promised = { half: Date; due: Date };

/** For one that came at `start`, by the offices' hours. The second half is counted on from the first. */
export function promised(start: Date, targetHours: number): Promised {
  const half = addOfficeHours(start, targetHours / 2, offices);
  return { half, due: answerBy(half, targetHours / 2, offices) };
}
