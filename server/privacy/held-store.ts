import { type Expression, type Kysely, type SqlBool, sql } from "kysely";
import type { HeldMail, PersonalData } from "#contract/personal-data.ts";
import type { Schema } from "#server/database/schema.ts";

/**
 * Whether a column holds the address, in whatever case. SQL's lower() and ours differ for letters beyond ASCII on some
 * databases; either will do.
 */
export function isAddress(column: string, email: string) {
  const stored = sql`lower(${sql.ref(column)})`;
  return sql<SqlBool>`(${stored} = lower(${email}) or ${stored} = ${email.toLowerCase()})`;
}

/** Whether a column holds the id of one of the person's leads, or of their subscription. */
export function isAboutPerson(column: string, email: string) {
  const of = (table: string) =>
    sql`select id from ${sql.table(table)} where ${isAddress(`${table}.email`, email)}`;
  return sql<SqlBool>`${sql.ref(column)} in
    (${of("enquiry")} union ${of("contact_message")} union ${of("subscription")})`;
}

/** All that is held for an address. */
export async function findHeld(db: Kysely<Schema>, email: string): Promise<PersonalData> {
  const rowsOf = (table: "enquiry" | "contact_message" | "subscription") =>
    db
      .selectFrom(table)
      .selectAll()
      .where(isAddress("email", email))
      .orderBy("created_at", "desc")
      .orderBy("id")
      .execute();
  return {
    email,
    enquiries: await rowsOf("enquiry"),
    messages: await rowsOf("contact_message"),
    handling: await findHandling(db, email),
    notes: await findNotes(db, email),
    subscriptions: await rowsOf("subscription"),
    mails: await findMails(db, email),
  };
}

type Entry = { id: string; email: string };

/**
 * A lead or a subscription that came from the address, if anything did. Found by indexes, for anybody may ask: by the
 * person's key, or among the few leads that have no person yet.
 */
export async function findEntry(db: Kysely<Schema>, email: string): Promise<Entry | undefined> {
  const key = email.toLowerCase();
  const ofPerson = sql<SqlBool>`person_id =
    (select person_id from person_key where kind = 'email' and key = ${key})`;
  return (
    (await findLead(db, email, ofPerson)) ??
    (await findLead(db, email, sql<SqlBool>`person_id is null`)) ??
    (await db
      .selectFrom("subscription")
      .select(["id", "email"])
      .where("email_key", "=", key)
      .executeTakeFirst())
  );
}

async function findLead(db: Kysely<Schema>, email: string, isAmong: Expression<SqlBool>) {
  return db
    .selectFrom("desk_lead")
    .leftJoin("enquiry", "enquiry.id", "desk_lead.enquiry_id")
    .leftJoin("contact_message", "contact_message.id", "desk_lead.message_id")
    .select([
      "desk_lead.id",
      sql<string>`coalesce(enquiry.email, contact_message.email)`.as("email"),
    ])
    .where(isAmong)
    .where(({ or }) =>
      or([isAddress("enquiry.email", email), isAddress("contact_message.email", email)]),
    )
    .limit(1)
    .executeTakeFirst();
}

async function findHandling(db: Kysely<Schema>, email: string) {
  return db
    .selectFrom("desk_lead")
    .select(["id", "kind", "stage", "lost_reason", "next_step", "next_step_on", "office"])
    .select(["zone", "page", "source", "source_first", "source_last", "trashed_at"])
    .select(["created_at", "changed_at"])
    .where(isAboutPerson("desk_lead.id", email))
    .orderBy("created_at", "desc")
    .orderBy("id")
    .execute();
}

/** Not by whom: that is about the staff. */
async function findNotes(db: Kysely<Schema>, email: string) {
  return db
    .selectFrom("desk_change")
    .select(["id", "lead_id", "before", "after", "note", "created_at", "undone_at"])
    .where(isAboutPerson("desk_change.lead_id", email))
    .orderBy("created_at", "desc")
    .orderBy("id", "desc")
    .execute();
}

async function findMails(db: Kysely<Schema>, email: string): Promise<HeldMail[]> {
  const mails = await db
    .selectFrom("mail")
    .select(["id", "created_at", "recipient", "subject", "text", "state"])
    .where(isAboutPerson("lead_id", email))
    .orderBy("created_at", "desc")
    .orderBy("id")
    .execute();
  return mails.map(({ recipient, ...mail }) => {
    const isTheirs = recipient.toLowerCase() === email.toLowerCase();
    return { ...mail, to: isTheirs ? "this address" : "our office" };
  });
}

/** The address that a lead or a subscription came from. */
export async function findAddress(db: Kysely<Schema>, id: string): Promise<string | undefined> {
  for (const table of ["enquiry", "contact_message", "subscription"] as const) {
    const row = await db.selectFrom(table).select("email").where("id", "=", id).executeTakeFirst();
    if (row) return row.email;
  }
  return undefined;
}
