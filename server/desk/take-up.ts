import type { Dependencies } from "#server/dependencies.ts";
import { listWaiting, takeUpSome } from "./arrival-store.ts";

const lookEveryMs = 200;

type Db = Dependencies["db"];
type Needs = Pick<Dependencies, "db"> & {
  /** Told of a look that failed; the next one makes up for it. */
  report: (error: unknown) => void;
};

/**
 * Brings leads that are stored onto the desk, many together, so that each of its indexes is written once for all of them
 * (docs/decisions/056). Whoever reads the desk asks for it first: nobody sees it without the newest. A lead that fails waits
 * on, and keeps no other from the desk.
 * @throws what the first of those that failed was told
 */
export async function takeUp(db: Db): Promise<void> {
  const failures: unknown[] = [];
  for (let ids = await listWaiting(db); ids.length > 0; ids = await listWaiting(db, ids.at(-1))) {
    await takeUpTogether(db, ids).catch(() => takeUpEach(db, ids, failures));
  }
  if (failures.length > 0) throw failures[0];
}

function takeUpTogether(db: Db, ids: readonly string[]): Promise<void> {
  return db.transaction().execute((tx) => takeUpSome(tx, ids));
}

async function takeUpEach(db: Db, ids: readonly string[], failures: unknown[]): Promise<void> {
  for (const id of ids) {
    await takeUpTogether(db, [id]).catch(async (failure) => {
      // Where the database is away this fails as well, and ends the look.
      await listWaiting(db);
      failures.push(failure);
    });
  }
}

/** The same for leads that nobody asks for. */
export function createTakeUp({ db, report }: Needs) {
  return { workDue: () => takeUp(db), lookEveryMs, onLookFailure: report };
}
