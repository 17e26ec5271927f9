import { type LeadVersion, type Undone, undo } from "#contract/desk.ts";
import { inTransaction } from "#server/database/transaction.ts";
import type { GuardedDependencies, Judge } from "#server/dependencies.ts";
import { Problem } from "#server/http/problem.ts";
import { chunksOf, follow } from "./follow.ts";
import { listVersions } from "./store.ts";
import { type ChangePart, listParts, undoParts } from "./undo-store.ts";

type Needs = GuardedDependencies & { judge: Judge };

/** Takes back what somebody has just done, leads that were changed again since excepted. */
export function createUndo({ db, now, links, judge }: Needs) {
  /** @throws Problem 404 for what this person did not do, 409 when it cannot be undone (any more) */
  return async (changeId: string, staffId: string): Promise<Undone> => {
    const parts = await listParts(db, { changeId, staffId });
    requireUndoable(parts, now());
    await links.ready();
    let undone = 0;
    const leads: LeadVersion[] = [];
    for (const chunk of chunksOf(parts)) {
      const taken = await inTransaction(db, async (tx) => {
        const done = await undoParts(tx, chunk, now());
        await follow(tx, judge, done);
        return { parts: done.length, leads: await listVersions(tx, done) };
      });
      undone += taken.parts;
      leads.push(...taken.leads);
    }
    if (undone === 0) throw new Problem(409, "This has been changed since. Nothing was undone.");
    return { undone, kept: parts.length - undone, leads };
  };
}

/** @throws Problem */
function requireUndoable(parts: readonly ChangePart[], now: Date): void {
  const [first] = parts;
  if (!first) throw new Problem(404, "There is no such change.");
  if (parts.every(({ undone_at }) => undone_at !== "")) {
    throw new Problem(409, "This has been undone already.");
  }
  const newestMs = Math.max(...parts.map(({ created_at }) => Date.parse(created_at)));
  if (now.getTime() - newestMs > undo.takenMs) {
    throw new Problem(409, "It is too late to undo this.");
  }
}
