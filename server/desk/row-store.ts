import { sql } from "kysely";
import type { DeskLead, Owner } from "#contract/answers/desk.ts";
import { type LeadSource, noSource } from "#contract/lead-signals.ts";
import { noDay } from "#contract/no-day.ts";
import { withMarks } from "#server/database/lead-marks.ts";
import type { Db } from "#server/database/schema.ts";

const excerptLength = 200;

/** The column of that name of what was sent, the enquiry or the message, beside a lead. */
export function own(column: string) {
  const refs = [sql.ref(`enquiry.${column}`), sql.ref(`contact_message.${column}`)];
  return sql<string>`coalesce(${sql.join(refs)})`;
}

/** What was written, whole. */
export const wholeText = sql<string>`coalesce(enquiry.doubt, contact_message.message)`;
/** A message names none. */
export const location = sql<string>`coalesce(enquiry.location, '')`;

const plain = [
  "desk_lead.id",
  "desk_lead.kind",
  "desk_lead.stage",
  "desk_lead.lost_reason",
  "desk_lead.owner_id",
  "desk_lead.next_step",
  "desk_lead.next_step_on",
  "desk_lead.office",
  "desk_lead.trashed_at",
  "desk_lead.category",
  "desk_lead.page",
  "desk_lead.source",
  "desk_lead.created_at",
  "desk_lead.changed_at",
  "desk_lead.version",
  "desk_lead.person_id",
  "desk_lead.name_key",
  "desk_lead.due_at",
  "desk_lead.half_at",
  "desk_lead.first_answer_at",
  "desk_lead.answer_by",
] as const;

/** Leads beside what was sent and whose they are, with the columns of a row of the inbox. */
export function leadRows(db: Db) {
  return db
    .selectFrom("desk_lead")
    .leftJoin("enquiry", "enquiry.id", "desk_lead.enquiry_id")
    .leftJoin("contact_message", "contact_message.id", "desk_lead.message_id")
    .leftJoin("staff", "staff.id", "desk_lead.owner_id")
    .select([...plain, "staff.email as owner_email", "staff.name as owner_name"])
    .select([
      own("receipt").as("receipt"),
      own("name").as("name"),
      own("email").as("email"),
      own("phone").as("phone"),
      sql<string>`substr(${wholeText}, 1, ${sql.lit(excerptLength)})`.as("excerpt"),
    ]);
}

/** A row as it is read. */
export type StoredRow = Awaited<ReturnType<ReturnType<typeof leadRows>["execute"]>>[number];

/** A row as staff are given it, with whatever else was asked for. */
export function deskRow<Row extends StoredRow>(stored: Row) {
  const { owner_id, owner_email, owner_name, name_key: _, next_step_on, ...rest } = stored;
  const { due_at, half_at, first_answer_at, answer_by: _by, ...row } = rest;
  return {
    ...row,
    owner: ownerOf(owner_id, owner_email, owner_name),
    next_step_on: next_step_on === noDay ? "" : next_step_on,
    clock: due_at || first_answer_at ? { due_at, half_at, first_answer_at } : null,
  };
}

/** Null: nobody, or somebody whose account is forgotten. */
export function ownerOf(
  id: string | null,
  email: string | null,
  name: string | null,
): Owner | null {
  return id !== null && email ? { id, email, name: name ?? "" } : null;
}

/** One lead with all that is known of it. */
export async function findLead(db: Db, id: string): Promise<DeskLead | undefined> {
  const stored = await leadRows(db)
    .select(["desk_lead.zone", "desk_lead.source_first", "desk_lead.source_last"])
    .select([
      wholeText.as("text"),
      location.as("location"),
      sql<number>`coalesce(enquiry.is_spam, contact_message.is_spam)`.as("is_spam"),
      sql<number>`coalesce(enquiry.spam_points, contact_message.spam_points)`.as("spam_points"),
      own("spam_reasons").as("spam_reasons"),
      own("judged_at").as("judged_at"),
      own("consents").as("consents"),
    ])
    .where("desk_lead.id", "=", id)
    .executeTakeFirst();
  if (!stored) return undefined;

  const { source_first, source_last, ...row } = stored;
  return {
    ...withMarks(deskRow(row)),
    source_first: sourceIn(source_first),
    source_last: sourceIn(source_last),
  };
}

/** JSON of our own writing; leads from before the desk have an empty object. */
function sourceIn(json: string): LeadSource {
  return { ...noSource, ...JSON.parse(json) };
}
