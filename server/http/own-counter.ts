/** Counts under a key, from its first time on for a while, and says how much has come together. */
export type Counter = { add: (key: string, points: number) => Promise<Counted> | Counted };
type Counted = { count: number; endsInMs: number };

/** In this process's memory. What has ended goes with the next count: no key has a timer of its own. */
export function createOwnCounter({ seconds }: { seconds: number }) {
  const windowMs = seconds * 1000;
  const counts = new Map<string, { count: number; endsAtMs: number }>();

  function removeEnded(nowMs: number): void {
    // All take as long, so those that began first stand first and end first, unless the clock was set.
    for (const [key, { endsAtMs }] of counts) {
      const isUnderWay = nowMs < endsAtMs && endsAtMs <= nowMs + windowMs;
      if (isUnderWay) return;
      counts.delete(key);
    }
  }

  return {
    add(key: string, points: number): Counted {
      const nowMs = Date.now();
      removeEnded(nowMs);
      const counted = counts.get(key) ?? { count: 0, endsAtMs: nowMs + windowMs };
      counted.count += points;
      counts.set(key, counted);
      return { count: counted.count, endsInMs: counted.endsAtMs - nowMs };
    },
  };
}
