import { type SqlBool, sql } from "kysely";
import type { HeldMail, PersonalData } from "#contract/answers/personal-data.ts";
import { isPostgres } from "#server/database/kind.ts";
import { type ListTable, listTables } from "#server/database/list-tables.ts";
import type { Db } from "#server/database/schema.ts";

/**
 * Whether a column holds the address, in whatever case. SQL's lower() and ours differ for letters beyond ASCII on some
 * databases; either will do.
 */
export function isAddress(column: string, email: string) {
  const stored = sql`lower(${sql.ref(column)})`;
  return sql<SqlBool>`(${stored} = lower(${email}) or ${stored} = ${email.toLowerCase()})`;
}

/** Whether a column holds the id of one of the person's leads, or of their subscription. */
function isAboutPerson(column: string, email: string) {
  return sql<SqlBool>`${sql.ref(column)} in (select id from (${entriesOf(email)}) as entry)`;
}

/**
 * The leads and the subscription that came from an address, found by indexes because anybody may ask: by the person's
 * key, or among the few leads that have no person yet. A person may have other addresses as well.
 */
function entriesOf(email: string) {
  const key = email.toLowerCase();
  return sql`select desk_lead.id, coalesce(enquiry.email, contact_message.email) as email
    from desk_lead
    left join enquiry on enquiry.id = desk_lead.enquiry_id
    left join contact_message on contact_message.id = desk_lead.message_id
    where (desk_lead.person_id is null or desk_lead.person_id =
        (select person_id from person_key where kind = 'email' and key = ${key}))
      and (${isAddress("enquiry.email", email)} or ${isAddress("contact_message.email", email)})
    union all select id, email from subscription where email_key = ${key}`;
}

/** All that is held for an address. */
export async function findHeld(db: Db, email: string): Promise<PersonalData> {
  const rowsOf = (table: ListTable) =>
    db
      .selectFrom(table)
      .selectAll()
      .where(isAboutPerson("id", email))
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

/** A lead or a subscription that came from the address, if anything did. */
export async function findEntry(db: Db, email: string): Promise<Entry | undefined> {
  const { rows } = await sql<Entry>`
    select id, email from (${entriesOf(email)}) as entry limit 1`.execute(db);
  return rows[0];
}

/** Whether that entry is there still; in a transaction it then stays so until the transaction's end. */
export async function holdEntry(db: Db, id: string): Promise<boolean> {
  for (const table of ["desk_lead", "subscription"] as const) {
    const row = await db
      .selectFrom(table)
      .select("id")
      .where("id", "=", id)
      .$if(isPostgres(db), (query) => query.forKeyShare())
      .executeTakeFirst();
    if (row) return true;
  }
  return false;
}

async function findHandling(db: Db, email: string) {
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
async function findNotes(db: Db, email: string) {
  return db
    .selectFrom("desk_change")
    .select(["id", "lead_id", "before", "after", "note", "created_at", "undone_at"])
    .where(isAboutPerson("desk_change.lead_id", email))
    .orderBy("created_at", "desc")
    .orderBy("id", "desc")
    .execute();
}

async function findMails(db: Db, email: string): Promise<HeldMail[]> {
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
export async function findAddress(db: Db, id: string): Promise<string | undefined> {
  for (const table of listTables) {
    const row = await db.selectFrom(table).select("email").where("id", "=", id).executeTakeFirst();
    if (row) return row.email;
  }
  return undefined;
}
