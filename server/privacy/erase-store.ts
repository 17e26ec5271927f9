import { type SqlBool, sql } from "kysely";
import type { Erased } from "#contract/answers/personal-data.ts";
import { isPostgres } from "#server/database/kind.ts";
import { listed } from "#server/database/list-as-value.ts";
import { type ListTable, leadTables, listTables } from "#server/database/list-tables.ts";
import type { Db } from "#server/database/schema.ts";
import { isAddress } from "./held-store.ts";
import { eraseMailRows, eraseMails } from "./mail-rows-store.ts";

/**
 * Deletes all that is held for an address, in the caller's transaction. The mails go first: which ones they are is told
 * by the leads.
 */
export async function erasePerson(db: Db, { email, ids }: Person, now: Date): Promise<Erased> {
  await holdSubscription(db, email);
  const mails = await eraseMails(db, await mailsOf(db, { email, ids }), now);
  await eraseAnswers(db, ids);
  const arrivals = await eraseArrivals(db, email);
  const enquiries = await eraseFrom(db, "enquiry", ids);
  const messages = await eraseFrom(db, "contact_message", ids);
  const subscriptions = await eraseFrom(db, "subscription", ids);
  return { leads: arrivals + enquiries + messages, subscriptions, mails };
}

/** Whoever is queueing a mail to the subscriber just now is waited for, so that it is there to go. */
async function holdSubscription(db: Db, email: string): Promise<void> {
  if (!isPostgres(db)) return;
  await sql`select id from subscription where ${isAddress("email", email)} for update`.execute(db);
}

/** Deletes leads of at least some weeks ago with their mails. Kept answers to their sends have ended by then. */
export async function eraseLeads(db: Db, ids: readonly string[], now: Date): Promise<void> {
  await eraseMailRows(db, sql<SqlBool>`mail.lead_id in ${listed(db, ids)}`, now);
  for (const table of leadTables) await eraseFrom(db, table, ids);
}

type Person = { email: string; ids: readonly string[] };

/**
 * The ids of the leads and subscriptions that came from an address. Looked for in all rows, whatever an index may have
 * missed: that takes time, so whoever needs them is given them.
 */
export async function findPerson(db: Db, email: string): Promise<string[]> {
  const of = (table: string) =>
    sql`select id from ${sql.table(table)} where ${isAddress("email", email)}`;
  const { rows } = await sql<{ id: string }>`
    ${of("enquiry")} union ${of("contact_message")} union ${of("subscription")}`.execute(db);
  return rows.map(({ id }) => id);
}

/**
 * The mails about their leads; and those to them about a lead that is gone. Not any mail to the address: it may be the
 * office's own, where notices of other people's leads are waiting.
 */
async function mailsOf(db: Db, { email, ids }: Person): Promise<string[]> {
  const owners = [...listTables, "staff"];
  const isOwned = sql.join(
    owners.map((table) => sql`exists (select 1 from ${sql.table(table)} where id = mail.lead_id)`),
    sql` or `,
  );
  const { rows } = await sql<{ id: string }>`
    select id from mail where lead_id in ${listed(db, ids)}
    union select id from mail where ${isAddress("recipient", email)} and not (${isOwned})`.execute(
    db,
  );
  return rows.map(({ id }) => id);
}

/**
 * Kept answers name leads by their ids. Read once, whatever a person has sent: to look in each for each id would hold up a
 * SQLite site for minutes. A browser that sends such a lead again then sends a new one.
 */
async function eraseAnswers(db: Db, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  const named = isPostgres(db) ? sql`answer::json #>> '{data,id}'` : sql`answer ->> '$.data.id'`;
  await sql`delete from idempotency_key where ${named} in ${listed(db, ids)}`.execute(db);
}

/** Leads that could not be taken up, so that there are few, and the answers to them. Gives how many. */
async function eraseArrivals(db: Db, email: string): Promise<number> {
  const waiting = await db.selectFrom("lead_arrival").select(["number", "lead"]).execute();
  const key = email.toLowerCase();
  const theirs = waiting
    .map(({ number, lead }) => ({ number, ...(JSON.parse(lead) as Arrived) }))
    .filter(({ input }) => input.email.toLowerCase() === key);
  const [ids, numbers] = [theirs.map(({ id }) => id), theirs.map(({ number }) => number)];
  await eraseAnswers(db, ids);
  await db.deleteFrom("lead_arrival").where("number", "in", listed(db, numbers)).execute();
  return theirs.length;
}
type Arrived = { id: string; input: { email: string } };

async function eraseFrom(db: Db, table: ListTable, ids: readonly string[]): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom(table)
    .where("id", "in", listed(db, ids))
    .executeTakeFirst();
  return Number(numDeletedRows);
}
