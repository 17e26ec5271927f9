import { randomUUID } from "node:crypto";
import type { LeadVersion, Owner } from "#contract/answers/desk.ts";
import type { LeadKind } from "#contract/desk.ts";
import type { LeadChangeInput } from "#contract/desk-changes.ts";
import { noDay } from "#contract/no-day.ts";
import { keptInserts } from "#server/database/kept-query.ts";
import { isPostgres } from "#server/database/kind.ts";
import { nameKey } from "#server/database/lead-names.ts";
import { listed } from "#server/database/list-as-value.ts";
import { tableOf } from "#server/database/list-tables.ts";
import type { Db } from "#server/database/schema.ts";
import type { ReceivedLead } from "#server/dependencies.ts";
import { changeable, changedState, difference, type StoredState } from "./lead-fields.ts";
import { nearOffice, sourceName } from "./lead-signals.ts";

type NewLead = ReceivedLead & { person_id: string | null };

/** Puts stored leads on the desk, where each is news from `now` on: it may have come long before, by another clock. */
export async function addLeads(db: Db, leads: readonly NewLead[], now: Date): Promise<void> {
  const changed_at = now.toISOString();
  await insertLeads(
    db,
    leads.map((lead) => rowOf(lead, changed_at)),
  );
}
const insertLeads = keptInserts("desk_lead");

function rowOf({ name, isSpam, signals, languages, ...lead }: NewLead, changed_at: string) {
  const { id, kind, category, created_at, person_id } = lead;
  const { zone, page, source_first, source_last } = signals;
  // Nothing is promised to likely spam.
  const { half_at, due_at } = isSpam ? { half_at: "", due_at: "" } : lead;
  return {
    id,
    kind,
    category,
    created_at,
    person_id,
    half_at,
    due_at,
    zone,
    page,
    office: nearOffice({ zone, languages }),
    source_first: JSON.stringify(source_first),
    source_last: JSON.stringify(source_last),
    enquiry_id: kind === "enquiry" ? id : null,
    message_id: kind === "enquiry" ? null : id,
    name_key: nameKey(name),
    stage: isSpam ? ("spam" as const) : ("new" as const),
    owner_id: null,
    source: sourceName(source_first),
    changed_at,
    escalate_at: half_at,
    // The database would see to it, by writing the row a second time.
    answer_by: due_at || noDay,
  };
}

/** Everybody with a login, by email. */
export function listOwners(db: Db): Promise<Owner[]> {
  return staffByEmail(db).where("ended_at", "=", "").execute();
}

/** Those who have leads still, although their account has ended. */
export function listFormerOwners(db: Db): Promise<Owner[]> {
  return staffByEmail(db)
    .where("ended_at", ">", "")
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom("desk_lead")
          .select("id")
          .where("trashed_at", "=", "")
          .whereRef("owner_id", "=", "staff.id"),
      ),
    )
    .execute();
}

function staffByEmail(db: Db) {
  return db.selectFrom("staff").select(["id", "email", "name"]).orderBy("email").orderBy("id");
}

/** A lead's state, its version and its table, held until the transaction's end. */
export type HeldLead = StoredState & { id: string; kind: LeadKind; version: number };

/** Those of the ids that are there. In one order for all, so that no two transactions wait for each other's rows. */
export async function holdLeads(db: Db, ids: readonly string[]): Promise<HeldLead[]> {
  return db
    .selectFrom("desk_lead")
    .select(["id", "kind", "version", ...changeable])
    .where("id", "in", listed(db, ids))
    .orderBy("id")
    .$if(isPostgres(db), (query) => query.forUpdate())
    .execute();
}

type By = { changeId: string; staffId: string; now: Date };
/** A lead as it was before a change, and its state after it. */
export type ChangedLead = { before: HeldLead; after: StoredState };

