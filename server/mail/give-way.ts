import { setTimeout as wait } from "node:timers/promises";

/** Long enough to tell a visit from nothing. */
const lookMs = 5;
/** So that a busy process sends at most twenty mails in a second. */
const pauseMs = 45;
/** Of the event loop's time. A quiet site needs a hundredth of it. */
const busyShare = 0.3;

/**
 * Between two mails: who waits for an answer comes first. Where the process has much else to do, it is left alone for a
 * moment; else this takes as long as a look.
 */
export async function giveWay(): Promise<void> {
  const before = performance.eventLoopUtilization();
  await wait(lookMs);
  const { utilization } = performance.eventLoopUtilization(before);
  if (utilization > busyShare) await wait(pauseMs);
}
