/** Counts under a key, from its first time on for a while, and says how much has come together. */
export type Counter = { add: (key: string, points: number) => Promise<Counted> | Counted };
type Counted = { count: number; endsInMs: number };

/** Counts that began in the same while, until `untilMs`: none ends later than a window after it. */
type Cohort = { counts: Map<string, { count: number; endsAtMs: number }>; untilMs: number };

/** The more begin in one window, the sooner what has ended is forgotten. */
const cohortsInWindow = 4;

/**
 * In this process's memory. What has ended goes with all that began in the same while: no key has a timer of its own, and no
 * count looks at other keys.
 */
export function createOwnCounter({ seconds }: { seconds: number }) {
  const windowMs = seconds * 1000;
  const whileMs = windowMs / cohortsInWindow;
  /** The newest first. */
  let cohorts: Cohort[] = [];

  /** For what begins now. Those that have ended are dropped where a new one begins. */
  function newestCohort(nowMs: number): Cohort {
    const [newest] = cohorts;
    if (newest && isWithin(newest.untilMs, nowMs, whileMs)) return newest;
    const begun: Cohort = { counts: new Map(), untilMs: nowMs + whileMs };
    const keptMs = windowMs + whileMs;
    const kept = cohorts.filter(({ untilMs }) => isWithin(untilMs + windowMs, nowMs, keptMs));
    cohorts = [begun, ...kept];
    return begun;
  }

  return {
    add(key: string, points: number): Counted {
      const nowMs = Date.now();
      const { counts } = newestCohort(nowMs);
      let counted = cohorts.find((cohort) => cohort.counts.has(key))?.counts.get(key);
      if (!counted || !isWithin(counted.endsAtMs, nowMs, windowMs)) {
        counted = { count: 0, endsAtMs: nowMs + windowMs };
        counts.set(key, counted);
      }
      counted.count += points;
      return { count: counted.count, endsInMs: counted.endsAtMs - nowMs };
    },
  };
}

/** The end is to come, and no later than `lengthMs` from now: a later one is from before the clock was set back, and over. */
function isWithin(endMs: number, nowMs: number, lengthMs: number): boolean {
  return nowMs < endMs && endMs <= nowMs + lengthMs;
}
