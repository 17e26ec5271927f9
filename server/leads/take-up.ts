import { setImmediate as othersTurn } from "node:timers/promises";
import type { Dependencies } from "#server/dependencies.ts";
import type { Arrival } from "./arrival.ts";
import { listArrivals, listWaiting, newestWaiting, removeArrivals } from "./arrival-store.ts";
import { announce, type Bringing, createBringing } from "./bring.ts";
import { isReceiptGiven } from "./store.ts";

const lookEveryMs = 200;

type Needs = Bringing & Pick<Dependencies, "db" | "visits">;

/**
 * Takes up leads that have come, many together, so that each index is written once for all (docs/decisions/061). Whoever
 * reads leads asks for it first: nobody sees a list without the newest, and nobody waits for what comes after they have
 * asked. A lead that fails waits on, and keeps no other waiting.
 */
export function createTakeUp(dependencies: Needs) {
  const { db, links } = dependencies;
  const bring = createBringing(dependencies);
  let isFailing = false;

  /** @throws what the first of those that failed was told */
  async function takeUpWaiting(): Promise<void> {
    const failures: unknown[] = [];
    try {
      const last = await newestWaiting(db);
      if (last > 0) await links.ready();
      for (let behind = 0; behind < last; ) {
        const together = await listWaiting(db, { behind, last });
        // Somebody else has taken up the rest.
        if (together.length === 0) break;
        await takeUpTogether(together).catch(() => takeUpEach(together, failures));
        behind = together.at(-1) ?? last;
        // Else several fifties would follow each other before anybody's answer is on its way.
        await othersTurn();
      }
    } catch (failure) {
      failures.push(failure);
    }
    isFailing = failures.length > 0;
    if (isFailing) throw failures[0];
  }

  /** Those that somebody else has taken up meanwhile are left alone. */
  async function takeUpTogether(numbers: readonly number[], seenAs = asItCame): Promise<void> {
    const leads = await db.transaction().execute(async (tx) => {
      const arrivals = async () => (await listArrivals(tx, numbers)).map(seenAs);
      const taken = await bring(tx, arrivals);
      await removeArrivals(tx, numbers);
      return taken;
    });
    announce(dependencies, leads);
  }

  async function takeUpEach(numbers: readonly number[], failures: unknown[]): Promise<void> {
    for (const number of numbers) {
      await takeUpTogether([number])
        .catch((failure) => takeUpSecond(number, failure))
        .catch(async (failure) => {
          // Where the database is away this fails as well, and ends the look.
          await newestWaiting(db);
          failures.push(failure);
        });
    }
  }

  /** Chance may give two leads one receipt number. @throws what it failed with, for any other reason */
  async function takeUpSecond(number: number, failure: unknown): Promise<void> {
    const [arrival] = await listArrivals(db, [number]);
    if (!arrival || !(await isReceiptGiven(db, arrival.receipt))) throw failure;
    await takeUpTogether([number], asSecond);
  }

  return { workDue: onceForAll(takeUpWaiting), lookEveryMs, isFailing: () => isFailing };
}

const asItCame = (arrival: Arrival) => arrival;
/** Its visitor was told the number, which so still finds it. */
const asSecond = (arrival: Arrival) => ({ ...arrival, receipt: `${arrival.receipt}-2` });

/** Who asks while the work is done waits for its end, and then for one that is done for all who have asked by then. */
function onceForAll(work: () => Promise<void>): () => Promise<void> {
  let ended: Promise<unknown> = Promise.resolve();
  let next: Promise<void> | undefined;
  const begin = () => {
    next = undefined;
    return work();
  };
  return () => {
    next ??= ended.then(begin);
    ended = next.catch(() => undefined);
    return next;
  };
}
