/** Counts under a key, from its first time on for a while, and says how much has come together. */
export type Counter = { add: (key: string, points: number) => Promise<Counted> | Counted };
type Counted = { count: number; endsInMs: number };
type Counts = Map<string, { count: number; endsAtMs: number }>;

/**
 * In this process's memory. What has ended goes with all that began in the same while: no key has a timer of its own, and no
 * count looks at other keys.
 */
export function createOwnCounter({ seconds }: { seconds: number }) {
  const windowMs = seconds * 1000;
  let newer: Counts = new Map();
  let older: Counts = new Map();
  let newerUntilMs = 0;

  /** Not so where the clock was set back: what would end later than it can is over. */
  const isAhead = (endMs: number, nowMs: number) => nowMs < endMs && endMs <= nowMs + windowMs;

  /** What began among the newer has ended by the time when those, by then the older, are dropped. */
  function dropEnded(nowMs: number): void {
    if (isAhead(newerUntilMs, nowMs)) return;
    older = newer;
    newer = new Map();
    newerUntilMs = nowMs + windowMs;
  }

  return {
    add(key: string, points: number): Counted {
      const nowMs = Date.now();
      dropEnded(nowMs);
      let counted = newer.get(key) ?? older.get(key);
      if (!counted || !isAhead(counted.endsAtMs, nowMs)) {
        counted = { count: 0, endsAtMs: nowMs + windowMs };
        newer.set(key, counted);
      }
      counted.count += points;
      return { count: counted.count, endsInMs: counted.endsAtMs - nowMs };
    },
  };
}
