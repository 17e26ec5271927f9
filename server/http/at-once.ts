/** Runs at most `max` works at a time; the others wait for their turn, first come first served. */
export function atOnce(max: number) {
  let running = 0;
  const waiting: (() => void)[] = [];

  return async function run<T>(work: () => Promise<T>): Promise<T> {
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
