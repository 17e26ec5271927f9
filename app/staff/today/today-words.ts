import { officeDay } from "#app/staff/desk/office-day.ts";
import { promiseState } from "#app/staff/desk/reply-state.ts";
import { shortDayText } from "#app/staff/desk/span.ts";
import { kindNames } from "#app/staff/desk/words.ts";
import { postWords } from "#app/staff/post-words.ts";
import type { DueStep, PageFigures } from "#contract/answers/figures.ts";
import type { LeadKind } from "#contract/desk.ts";
import { services } from "#contract/services.ts";
import { durationText } from "#contract/time-words.ts";

const minuteMs = 60_000;

/** Days are names and no instants: they are read as they are written. */
const short = new Intl.DateTimeFormat("en-GB", { day: "numeric", month: "short", timeZone: "UTC" });

/** "2 h 5 min", "3 days 4 h": whole minutes that have passed; see durationText. */
export function spanWords(minutes: number): string {
  return minutes < 1 ? "under a minute" : durationText(Math.floor(minutes) * minuteMs);
}

export type Due = { isOverdue: boolean; text: string };

/** How it stands with the time that was promised, as the desk says it; empty: none was. Times are ISO 8601, UTC; `now` as of `Date`. */
export function dueWords(
  { due_at, created_at }: { due_at: string; created_at: string },
  now: number,
): Due {
  if (due_at === "") {
    return {
      isOverdue: false,
      text: `Waits ${spanWords((now - Date.parse(created_at)) / minuteMs)}`,
    };
  }
  const { short, tone } = promiseState({ due_at, half_at: "" }, now);
  return { isOverdue: tone === "late", text: short };
}

/** Since when a next step is to be done, by its office's calendar. */
export function stepWords(
  { next_step_on, office }: Pick<DueStep, "next_step_on" | "office">,
  now: number,
): string {
  return next_step_on < officeDay(office, now) ? `since ${shortDayText(next_step_on)}` : "today";
}

/** "2 Mar" */
export function shortDay(day: string): string {
  return short.format(new Date(day));
}

/** Nothing of nothing is no share; and 0 and 100 are said of none and of all alone. */
export function shareWords(part: number, whole: number): string {
  if (whole === 0) return "–";
  const share = Math.round((part / whole) * 100);
  return `${part > 0 && part < whole ? Math.min(99, Math.max(1, share)) : share} %`;
}

/** What it is about, in a word or its category. */
export function leadWords({ kind, category = "" }: { kind: LeadKind; category?: string }): string {
  return category || kindNames[kind];
}

const serviceOf = new Map<string, string>(services.map(({ slug, name }) => [`/${slug}`, name]));

/** A page as people call it: a service's name, a post's title, or the words of its address. */
export function pageWords({ path, title }: Pick<PageFigures, "path" | "title">): string {
  if (title) return title;
  if (path === "/") return "Home";
  if (path.startsWith("/blog/")) return postWords(path.slice("/blog/".length));
  const words = path.slice(1).replaceAll("-", " ");
  return serviceOf.get(path) ?? words.charAt(0).toUpperCase() + words.slice(1);
}

/** As staff read a source: "" is who typed the address. */
export function sourceWords(name: string): string {
  return name || "Directly, or not known";
}
