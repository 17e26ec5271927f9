import type { Dependencies } from "#server/dependencies.ts";
import { isAnyWaiting, takeUpSome } from "./arrival-store.ts";

const lookEveryMs = 200;

type Needs = Pick<Dependencies, "db"> & {
  /** Told of a look that failed; the next one makes up for it. */
  report: (error: unknown) => void;
};

/**
 * Brings leads that are stored onto the desk, many together, so that each of its indexes is written once for all of them
 * (docs/decisions/056). Whoever reads the desk asks for it first: nobody sees it without the newest.
 */
export async function takeUp(db: Dependencies["db"]): Promise<void> {
  while (await isAnyWaiting(db)) await db.transaction().execute((tx) => takeUpSome(tx));
}

/** The same for leads that nobody asks for. */
export function createTakeUp({ db, report }: Needs) {
  return { workDue: () => takeUp(db), lookEveryMs, onLookFailure: report };
}
