import { type Kysely, type RawBuilder, type SqlBool, sql } from "kysely";
import type { Erased } from "#contract/personal-data.ts";
import { isPostgres } from "#server/database/kind.ts";
import type { Schema } from "#server/database/schema.ts";
import { isAddress } from "./held-store.ts";
import { eraseMailRows } from "./mail-rows-store.ts";

/**
 * Deletes all that is held for an address, in the caller's transaction. The mails go first: which ones they are is told
 * by the leads.
 */
export async function erasePerson(db: Kysely<Schema>, email: string, now: Date): Promise<Erased> {
  await holdSubscription(db, email);
  const mails = await eraseMailRows(db, isMailOf(email), now);
  await eraseAnswers(db, idsOf(email));
  const arrivals = await eraseArrivals(db, email);
  const enquiries = await eraseFrom(db, "enquiry", email);
  const messages = await eraseFrom(db, "contact_message", email);
  const subscriptions = await eraseFrom(db, "subscription", email);
  return { leads: arrivals + enquiries + messages, subscriptions, mails };
}

/** Whoever is queueing a mail to the subscriber just now is waited for, so that it is there to go. */
async function holdSubscription(db: Kysely<Schema>, email: string): Promise<void> {
  if (!isPostgres(db)) return;
  await sql`select id from subscription where ${isAddress("email", email)} for update`.execute(db);
}

/** Deletes leads with all that hangs on them: their mails, and the kept answers to their sends. */
export async function eraseLeads(
  db: Kysely<Schema>,
  ids: readonly string[],
  now: Date,
): Promise<void> {
  await eraseMailRows(db, sql<SqlBool>`mail.lead_id in (${sql.join(ids)})`, now);
  const there = (table: string) =>
    sql`select id from ${sql.table(table)} where id in (${sql.join(ids)})`;
  await eraseAnswers(db, sql`${there("enquiry")} union ${there("contact_message")}`);
  for (const table of ["enquiry", "contact_message"] as const) {
    await db.deleteFrom(table).where("id", "in", ids).execute();
  }
}

/**
 * A mail about their leads; or one to them about a lead that is gone. Not any mail to the address: it may be the
 * office's own, where notices of other people's leads are waiting.
 */
function isMailOf(email: string) {
  const ids = (table: string) => sql`select id from ${sql.table(table)}`;
  const others = sql`${ids("enquiry")} union ${ids("contact_message")} union
    ${ids("subscription")} union ${ids("staff")}`;
  const isOrphan = sql`${isAddress("mail.recipient", email)} and lead_id not in (${others})`;
  return sql<SqlBool>`(mail.lead_id in (${idsOf(email)}) or (${isOrphan}))`;
}

/** Looked for in all rows, whatever an index may have missed. */
function idsOf(email: string) {
  const of = (table: string) =>
    sql`select id from ${sql.table(table)} where ${isAddress(`${table}.email`, email)}`;
  return sql`${of("enquiry")} union ${of("contact_message")} union ${of("subscription")}`;
}

/**
 * Kept answers name leads by their ids, which `ids` selects. A browser that sends such a lead again then sends a new one.
 */
async function eraseAnswers(db: Kysely<Schema>, ids: RawBuilder<unknown>): Promise<void> {
  await sql`with theirs as materialized (${ids})
    delete from idempotency_key where exists (
      select 1 from theirs where answer like '%"' || theirs.id || '"%')`.execute(db);
}

/** Leads that could not be taken up, so that there are few, and the answers to them. Gives how many. */
async function eraseArrivals(db: Kysely<Schema>, email: string): Promise<number> {
  const waiting = await db.selectFrom("lead_arrival").select(["number", "lead"]).execute();
  const key = email.toLowerCase();
  const theirs = waiting
    .map(({ number, lead }) => ({ number, ...(JSON.parse(lead) as Arrived) }))
    .filter(({ input }) => input.email.toLowerCase() === key);
  for (const { number, id } of theirs) {
    await eraseAnswers(db, sql`select ${id} as id`);
    await db.deleteFrom("lead_arrival").where("number", "=", number).execute();
  }
  return theirs.length;
}
type Arrived = { id: string; input: { email: string } };

async function eraseFrom(
  db: Kysely<Schema>,
  table: "enquiry" | "contact_message" | "subscription",
  email: string,
): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom(table)
    .where(isAddress("email", email))
    .executeTakeFirst();
  return Number(numDeletedRows);
}
