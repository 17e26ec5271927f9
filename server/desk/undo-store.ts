import type { Db } from "#server/database/schema.ts";
import { changeable, type StoredChange } from "./lead-fields.ts";
import { type ChangedLead, type HeldLead, holdLeads, touch, writeState } from "./store.ts";

/** One lead's part of a change. */
export type ChangePart = {
  id: string;
  lead_id: string;
  /** JSON: StoredChange. */
  before: string;
  after: string;
  note: string;
  created_at: string;
  undone_at: string;
};

/** What somebody did at once, by leads. Not what an answer did, which has the answer's id: see take-back.ts. */
export async function listParts(
  db: Db,
  { changeId, staffId }: { changeId: string; staffId: string },
): Promise<ChangePart[]> {
  return db
    .selectFrom("desk_change")
    .select(["id", "lead_id", "before", "after", "note", "created_at", "undone_at"])
    .where("change_id", "=", changeId)
    .where("staff_id", "=", staffId)
    .where(({ exists, not, selectFrom }) =>
      not(exists(selectFrom("desk_answer").select("id").where("id", "=", changeId))),
    )
    .orderBy("lead_id")
    .execute();
}

/** Takes parts of a change back, where nobody has changed the same fields since. Gives the leads that are as before it. */
export async function undoParts(
  db: Db,
  parts: readonly ChangePart[],
  now: Date,
): Promise<ChangedLead[]> {
  const ids = parts.map(({ lead_id }) => lead_id);
  const leads = new Map((await holdLeads(db, ids)).map((lead) => [lead.id, lead]));
  const owners = await ownersOf(db, parts);
  const undone: ChangedLead[] = [];
  for (const part of parts) {
    const lead = leads.get(part.lead_id);
    const after = lead && (await undoPart(db, part, lead, { owners, now }));
    if (lead && after) undone.push({ before: lead, after });
  }
  return undone;
}

/** Undefined when it could not be taken back. */
async function undoPart(
  db: Db,
  part: ChangePart,
  lead: HeldLead,
  { owners, now }: { owners: Set<string>; now: Date },
): Promise<HeldLead | undefined> {
  if (part.note !== "") return (await removeNote(db, part, now)) ? lead : undefined;

  const before: StoredChange = JSON.parse(part.before);
  // The account of whoever it belonged to may have ended meanwhile.
  if (before.owner_id && !owners.has(before.owner_id)) before.owner_id = null;
  // The answer to that may have got lost.
  if (part.undone_at !== "" && isAs(lead, before)) return lead;
  if (!isAs(lead, JSON.parse(part.after)) || !(await markUndone(db, part, now))) return undefined;
  await writeState(db, lead, before, now);
  return { ...lead, ...before };
}

function isAs(lead: HeldLead, state: StoredChange): boolean {
  return changeable.every((name) => !(name in state) || state[name] === lead[name]);
}

/** False when it is gone already. */
async function removeNote(db: Db, { id, lead_id }: ChangePart, now: Date): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom("desk_change")
    .where("id", "=", id)
    .executeTakeFirst();
  if (Number(numDeletedRows) === 1) await touch(db, lead_id, now);
  return Number(numDeletedRows) === 1;
}

/** False when it was taken back already. */
async function markUndone(db: Db, { id }: ChangePart, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("desk_change")
    .set({ undone_at: now.toISOString() })
    .where("id", "=", id)
    .where("undone_at", "=", "")
    .executeTakeFirst();
  return Number(numUpdatedRows) === 1;
}

/** Those of the earlier owners who can be given a lead now. */
async function ownersOf(db: Db, parts: readonly ChangePart[]): Promise<Set<string>> {
  const named = parts.flatMap(({ before }) => (JSON.parse(before) as StoredChange).owner_id ?? []);
  if (named.length === 0) return new Set();
  const staff = await db
    .selectFrom("staff")
    .select("id")
    .where("id", "in", named)
    .where("ended_at", "=", "")
    .execute();
  return new Set(staff.map(({ id }) => id));
}
