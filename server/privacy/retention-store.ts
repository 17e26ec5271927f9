import { type Kysely, type SqlBool, sql } from "kysely";
import type { Schema } from "#server/database/schema.ts";
import { eraseMailRows } from "./mail-rows-store.ts";

const dayMs = 24 * 60 * 60 * 1000;
/** So long an instance may be away and still hear which files of mails it has to delete. */
const tombstoneDays = 90;

type Removed = { leads: number; subscriptions: number; mails: number };

/**
 * Deletes what came before `cutoff`: leads, mails, and addresses that never confirmed the newsletter. Confirmed ones
 * stay until they unsubscribe, and then so that nobody writes to them.
 */
export async function removeOlder(db: Kysely<Schema>, cutoff: Date, now: Date): Promise<Removed> {
  const oldest = cutoff.toISOString();
  const mails = await eraseMailRows(db, isOldMail(oldest), now);
  const enquiries = await removeFrom(db, "enquiry", oldest);
  const messages = await removeFrom(db, "contact_message", oldest);
  const arrivals = await removeFrom(db, "lead_arrival", oldest);
  const { numDeletedRows } = await db
    .deleteFrom("subscription")
    .where("state", "=", "unconfirmed")
    .where("created_at", "<", oldest)
    .where("asked_at", "<", oldest)
    .executeTakeFirst();
  return { leads: enquiries + messages + arrivals, subscriptions: Number(numDeletedRows), mails };
}

/** A mail of that time, or about a lead that goes. */
function isOldMail(oldest: string) {
  const old = (table: string) =>
    sql`select id from ${sql.table(table)} where created_at < ${oldest}`;
  return sql<SqlBool>`(mail.created_at < ${oldest}
    or mail.lead_id in (${old("enquiry")} union ${old("contact_message")}))`;
}

async function removeFrom(
  db: Kysely<Schema>,
  table: "enquiry" | "contact_message" | "lead_arrival",
  oldest: string,
): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom(table)
    .where("created_at", "<", oldest)
    .executeTakeFirst();
  return Number(numDeletedRows);
}

/** The ids of mails whose files have gone everywhere by now. */
export async function removeOldTombstones(db: Kysely<Schema>, now: Date): Promise<void> {
  const oldest = new Date(now.getTime() - tombstoneDays * dayMs).toISOString();
  await db.deleteFrom("erased_mail").where("erased_at", "<", oldest).execute();
}
