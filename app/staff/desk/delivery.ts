import type { Delivery } from "#contract/answers/answering.ts";
import { mailLeaseMs } from "#contract/mail-lease.ts";
import { durationText } from "#contract/time-words.ts";

/** How far a mail is, in words; `now` is epoch milliseconds. */
export function deliveryText({ state, tries, next_try_at }: Delivery, now: number) {
  if (state === "sent") return { text: "Sent", tone: "done", canRetry: false } as const;
  if (state === "failed") {
    return { text: `Given up after ${tries} tries`, tone: "failed", canRetry: true } as const;
  }
  const waitMs = Date.parse(next_try_at) - now;
  if (tries === 0 || waitMs <= 0) {
    return { text: "Waiting to be sent", tone: "waiting", canRetry: false } as const;
  }
  const text = `Not sent yet, tried ${tries} ${tries === 1 ? "time" : "times"}; again in ${durationText(waitMs)}`;
  // It may be being sent right now: only what waits longer than that can be hurried.
  return { text, tone: "waiting", canRetry: waitMs > mailLeaseMs } as const;
}
