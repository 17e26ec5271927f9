import { inKolkata } from "#contract/post-day.ts";

const minuteMs = 60 * 1000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;

/** The language is Chinese where `zh` is asked for. Source: SPEC.md §2.9. */
type Language = "en" | "zh";
type Step = [count: number, unit: Intl.RelativeTimeFormatUnit];

/**
 * "2 days ago". Minutes and hours are counted as they pass, whole days and more by the calendar in Kolkata.
 * `time` is ISO 8601; one that is still to come is now. Source: SPEC.md §9.
 */
export function relativeTime(time: string, now: Date, language: Language = "en"): string {
  const since = new Date(time);
  const elapsedMs = now.getTime() - since.getTime();
  if (elapsedMs < minuteMs) return language === "zh" ? "刚刚" : "just now";
  const [count, unit] = stepOf(since, now, elapsedMs);
  const words = new Intl.RelativeTimeFormat(language).format(-count, unit);
  return words.replace(/^1 hour /, "an hour ").replace(/^1 /, "a ");
}

function stepOf(since: Date, now: Date, elapsedMs: number): Step {
  if (elapsedMs < hourMs) return [Math.floor(elapsedMs / minuteMs), "minute"];
  if (elapsedMs < dayMs) return [Math.floor(elapsedMs / hourMs), "hour"];
  const [from, to] = [inKolkata(since), inKolkata(now)];
  const months = monthsBetween(from, to);
  if (months >= 12) return [Math.floor(months / 12), "year"];
  if (months >= 1) return [months, "month"];
  const days = Math.floor(to.getTime() / dayMs) - Math.floor(from.getTime() / dayMs);
  return days < 7 ? [days, "day"] : [Math.floor(days / 7), "week"];
}

/** Whole ones, by the day of the month. */
function monthsBetween(from: Date, to: Date): number {
  const years = to.getUTCFullYear() - from.getUTCFullYear();
  const months = years * 12 + to.getUTCMonth() - from.getUTCMonth();
  return to.getUTCDate() < from.getUTCDate() ? months - 1 : months;
}
