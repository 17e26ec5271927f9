import { randomUUID } from "node:crypto";
import type { BulkChanged, Changed, LeadVersion } from "#contract/answers/desk.ts";
import type { LeadChangeInput, LeadPatch } from "#contract/desk-changes.ts";
import { inTransaction } from "#server/database/transaction.ts";
import type { GuardedDependencies, Judge, Tx } from "#server/dependencies.ts";
import { logFailure, Problem } from "#server/http/problem.ts";
import { changeInChunks, follow } from "./follow.ts";
import { holdLead, readLead } from "./held-lead.ts";
import { addNote, changeHeld, holdLeads, listOwners } from "./store.ts";

type Needs = GuardedDependencies & { judge: Judge };

export type Chosen = {
  ids: readonly string[];
  /** Of leads that are held: a colleague may have moved one elsewhere since they were chosen. */
  stillChosen?: (tx: Tx, ids: readonly string[]) => Promise<ReadonlySet<string>>;
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
    async one(id: string, { version, ...change }: LeadPatch, staffId: string): Promise<Changed> {
      await requireOwner(change);
      await links.ready();
      const changeId = randomUUID();
      return inTransaction(db, async (tx) => {
        const held = await holdLead(tx, id);
        if (held.version !== version) await refuse(tx, id);
        const changed = await changeHeld(tx, [held], change, { changeId, staffId, now: now() });
        await follow(tx, judge, changed);
        return { lead: await readLead(tx, id), change_id: changed.length > 0 ? changeId : null };
      });
    },

    /** What was changed before a failure is told, so that it can be undone. */
    async many(
      { ids, stillChosen }: Chosen,
      change: LeadChangeInput,
      staffId: string,
    ): Promise<BulkChanged> {
      await requireOwner(change);
      const changeId = randomUUID();
      const chunks = changeInChunks(dependencies, ids, async (tx, some) => {
        const held = await holdLeads(tx, some);
        const still = await stillChosen?.(tx, some);
        const chosen = held.filter(({ id }) => still?.has(id) ?? true);
        return changeHeld(tx, chosen, change, { changeId, staffId, now: now() });
      });
      const { leads, failure } = await untilFailure(chunks);
      if (failure && leads.length === 0) throw failure;
      if (failure) logFailure(failure);
      const change_id = leads.length > 0 ? changeId : null;
      return { change_id, changed: leads.length, leads, is_whole: !failure };
    },

    /** In the caller's transaction. Gives the change's id. @throws Problem 404 */
    async note(tx: Tx, id: string, text: string, staffId: string): Promise<string> {
      const changeId = randomUUID();
      await addNote(tx, await holdLead(tx, id), { changeId, staffId, now: now() }, text);
      return changeId;
    },
  };
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
