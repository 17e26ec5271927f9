import type { DeskRow, LeadChange, LeadState, Owner } from "#contract/answers/desk.ts";
import { personLeadsMax } from "#contract/desk.ts";
import { noDay } from "#contract/no-day.ts";
import type { Db } from "#server/database/schema.ts";
import type { StoredChange } from "./lead-fields.ts";
import { deskRow, leadRows, ownerOf } from "./row-store.ts";

const historyMax = 500;

/** What happened to a lead, newest first. */
export async function listHistory(db: Db, leadId: string): Promise<LeadChange[]> {
  const rows = await db
    .selectFrom("desk_change")
    .leftJoin("staff", "staff.id", "desk_change.staff_id")
    .selectAll("desk_change")
    .select(["staff.email as staff_email", "staff.name as staff_name"])
    .where("lead_id", "=", leadId)
    .orderBy("desk_change.created_at", "desc")
    .orderBy("desk_change.id", "desc")
    .limit(historyMax)
    .execute();
  const owners = await ownersOf(db, rows);
  return rows.map((row) => ({
    change_id: row.change_id,
    at: row.created_at,
    staff: ownerOf(row.staff_id, row.staff_email, row.staff_name),
    before: shownState(JSON.parse(row.before), owners),
    after: shownState(JSON.parse(row.after), owners),
    note: row.note,
    undone_at: row.undone_at,
  }));
}

/** What the same person sent, newest first; at most `personLeadsMax`. */
export async function listPersonLeads(db: Db, personId: string): Promise<DeskRow[]> {
  const rows = await leadRows(db)
    .where("desk_lead.person_id", "=", personId)
    .orderBy("desk_lead.created_at", "desc")
    .orderBy("desk_lead.id", "desc")
    .limit(personLeadsMax)
    .execute();
  return rows.map(deskRow);
}

/** Of those who owned the lead once: a forgotten account keeps its row, without name and address. */
async function ownersOf(
  db: Db,
  rows: readonly { before: string; after: string }[],
): Promise<Map<string, Owner>> {
  const states = rows.flatMap(({ before, after }): StoredChange[] => [
    JSON.parse(before),
    JSON.parse(after),
  ]);
  const ids = [...new Set(states.flatMap(({ owner_id }) => owner_id ?? []))];
  if (ids.length === 0) return new Map();
  const staff = await db
    .selectFrom("staff")
    .select(["id", "email", "name"])
    .where("id", "in", ids)
    .execute();
  return new Map(staff.map((owner) => [owner.id, owner]));
}

function shownState(
  { owner_id, next_step_on, ...state }: StoredChange,
  owners: Map<string, Owner>,
): Partial<LeadState> {
  return {
    ...state,
    ...(next_step_on !== undefined && {
      next_step_on: next_step_on === noDay ? "" : next_step_on,
    }),
    ...(owner_id !== undefined && {
      owner: owners.get(owner_id ?? "") ?? null,
    }),
  };
}
