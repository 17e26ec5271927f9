import { sql } from "kysely";
import type { Db } from "#server/database/schema.ts";

const dayMs = 24 * 60 * 60 * 1000;
/** So long an instance may be away and still hear which files of mails it has to delete. */
const tombstoneDays = 90;

type Removed = { arrivals: number; subscriptions: number };

/** Some of the leads that came before `cutoff`. */
export async function listOldLeads(db: Db, cutoff: Date, limit: number): Promise<string[]> {
  const old = (table: string) =>
    sql`select id from ${sql.table(table)} where created_at < ${cutoff.toISOString()}`;
  const { rows } = await sql<{ id: string }>`
    ${old("enquiry")} union all ${old("contact_message")} limit ${sql.lit(limit)}`.execute(db);
  return rows.map(({ id }) => id);
}

/** Some of the mails of that time. Those about a lead go with it. */
export async function listOldMails(db: Db, cutoff: Date, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom("mail")
    .select("id")
    .where("created_at", "<", cutoff.toISOString())
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

/**
 * Deletes what else came before `cutoff`: leads that could never be taken up, and addresses that never confirmed the
 * newsletter. Confirmed ones stay until they unsubscribe, and then so that nobody writes to them.
 */
export async function removeOlder(db: Db, cutoff: Date): Promise<Removed> {
  const oldest = cutoff.toISOString();
  const arrivals = await db
    .deleteFrom("lead_arrival")
    .where("created_at", "<", oldest)
    .executeTakeFirst();
  const subscriptions = await db
    .deleteFrom("subscription")
    .where("state", "=", "unconfirmed")
    .where("created_at", "<", oldest)
    .where("asked_at", "<", oldest)
    .executeTakeFirst();
  return {
    arrivals: Number(arrivals.numDeletedRows),
    subscriptions: Number(subscriptions.numDeletedRows),
  };
}

/** The ids of mails whose files have gone everywhere by now. */
export async function removeOldTombstones(db: Db, now: Date): Promise<void> {
  const oldest = new Date(now.getTime() - tombstoneDays * dayMs).toISOString();
  await db.deleteFrom("erased_mail").where("erased_at", "<", oldest).execute();
}
