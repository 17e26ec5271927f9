import { openStages } from "#contract/desk.ts";
import type { Judge, Tx } from "#server/dependencies.ts";
import type { ChangedLead } from "./store.ts";

/** So many leads are held and changed in one transaction: others get their turn between two. */
const chunkSize = 200;

/** A lead that comes to the spam, or from there, is judged by that, with what follows. */
export async function follow(tx: Tx, judge: Judge, changed: readonly ChangedLead[]): Promise<void> {
  for (const { before, after } of changed) {
    const isSpam = after.stage === "spam";
    if (isSpam === (before.stage === "spam")) continue;
    const table = before.kind === "enquiry" ? "enquiry" : "contact_message";
    const isClosed = !openStages.some((stage) => stage === after.stage);
    await judge(tx, table, { id: before.id, isSpam, isClosed });
  }
}

export function* chunksOf<T>(list: readonly T[]): Generator<T[]> {
  for (let at = 0; at < list.length; at += chunkSize) yield list.slice(at, at + chunkSize);
}
