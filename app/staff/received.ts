/** Day before month, spelt: neither the office in Austin nor the one in Kochi can misread it. */
const locale = "en-GB";

const toTheMinute = new Intl.DateTimeFormat(locale, { dateStyle: "medium", timeStyle: "short" });
const withZone = new Intl.DateTimeFormat(locale, {
  day: "numeric",
  month: "short",
  year: "numeric",
  hour: "2-digit",
  minute: "2-digit",
  timeZoneName: "short",
});
const day = new Intl.DateTimeFormat(locale, { dateStyle: "medium", timeZone: "UTC" });

/** When a lead came, on the reader's own clock; `createdAt` is ISO 8601, UTC. */
export function received(createdAt: string): string {
  return toTheMinute.format(new Date(createdAt));
}

export function receivedWithZone(createdAt: string): string {
  return withZone.format(new Date(createdAt));
}

/** A day of the calendar, YYYY-MM-DD, with its year. */
export function calendarDay(date: string): string {
  return day.format(new Date(date));
}
