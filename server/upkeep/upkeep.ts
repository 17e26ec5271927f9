import type { Dependencies } from "#server/dependencies.ts";
import { addWork, askForWork, claimWork, finishWork, moveWork } from "./store.ts";

const minuteMs = 60 * 1000;
const lookEveryMs = minuteMs;
/** Longer than any of the work takes; an instance that dies at it is followed by another. */
const leaseMs = 30 * minuteMs;
const retryMs = minuteMs;

export type Work = {
  name: string;
  /** Without it, only when it is asked for. */
  everyMs?: number;
  run: () => Promise<void>;
};

type Needs = Pick<Dependencies, "db" | "now"> & {
  /** Done by one of the instances. */
  works: readonly Work[];
  /** What each instance does for itself, at each look; one that fails keeps nothing else waiting. */
  own: readonly Pick<Work, "name" | "run">[];
  report: (event: string, error: unknown, name?: string) => void;
};

/** Work that comes again by itself, or when it is asked for, shared by the instances on one database. */
export function createUpkeep({ db, now, works, own, report }: Needs) {
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

  async function runIfDue({ name, everyMs, run }: Work): Promise<void> {
    const until = new Date(now().getTime() + leaseMs);
    // Beyond its next time and another instance's claim, whose clock may differ.
    const furthest = new Date(until.getTime() + (everyMs ?? 0) + leaseMs);
    if (!(await claimWork(db, name, { now: now(), until, furthest }))) return;
    try {
      await run();
    } catch (error) {
      report("upkeep-failed", error, name);
      return moveWork(db, name, { until, next: new Date(now().getTime() + retryMs) });
    }
    const next = everyMs === undefined ? undefined : new Date(now().getTime() + everyMs);
    await finishWork(db, name, { now: now(), until, next });
  }

  const ask: Dependencies["upkeep"]["ask"] = (tx, name) => askForWork(tx, name, now());

  return {
    ask,
    workDue,
    lookEveryMs,
    onLookFailure: (error: unknown) => report("upkeep-look-failed", error),
  };
}
