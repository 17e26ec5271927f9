import type { LeadVersion, Undone } from "#contract/answers/desk.ts";
import { undo } from "#contract/desk.ts";
import type { GuardedDependencies, Judge } from "#server/dependencies.ts";
import { Problem } from "#server/http/problem.ts";
import { changeInChunks } from "./follow.ts";
import { type ChangePart, listParts, undoParts } from "./undo-store.ts";

/** Takes back what somebody has just done, leads that were changed again since excepted. */
export function createUndo(dependencies: GuardedDependencies & { judge: Judge }) {
  const { db, now } = dependencies;
  /** @throws Problem 404 for what this person did not do, 409 when it cannot be undone (any more) */
  return async (changeId: string, staffId: string): Promise<Undone> => {
    const parts = await listParts(db, { changeId, staffId });
    requireUndoable(parts, now());
    const chunks = changeInChunks(dependencies, parts, (tx, some) => undoParts(tx, some, now()));
    const leads: LeadVersion[] = [];
    for await (const some of chunks) leads.push(...some);
    if (leads.length === 0)
      throw new Problem(409, "This has been changed since. Nothing was undone.");
    // A hand-over has two parts of one lead: its office and its note.
    const changed = new Set(parts.map(({ lead_id }) => lead_id)).size;
    return { undone: leads.length, kept: changed - leads.length, leads };
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
