import { setImmediate as othersTurn } from "node:timers/promises";
import type { Dependencies } from "#server/dependencies.ts";
import type { Arrival } from "./arrival.ts";
import { listArrivals, listWaiting, removeArrivals } from "./arrival-store.ts";
import { announce, type Bringing, createBringing } from "./bring.ts";
import { isReceiptGiven } from "./store.ts";

const lookEveryMs = 200;

type Needs = Bringing & Pick<Dependencies, "db" | "visits">;

/**
 * Takes up leads that have come, many together, so that each index is written once for all (docs/decisions/061). Whoever
 * reads leads asks for it first: nobody sees a list without the newest. A lead that fails waits on, and keeps no other
 * waiting.
 */
export function createTakeUp(dependencies: Needs) {
  const { db, links } = dependencies;
  const bring = createBringing(dependencies);
  let isFailing = false;

  /** @throws what the first of those that failed was told */
  async function workDue(): Promise<void> {
    const failures: unknown[] = [];
    try {
      let numbers = await listWaiting(db);
      if (numbers.length > 0) await links.ready();
      for (; numbers.length > 0; numbers = await listWaiting(db, numbers.at(-1))) {
        const together = numbers;
        await takeUpTogether(together).catch(() => takeUpEach(together, failures));
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
          await listWaiting(db);
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

  return { workDue, lookEveryMs, isFailing: () => isFailing };
}

const asItCame = (arrival: Arrival) => arrival;
/** Its visitor was told the number, which so still finds it. */
const asSecond = (arrival: Arrival) => ({ ...arrival, receipt: `${arrival.receipt}-2` });
