import { offices } from "#content/offices.ts";
import { answerBy } from "#contract/office-time.ts";

/** When a lead that came at `start` is to be answered, and when half of that time is over, by the offices' hours. */
export function promised(start: Date, targetHours: number): { half: Date; due: Date } {
  return {
    half: answerBy(start, targetHours / 2, offices),
    due: answerBy(start, targetHours, offices),
  };
}
