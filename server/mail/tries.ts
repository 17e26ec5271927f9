import { mailLeaseMs } from "#contract/mail-lease.ts";
import type { QueuedMail } from "./store.ts";

const minuteMs = 60_000;
/** A single try is broken off then, however often the server has said something: before another worker may begin. */
export const longestTryMs = 4 * minuteMs;
const firstRetryMs = minuteMs / 2;
const longestRetryMs = 4 * 60 * minuteMs;
const giveUpAfterMs = 3 * 24 * 60 * minuteMs;
/** As many as half a day has: a clock that jumped ahead, or a server that was off for days, gives no mail up. */
const giveUpTriesMin = 12;
/** Nothing is ever postponed further: what seems to be was written by a clock that was ahead. */
export const furthestMs = longestRetryMs + mailLeaseMs;

/** When it may be tried again, and whether it has been tried for three days. `tries` counts the last one. */
export function afterRefusal({ created_at, tries }: QueuedMail, now: Date) {
  const age = now.getTime() - Date.parse(created_at);
  return {
    isGivenUp: age >= giveUpAfterMs && tries >= giveUpTriesMin,
    nextTryAt: new Date(now.getTime() + retryDelayMs(tries)),
  };
}

/** 30 s, 1 min, 2 min, … at most 4 h. */
function retryDelayMs(tries: number): number {
  return Math.min(firstRetryMs * 2 ** (tries - 1), longestRetryMs);
}
