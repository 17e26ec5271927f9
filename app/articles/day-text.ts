const day = new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone: "UTC" });
const month = new Intl.DateTimeFormat("en-US", {
  month: "long",
  year: "numeric",
  timeZone: "UTC",
});

/** "May 16, 2025" of 2025-05-16. */
export function dayText(date: string): string {
  return day.format(new Date(date));
}

/** "November 2026" of 2026-11-21. */
export function monthText(date: string): string {
  return month.format(new Date(date));
}