/** Changes held leads, each with its entry in the history. Gives those that were not so already. */
export async function changeHeld(
  db: Db,
  leads: readonly HeldLead[],
  change: LeadChangeInput,
  by: By,
): Promise<ChangedLead[]> {
  const changed: ChangedLead[] = [];
  for (const before of leads) {
    const after = changedState(before, change, by.now);
    const fields = difference(before, after);
    if (!fields) continue;
    await writeState(db, before, fields.after, by.now);
    await addChange(db, before, by, {
      before: JSON.stringify(fields.before),
      after: JSON.stringify(fields.after),
    });
    changed.push({ before, after });
  }
  return changed;
}

/** Writes some fields of a held lead, as one more version of it. */
export async function writeState(
  db: Db,
  { id, kind, version }: HeldLead,
  fields: Partial<StoredState>,
  now: Date,
): Promise<void> {
  await db
    .updateTable("desk_lead")
    .set({ ...fields, version: version + 1, changed_at: now.toISOString() })
    .where("id", "=", id)
    .execute();
  if (fields.trashed_at === undefined) return;
  // The lists of enquiries and messages leave out what is in the trash.
  await db
    .updateTable(tableOf(kind))
    .set({ is_trashed: Number(fields.trashed_at !== "") })
    .where("id", "=", id)
    .execute();
}

/** Counts one more version of a lead: something about it that staff see has changed. */
export async function touch(db: Db, id: string, now: Date): Promise<void> {
  await db
    .updateTable("desk_lead")
    .set((row) => ({ version: row("version", "+", 1), changed_at: now.toISOString() }))
    .where("id", "=", id)
    .execute();
}

type Entry = { before: string; after: string } | { note: string };

/** Writes into a lead's history, behind what stands there: ids of one lead sort as its versions do. */
async function addChange(
  db: Db,
  lead: Pick<HeldLead, "id" | "version">,
  { changeId, staffId, now }: By,
  entry: Entry,
): Promise<void> {
  await db
    .insertInto("desk_change")
    .values({
      id: `${String(lead.version).padStart(9, "0")}-${randomUUID()}`,
      change_id: changeId,
      lead_id: lead.id,
      staff_id: staffId,
      created_at: now.toISOString(),
      ...entry,
    })
    .execute();
}

/** Writes a note into a held lead's history, as one more version of the lead. */
export async function addNote(
  db: Db,
  lead: Pick<HeldLead, "id" | "version">,
  by: By,
  note: string,
): Promise<void> {
  await addChange(db, lead, by, { note });
  await touch(db, lead.id, by.now);
}

/** Changes a held lead, where it is not so already, and writes a note behind that. Gives the lead as it then is. */
export async function changeWithNote(
  db: Db,
  held: HeldLead,
  { change, note }: { change: LeadChangeInput; note: string },
  by: By,
): Promise<LeadVersion> {
  const changed = await changeHeld(db, [held], change, by);
  const version = held.version + changed.length;
  await addNote(db, { ...held, version }, by, note);
  return { id: held.id, version: version + 1 };
}

/** Changed leads as they are now. */
export async function listVersions(
  db: Db,
  changed: readonly ChangedLead[],
): Promise<LeadVersion[]> {
  const ids = changed.map(({ before }) => before.id);
  return db
    .selectFrom("desk_lead")
    .select(["id", "version"])
    .where("id", "in", listed(db, ids))
    .orderBy("id")
    .execute();
}

/** The ids of leads that were put into the trash before that moment, at most `limit`. */
export async function listTrash(db: Db, before: Date, limit: number): Promise<string[]> {
  const rows = await selectTrash(db, before).orderBy("trashed_at").limit(limit).execute();
  return rows.map(({ id }) => id);
}

/** Those of the ids whose leads are in the trash since before that moment still. */
export async function stillInTrash(
  db: Db,
  before: Date,
  ids: readonly string[],
): Promise<string[]> {
  const rows = await selectTrash(db, before).where("id", "in", ids).execute();
  return rows.map(({ id }) => id);
}

function selectTrash(db: Db, before: Date) {
  return db
    .selectFrom("desk_lead")
    .select("id")
    .where("trashed_at", ">", "")
    .where("trashed_at", "<", before.toISOString());
}
