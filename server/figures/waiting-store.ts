import { type SqlBool, sql } from "kysely";
import type { DeskFigures, WaitingLead } from "#contract/answers/figures.ts";
import { countMax } from "#contract/desk.ts";
import { figuresMax } from "#contract/figures.ts";
import { isAwaited, isDue, isOverdue } from "#server/database/lead-conditions.ts";
import type { Condition, Db } from "#server/database/schema.ts";

/** A clock runs and nobody has answered. Runs along the index by due_at. */
const isPromised = sql<SqlBool>`desk_lead.trashed_at = '' and ${isAwaited()}`;
/** From before the clock, and never touched. Runs along the index by stage. */
const isUnpromised = sql<SqlBool>`desk_lead.trashed_at = '' and desk_lead.stage = 'new'
  and desk_lead.first_answer_at = '' and desk_lead.due_at = ''`;

/** Who waits for a first answer. Bounded: no count goes further than `countMax`. */
export async function waitingLeads(db: Db, now: Date): Promise<DeskFigures["waiting"]> {
  const isTooLate = sql<SqlBool>`desk_lead.trashed_at = '' and ${isOverdue(now)}`;
  const promised = await listLeads(db, isPromised, sql`desk_lead.due_at, desk_lead.id`);
  const others = await listLeads(db, isUnpromised, sql`desk_lead.created_at, desk_lead.id`);
  const total = (await countLeads(db, isPromised)) + (await countLeads(db, isUnpromised));
  return {
    total: Math.min(total, countMax),
    overdue: await countLeads(db, isTooLate),
    leads: [...promised, ...others].slice(0, figuresMax.waiting),
  };
}

async function listLeads(db: Db, which: Condition, order: ReturnType<typeof sql>) {
  const { rows } = await sql<WaitingLead>`
    select desk_lead.id, desk_lead.kind, coalesce(enquiry.name, contact_message.name) as name,
      desk_lead.category, desk_lead.office, desk_lead.created_at, desk_lead.due_at
    from desk_lead
    left join enquiry on enquiry.id = desk_lead.enquiry_id
    left join contact_message on contact_message.id = desk_lead.message_id
    where ${which} order by ${order} limit ${figuresMax.waiting}`.execute(db);
  return rows;
}

async function countLeads(db: Db, which: Condition): Promise<number> {
  const { rows } = await sql<{ count: number | string }>`
    select count(*) as count from (select 1 from desk_lead where ${which} limit ${countMax}) as found`.execute(
    db,
  );
  return Number(rows[0]?.count ?? 0);
}

/** What was to be done by today and is not: by the calendar of the lead's office. */
export async function dueSteps(db: Db, now: Date): Promise<DeskFigures["steps"]> {
  const isToDo = sql<SqlBool>`desk_lead.trashed_at = '' and ${isDue(now)}`;
  const { rows } = await sql<DeskFigures["steps"]["due"][number]>`
    select desk_lead.id, desk_lead.kind, coalesce(enquiry.name, contact_message.name) as name,
      desk_lead.office, desk_lead.next_step, desk_lead.next_step_on
    from desk_lead
    left join enquiry on enquiry.id = desk_lead.enquiry_id
    left join contact_message on contact_message.id = desk_lead.message_id
    where ${isToDo} order by desk_lead.next_step_on, desk_lead.id limit ${figuresMax.steps}`.execute(
    db,
  );
  return { total: await countLeads(db, isToDo), due: rows };
}
