import { sql } from "kysely";
import type { LeadDay, SystemState } from "#contract/answers/system.ts";
import { isPostgres } from "#server/database/kind.ts";
import type { Db } from "#server/database/schema.ts";

/** How many mails are in each state, and since when the first of them waits. */
export async function outboxState(db: Db): Promise<SystemState["outbox"]> {
  const rows = await db
    .selectFrom("mail")
    .select(["state", (mail) => mail.fn.countAll().as("count")])
    .select((mail) => mail.fn.min("created_at").as("oldest"))
    // Those of campaigns wait for their turn, and are counted there.
    .where("is_bulk", "=", 0)
    .groupBy("state")
    .execute();
  const of = (state: string) => rows.find((row) => row.state === state);
  return {
    waiting: Number(of("waiting")?.count ?? 0),
    sent: Number(of("sent")?.count ?? 0),
    failed: Number(of("failed")?.count ?? 0),
    oldest_waiting_at: of("waiting")?.oldest ?? null,
  };
}

/** How many have waited since before that moment to be taken up (server/leads/take-up.ts). */
export async function countStuckLeads(db: Db, before: Date): Promise<number> {
  const { count } = await db
    .selectFrom("lead_arrival")
    .select((arrival) => arrival.fn.countAll().as("count"))
    .where("created_at", "<", before.toISOString())
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Null: there was none yet. `bytes` is the size of its file. */
export async function lastBackup(db: Db): Promise<SystemState["backup"]> {
  const row = await db
    .selectFrom("backup")
    .select(["made_at", "file_name", "bytes"])
    .orderBy("made_at", "desc")
    .limit(1)
    .executeTakeFirst();
  return row ? { ...row, bytes: Number(row.bytes) } : null;
}

/** What it is and how much room its tables take, in bytes. */
export async function databaseState(db: Db): Promise<SystemState["database"]> {
  const asked = isPostgres(db)
    ? sql<Asked>`select current_setting('server_version') as version,
        pg_database_size(current_database()) as bytes`
    : sql<Asked>`select sqlite_version() as version, page_count * page_size as bytes
        from pragma_page_count, pragma_page_size`;
  const { rows } = await asked.execute(db);
  const { version = "", bytes = 0 } = rows[0] ?? {};
  return { name: isPostgres(db) ? "PostgreSQL" : "SQLite", version, bytes: Number(bytes) };
}
type Asked = { version: string; bytes: number | string };

/** The last step that the tables have taken, such as "007-pictures". */
export async function lastMigration(db: Db): Promise<string> {
  const { rows } = await sql<{
    name: string;
  }>`select max(name) as name from kysely_migration`.execute(db);
  return rows[0]?.name ?? "";
}

/**
 * Leads of each day since then, newest day first: those in the trash among them, likely spam not. Beside them the
 * office's notices, which are the mails about a lead whose answers go to the visitor: so do all mails about one that was sent
 * with the office's own address, which counts once all the same.
 */
export async function leadDays(db: Db, since: Date): Promise<LeadDay[]> {
  const from = since.toISOString();
  const notice = (state: string) =>
    sql`count(distinct case when mail.state = ${state} then lead.id end)`;
  const { rows } = await sql<LeadDay>`
    select substr(lead.created_at, 1, 10) as day, count(distinct lead.id) as received,
      count(distinct mail.lead_id) as queued,
      ${notice("sent")} as sent, ${notice("waiting")} as waiting, ${notice("failed")} as failed
    from (
      select id, email, created_at from enquiry
      where is_spam = 0 and is_trashed in (0, 1) and created_at >= ${from}
      union all
      select id, email, created_at from contact_message
      where is_spam = 0 and is_trashed in (0, 1) and created_at >= ${from}
    ) as lead
    left join mail on mail.lead_id = lead.id and mail.reply_to = lead.email
    group by substr(lead.created_at, 1, 10) order by day desc`.execute(db);
  return rows.map(({ day, ...counts }) => ({ day, ...numbers(counts) }));
}

/** PostgreSQL gives counts as text. */
function numbers<T extends object>(counts: T): { [Name in keyof T]: number } {
  const entries = Object.entries(counts).map(([name, count]) => [name, Number(count)]);
  return Object.fromEntries(entries);
}
