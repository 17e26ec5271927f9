import { officeZones } from "#content/offices.ts";
import { dayAt } from "#contract/days.ts";
import type { Office } from "#contract/desk.ts";

/** The day that an office's calendar shows, YYYY-MM-DD: its leads are late by it, wherever they are read. */
export function officeDay(office: Office, now: number): string {
  return dayAt(new Date(now), officeZones[office]).name;
}
