import { Problem } from "./problem.ts";

/**
 * Runs at most `max` works at a time; the others wait for their turn, first come first served.
 * @throws Problem 503 with Retry-After when more than `waitingMax` would wait
 */
export function atOnce(max: number, waitingMax = Number.POSITIVE_INFINITY) {
  let running = 0;
  const waiting: (() => void)[] = [];

  return async function run<T>(work: () => Promise<T>): Promise<T> {
    if (running >= max && waiting.length >= waitingMax) throw busy();
    if (running >= max) await new Promise<void>((resolve) => waiting.push(resolve));
    else running += 1;
    try {
      return await work();
    } finally {
      // A waiting one takes over this one's place, so that `running` never counts more than are.
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}

function busy(): Problem {
  const text = "There is too much to do for a moment. Please try again in a minute.";
  return new Problem(503, text, { "Retry-After": "10" });
}
