import type { DeskRow } from "#contract/desk.ts";

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;

/** A span of time in its two largest units: "2 d 3 h", "3 h 5 min", "4 min". */
export function spanText(spanMs: number): string {
  const minutes = Math.floor(Math.max(0, spanMs) / minuteMs);
  const [days, hours] = [Math.floor(spanMs / dayMs), Math.floor((spanMs % dayMs) / hourMs)];
  if (days >= 10) return `${days} d`;
  if (days > 0) return joined(`${days} d`, hours && `${hours} h`);
  const rest = minutes % 60;
  if (hours > 0) return joined(`${hours} h`, rest && `${rest} min`);
  return `${minutes} min`;
}

/** How old a lead is, in its largest unit; `at` is ISO 8601. */
export function ageText(at: string, now: number): string {
  const ageMs = now - Date.parse(at);
  if (ageMs < minuteMs) return "now";
  if (ageMs < hourMs) return `${Math.floor(ageMs / minuteMs)} min`;
  if (ageMs < dayMs) return `${Math.floor(ageMs / hourMs)} h`;
  return `${Math.floor(ageMs / dayMs)} d`;
}

export type Reply = { text: string; tone: "calm" | "soon" | "late" | "done" };

/** How the reply stands; undefined where no clock runs. */
export function replyOf(clock: DeskRow["clock"], now: number): Reply | undefined {
  if (!clock?.due_at) return undefined;
  if (clock.first_answer_at) return { text: "Answered", tone: "done" };
  const leftMs = Date.parse(clock.due_at) - now;
  if (Math.abs(leftMs) < minuteMs) return { text: "Due now", tone: leftMs < 0 ? "late" : "soon" };
  if (leftMs < 0) return { text: `${spanText(-leftMs)} late`, tone: "late" };
  const isSoon = clock.half_at !== "" && Date.parse(clock.half_at) <= now;
  return { text: `${spanText(leftMs)} left`, tone: isSoon ? "soon" : "calm" };
}

const dayWords = new Intl.DateTimeFormat("en-GB", {
  weekday: "short",
  day: "numeric",
  month: "short",
  timeZone: "UTC",
});

/** A day of the calendar, YYYY-MM-DD, as people say it. */
export function dayText(day: string): string {
  return dayWords.format(new Date(`${day}T00:00:00Z`));
}

/** The reader's own day, YYYY-MM-DD; `later` days on. */
export function dayOf(now: number, later = 0): string {
  const date = new Date(now);
  date.setDate(date.getDate() + later);
  const two = (part: number) => String(part).padStart(2, "0");
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}

function joined(large: string, small: string | 0): string {
  return small ? `${large} ${small}` : large;
}
