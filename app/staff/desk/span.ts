const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;

/** How old a lead is, in its largest unit; `at` is ISO 8601. */
export function ageText(at: string, now: number): string {
  const ageMs = now - Date.parse(at);
  if (ageMs < minuteMs) return "now";
  if (ageMs < hourMs) return `${Math.floor(ageMs / minuteMs)} min`;
  if (ageMs < dayMs) return `${Math.floor(ageMs / hourMs)} h`;
  return `${Math.floor(ageMs / dayMs)} d`;
}

const dayWords = new Intl.DateTimeFormat("en-GB", {
  weekday: "short",
  day: "numeric",
  month: "short",
  timeZone: "UTC",
});

/** A day of the calendar, YYYY-MM-DD, as people say it. */
export function shortDayText(day: string): string {
  return dayWords.format(new Date(`${day}T00:00:00Z`));
}
