import fc from "fast-check";
import { expect, test } from "vitest";
import { relativeTime } from "./post-time.ts";

test.each([
  { made: "2026-03-02T09:00:00Z", now: "2026-03-02T09:00:59Z", says: "just now", zh: "刚刚" },
  { made: "2026-03-02T09:00:00Z", now: "2026-03-02T08:00:00Z", says: "just now", zh: "刚刚" },
  {
    made: "2026-03-02T09:00:00Z",
    now: "2026-03-02T09:01:00Z",
    says: "a minute ago",
    zh: "1分钟前",
  },
  {
    made: "2026-03-02T09:00:00Z",
    now: "2026-03-02T09:59:59Z",
    says: "59 minutes ago",
    zh: "59分钟前",
  },
  { made: "2026-03-02T09:00:00Z", now: "2026-03-02T10:00:00Z", says: "an hour ago", zh: "1小时前" },
  {
    made: "2026-03-02T09:00:00Z",
    now: "2026-03-03T08:59:59Z",
    says: "23 hours ago",
    zh: "23小时前",
  },
  { made: "2026-03-02T09:00:00Z", now: "2026-03-03T09:00:00Z", says: "a day ago", zh: "1天前" },
  // Both pairs are 25 hours apart; in Kolkata midnight comes at 18:30 UTC, once and twice between them.
  { made: "2026-03-02T10:00:00Z", now: "2026-03-03T11:00:00Z", says: "a day ago", zh: "1天前" },
  { made: "2026-03-02T18:00:00Z", now: "2026-03-03T19:00:00Z", says: "2 days ago", zh: "2天前" },
  { made: "2026-03-02T09:00:00Z", now: "2026-03-08T09:00:00Z", says: "6 days ago", zh: "6天前" },
  { made: "2026-03-02T09:00:00Z", now: "2026-03-09T09:00:00Z", says: "a week ago", zh: "1周前" },
  { made: "2026-03-02T09:00:00Z", now: "2026-03-17T09:00:00Z", says: "2 weeks ago", zh: "2周前" },
  { made: "2026-03-02T09:00:00Z", now: "2026-04-02T09:00:00Z", says: "a month ago", zh: "1个月前" },
  {
    made: "2026-03-31T09:00:00Z",
    now: "2026-04-30T09:00:00Z",
    says: "4 weeks ago",
    zh: "4周前",
  },
  {
    made: "2026-03-02T09:00:00Z",
    now: "2027-03-01T09:00:00Z",
    says: "11 months ago",
    zh: "11个月前",
  },
  { made: "2026-03-02T09:00:00Z", now: "2027-03-02T09:00:00Z", says: "a year ago", zh: "1年前" },
  { made: "2016-03-02T09:00:00Z", now: "2027-03-01T09:00:00Z", says: "10 years ago", zh: "10年前" },
])("$made at $now is $says", ({ made, now, says, zh }) => {
  expect(relativeTime(made, new Date(now))).toBe(says);
  expect(relativeTime(made, new Date(now), "zh")).toBe(zh);
});

const unitDays: Record<string, number> = {
  minute: 1 / 1440,
  hour: 1 / 24,
  day: 1,
  week: 7,
  month: 30.4,
  year: 365.25,
};

/** What the words stand for, in days; undefined for words that no reader expects. */
function daysIn(words: string): number | undefined {
  if (words === "just now") return 0;
  const [, count, unit] = /^(an|a|[2-9]|[1-9]\d+) (minute|hour|day|week|month|year)s? ago$/.exec(
    words,
  ) ?? ["", "", ""];
  const days = unitDays[unit ?? ""];
  return days && (/^an?$/.test(count ?? "") ? days : Number(count) * days);
}

const times = fc.date({
  min: new Date("2000-01-01"),
  max: new Date("2060-01-01"),
  noInvalidDate: true,
});

test("the words always say how long it is, less than the next unit off", () => {
  fc.assert(
    fc.property(times, times, (one, other) => {
      const [made, now] = one < other ? [one, other] : [other, one];
      const days = daysIn(relativeTime(made.toISOString(), now));
      const elapsedDays = (now.getTime() - made.getTime()) / 86_400_000;
      expect(days).toBeDefined();
      // From late on 1 February to early on 1 March is "a month ago": 30.4 days for 27.
      expect(days ?? Number.NaN).toBeLessThanOrEqual(elapsedDays + 4);
      expect(days ?? Number.NaN).toBeGreaterThanOrEqual(elapsedDays / 2 - 1.5);
    }),
    { numRuns: 2000 },
  );
});
