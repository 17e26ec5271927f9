import { expect, test } from "vitest";
import { deliveryText } from "./delivery.ts";

const now = Date.parse("2026-11-23T10:00:00Z");
const inMinutes = (minutes: number) => new Date(now + minutes * 60_000).toISOString();

test.each([
  ["sent", 1, 5, "Sent", "done", false],
  ["waiting", 0, 0, "Waiting to be sent", "waiting", false],
  ["waiting", 0, 5, "Waiting to be sent", "waiting", false],
  ["waiting", 1, -1, "Waiting to be sent", "waiting", false],
  ["waiting", 1, 5, "Not sent yet, tried 1 time; again in 5 min", "waiting", false],
  ["waiting", 6, 16, "Not sent yet, tried 6 times; again in 16 min", "waiting", true],
  ["failed", 14, -90, "Given up after 14 tries", "failed", true],
] as const)(
  "%s, tried %i times, next in %i min: %s",
  (state, tries, minutes, text, tone, canRetry) => {
    expect(deliveryText({ state, tries, next_try_at: inMinutes(minutes) }, now)).toEqual({
      text,
      tone,
      canRetry,
    });
  },
);
