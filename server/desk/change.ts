import { randomUUID } from "node:crypto";
import type { BulkChanged, Changed, LeadVersion } from "#contract/answers/desk.ts";
import type { LeadChangeInput } from "#contract/desk-changes.ts";
import type { Db } from "#server/database/schema.ts";
import { inTransaction } from "#server/database/transaction.ts";
import type { GuardedDependencies, Judge, Tx } from "#server/dependencies.ts";
import { logFailure, Problem } from "#server/http/problem.ts";
import { changeInChunks, follow } from "./follow.ts";
import { holdLead, readLead } from "./held-lead.ts";
import { isSo } from "./lead-fields.ts";
import { addNote, changeHeld, type HeldLead, holdLeads, listOwners } from "./store.ts";
import { listParts } from "./undo-store.ts";

type Needs = GuardedDependencies & { judge: Judge };

export type By = { changeId: string; staffId: string };

export type Chosen = {
  ids: readonly string[];
  /** Of leads that are held the ids of those that are changed: a colleague may have been at one since they were chosen. */
  stillChosen?: (tx: Tx, held: readonly HeldLead[]) => Promise<ReadonlySet<string>>;
};

/** What staff do to leads. Each answer's `change_id` takes it back. */
export function createChanges(dependencies: Needs) {
  const { db, now, links, judge } = dependencies;

  /** @throws Problem 400 */
  async function requireOwner({ owner_id }: LeadChangeInput): Promise<void> {
    if (!owner_id) return;
    const owners = await listOwners(db);
    if (!owners.some(({ id }) => id === owner_id)) {
      throw new Problem(400, "There is no such staff member.");
    }
  }

  return {
    /** @throws Problem 404, 409 with the lead as it is when it is not the one that was seen */
    async one(id: string, version: number, change: LeadChangeInput, by: By): Promise<Changed> {
      await requireOwner(change);
      await links.ready();
      return inTransaction(db, async (tx) => {
        const held = await holdLead(tx, id);
        const all = await doneBefore(tx, by);
        const isSeen = held.version === version || (all.has(id) && isSo(held, change, now()));
        if (!isSeen) await refuse(tx, id);
        const changed = await changeHeld(tx, [held], change, { ...by, now: now() });
        await follow(tx, judge, changed);
        for (const { before } of changed) all.add(before.id);
        return { lead: await readLead(tx, id), change_id: all.size > 0 ? by.changeId : null };
      });
    },

    countDone: async (by: By) => (await doneBefore(db, by)).size,

    /**
     * What was changed before a failure is told, so that it can be undone. Sent again, perhaps while the first still goes on,
     * it changes what is left: what it has changed already may be a colleague's since. It tells of all.
     */
    async many(
      { ids, stillChosen }: Chosen,
      change: LeadChangeInput,
      by: By,
    ): Promise<BulkChanged> {
      await requireOwner(change);
      const done = await doneBefore(db, by);
      const kept = new Set<string>();
      const chunks = changeInChunks(dependencies, ids, async (tx, some) => {
        const held = (await holdLeads(tx, some)).filter(({ id }) => !done.has(id));
        const still = await stillChosen?.(tx, held);
        for (const { id } of held) if (still && !still.has(id)) kept.add(id);
        const chosen = held.filter(({ id }) => !kept.has(id));
        return changeHeld(tx, chosen, change, { ...by, now: now() });
      });
      const { leads, failure } = await untilFailure(chunks);
      const changed = failure ? done.size + leads.length : (await doneBefore(db, by)).size;
      if (failure && changed === 0) throw failure;
      if (failure) logFailure(failure);
      const change_id = changed > 0 ? by.changeId : null;
      return { change_id, changed, kept: kept.size, leads, is_whole: !failure };
    },

    /** In the caller's transaction. Gives the change's id. @throws Problem 404 */
    async note(tx: Tx, id: string, text: string, staffId: string): Promise<string> {
      const changeId = randomUUID();
      await addNote(tx, await holdLead(tx, id), { changeId, staffId, now: now() }, text);
      return changeId;
    },
  };
}

/** The leads that this has changed already, and that were not undone: the answer may have got lost. */
async function doneBefore(db: Db, by: By): Promise<Set<string>> {
  const parts = await listParts(db, by);
  return new Set(parts.filter((part) => part.undone_at === "").map((part) => part.lead_id));
}

async function untilFailure(chunks: AsyncIterable<LeadVersion[]>) {
  const leads: LeadVersion[] = [];
  try {
    for await (const some of chunks) leads.push(...some);
    return { leads };
  } catch (failure) {
    return { leads, failure };
  }
}

/** @throws Problem 409 */
async function refuse(tx: Tx, id: string): Promise<never> {
  const text = "Somebody else has changed this lead meanwhile.";
  throw new Problem(409, text, {}, { lead: await readLead(tx, id) });
}
