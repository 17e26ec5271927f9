import type { LeadVersion } from "#contract/answers/desk.ts";
import { isOpen } from "#contract/desk.ts";
import { tableOf } from "#server/database/list-tables.ts";
import { inTransaction } from "#server/database/transaction.ts";
import type { GuardedDependencies, Judge, Tx } from "#server/dependencies.ts";
import { type ChangedLead, listVersions } from "./store.ts";

/** So many leads are held and changed in one transaction: others get their turn between two. */
const chunkSize = 200;

type Needs = Pick<GuardedDependencies, "db" | "links"> & { judge: Judge };

/**
 * Changes leads some at a time, with what follows: what a stop or a failure leaves undone is not changed. Gives, each time,
 * those that it changed, as they are after it.
 */
export async function* changeInChunks<Each>(
  { db, links, judge }: Needs,
  all: readonly Each[],
  change: (tx: Tx, some: readonly Each[]) => Promise<ChangedLead[]>,
): AsyncGenerator<LeadVersion[]> {
  await links.ready();
  for (let at = 0; at < all.length; at += chunkSize) {
    yield await inTransaction(db, async (tx) => {
      const changed = await change(tx, all.slice(at, at + chunkSize));
      await follow(tx, judge, changed);
      return listVersions(tx, changed);
    });
  }
}

/** A lead that comes to the spam, or from there, is judged by that, with what follows. */
export async function follow(tx: Tx, judge: Judge, changed: readonly ChangedLead[]): Promise<void> {
  for (const { before, after } of changed) {
    const isSpam = after.stage === "spam";
    if (isSpam === (before.stage === "spam")) continue;
    await judge(tx, tableOf(before.kind), {
      id: before.id,
      isSpam,
      isClosed: !isOpen(after.stage),
    });
  }
}
