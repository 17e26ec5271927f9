import type { LeadChangeInput } from "#contract/desk-changes.ts";
import { listed } from "#server/database/list-as-value.ts";
import type { Db } from "#server/database/schema.ts";
import { changedState, difference, type StoredChange } from "./lead-fields.ts";
import type { HeldLead } from "./store.ts";

type Since = { staffId: string; now: Date; seenAt: Date };

/** Of held leads the ids of those in which nobody else has changed, since they were seen, what this would change as well. */
export async function unchangedByOthers(
  db: Db,
  leads: readonly HeldLead[],
  change: LeadChangeInput,
  { staffId, now, seenAt }: Since,
): Promise<Set<string>> {
  const ids = leads.map(({ id }) => id);
  const others = await db
    .selectFrom("desk_change")
    .select(["lead_id", "after"])
    .where("lead_id", "in", listed(db, ids))
    .where("created_at", ">", seenAt.toISOString())
    .where("staff_id", "is distinct from", staffId)
    .where("undone_at", "=", "")
    // A note changes nothing.
    .where("after", "!=", "")
    .execute();
  const changed = Map.groupBy(others, ({ lead_id }) => lead_id);
  const unchanged = leads.filter((lead) => {
    const wanted = difference(lead, changedState(lead, change, now))?.after ?? {};
    return !changed.get(lead.id)?.some(({ after }) => isAlso(JSON.parse(after), wanted));
  });
  return new Set(unchanged.map(({ id }) => id));
}

function isAlso(changed: StoredChange, wanted: StoredChange): boolean {
  return Object.keys(wanted).some((name) => name in changed);
}
