import { setImmediate as othersTurn } from "node:timers/promises";
import type { Dependencies } from "#server/dependencies.ts";
import { listArrivals, listWaiting, removeArrivals } from "./arrival-store.ts";
import { announce, type Bringing, createBringing } from "./bring.ts";

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
  async function takeUpTogether(numbers: readonly number[]): Promise<void> {
    const leads = await db.transaction().execute(async (tx) => {
      const taken = await bring(tx, () => listArrivals(tx, numbers));
      await removeArrivals(tx, numbers);
      return taken;
    });
    announce(dependencies, leads);
  }

  async function takeUpEach(numbers: readonly number[], failures: unknown[]): Promise<void> {
    for (const number of numbers) {
      await takeUpTogether([number]).catch(async (failure) => {
        // Where the database is away this fails as well, and ends the look.
        await listWaiting(db);
        failures.push(failure);
      });
    }
  }

  return { workDue, lookEveryMs, isFailing: () => isFailing };
}
