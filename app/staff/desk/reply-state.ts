import { offices } from "#content/offices.ts";
import type { DeskRow } from "#contract/answers/desk.ts";
import { isOpen } from "#contract/desk.ts";
import { nextOpening, officeTimeBetween } from "#contract/office-time.ts";
import { durationText } from "#contract/time-words.ts";

export type ReplyState = {
  /** In a list: "2 h 10 min left". */
  short: string;
  /** Alone: "2 h 10 min of office time left". */
  long: string;
  /** `soon` when half of the time is over. */
  tone: "calm" | "soon" | "late" | "done";
};

type Lead = Pick<DeskRow, "clock" | "stage" | "trashed_at">;

/** How the reply stands at `now` (epoch milliseconds); undefined where nobody waits for one. */
export function replyState(
  { clock, stage, trashed_at }: Lead,
  now: number,
): ReplyState | undefined {
  if (!clock) return undefined;
  if (clock.first_answer_at) return answered(clock.first_answer_at, clock.due_at);
  const isWaitedFor = isOpen(stage) && trashed_at === "";
  if (!clock.due_at || !isWaitedFor) return undefined;
  return promiseState(clock, now);
}

/** How an open promise stands at `now` (epoch milliseconds). Times are ISO 8601, UTC; `half_at` may be empty. */
export function promiseState(
  { due_at, half_at }: { due_at: string; half_at: string },
  now: number,
): ReplyState {
  const overdueMs = now - Date.parse(due_at);
  if (overdueMs >= 0) {
    const text =
      overdueMs < minuteMs ? "Overdue" : `Overdue by ${durationText(floored(overdueMs))}`;
    return { short: text, long: text, tone: "late" };
  }
  const tone = half_at !== "" && Date.parse(half_at) <= now ? "soon" : "calm";
  return { ...leftText(new Date(now), new Date(due_at)), tone };
}

const minuteMs = 60_000;

/** Whole minutes that have passed: durationText counts begun ones, as is right for what is left. */
function floored(ms: number): number {
  return Math.floor(ms / minuteMs) * minuteMs;
}

function answered(at: string, due: string): ReplyState {
  const isLate = due !== "" && at > due;
  const text = isLate ? "Answered late" : "Answered";
  return { short: text, long: text, tone: "done" };
}

/** While nobody is at work the time stands still. */
function leftText(now: Date, due: Date): { short: string; long: string } {
  const left = durationText(officeTimeBetween(now, due, offices));
  const opensAt = nextOpening(offices, now);
  if (!opensAt) return { short: `${left} left`, long: `${left} of office time left` };
  const opens = `opens in ${durationText(opensAt.getTime() - now.getTime())}`;
  return {
    short: `${left} left, ${opens}`,
    long: `${left} of office time left. Closed now, ${opens}.`,
  };
}
