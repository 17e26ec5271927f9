import { setImmediate } from "node:timers/promises";

/** What is seen in each turn of the event loop, until the work has ended. */
export async function seenMeanwhile<Seen>(
  work: Promise<unknown>,
  look: () => Seen | Promise<Seen>,
): Promise<Seen[]> {
  const seen: Seen[] = [];
  let isDone = false;
  const done = work.finally(() => {
    isDone = true;
  });
  while (!isDone) {
    await setImmediate();
    seen.push(await look());
  }
  await done;
  return seen;
}
