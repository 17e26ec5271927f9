import type { Dependencies } from "#server/dependencies.ts";
import { addWork, askForWork, claimWork, finishWork, lastDone, moveWork } from "./store.ts";

const minuteMs = 60 * 1000;
const lookEveryMs = minuteMs;
/** Longer than any of the work takes; an instance that dies at it is followed by another. */
const leaseMs = 30 * minuteMs;
const retryMs = minuteMs;
/** Whoever was off for longer, or whose clock jumped by more, deletes nothing the first time. */
const longestGapMs = 7 * 24 * 60 * minuteMs;

export type Work = {
  name: string;
  /** Without it, only when it is asked for. */
  everyMs?: number;
  /** Deletes for good what the clock calls old: put off to its next time where the clock may be ahead. */
  deletesByAge?: boolean;
  run: () => Promise<void>;
};

type Needs = Pick<Dependencies, "db" | "now"> & {
  /** Done by one of the instances. */
  works: readonly Work[];
  /** What each instance does for itself, at each look; one that fails keeps nothing else waiting. */
  own: readonly Pick<Work, "name" | "run">[];
  report: (event: string, error: unknown, name?: string) => void;
  onPutOff: (name: string, last: Date) => void;
};

/** Work that comes again by itself, or when it is asked for, shared by the instances on one database. */
export function createUpkeep({ db, now, works, own, report, onPutOff }: Needs) {
  async function workDue(isStopping = () => false): Promise<void> {
    await doOwn();
    for (const work of works) {
      if (isStopping()) return;
      if (work.everyMs !== undefined) await addWork(db, work.name);
      await runIfDue(work);
    }
    await doOwn();
  }

  async function doOwn(): Promise<void> {
    for (const { name, run } of own) {
      await run().catch((error) => report("upkeep-failed", error, name));
    }
  }

  async function runIfDue(work: Work): Promise<void> {
    const { name, everyMs } = work;
    const until = new Date(now().getTime() + leaseMs);
    // Beyond its next time and another instance's claim, whose clock may differ.
    const furthest = new Date(until.getTime() + (everyMs ?? 0) + leaseMs);
    if (!(await claimWork(db, name, { now: now(), until, furthest }))) return;
    try {
      if (!(await isPutOff(work))) await work.run();
    } catch (error) {
      report("upkeep-failed", error, name);
      return moveWork(db, name, { until, next: new Date(now().getTime() + retryMs) });
    }
    const next = everyMs === undefined ? undefined : new Date(now().getTime() + everyMs);
    await finishWork(db, name, { now: now(), until, next });
  }

  /**
   * Only a clock that is ahead calls too much old. What it has put off counts as done: a clock that is set right is behind
   * that and deletes at once; one that was right all the time, of a site that was off, goes on at its next time.
   */
  async function isPutOff({ name, deletesByAge }: Work): Promise<boolean> {
    if (!deletesByAge) return false;
    const last = await lastDone(db, name);
    if (!last || now().getTime() - last.getTime() <= longestGapMs) return false;
    onPutOff(name, last);
    return true;
  }

  const ask: Dependencies["upkeep"]["ask"] = (tx, name) => askForWork(tx, name, now());

  return {
    ask,
    workDue,
    lookEveryMs,
    onLookFailure: (error: unknown) => report("upkeep-look-failed", error),
  };
}
