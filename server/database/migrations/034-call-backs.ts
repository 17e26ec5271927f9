import { type QueryExecutorProvider, sql } from "kysely";

/** Who left no number asks for no call, though leads were once stored as if they did. Of changes all are the staff's. */
export async function up(db: QueryExecutorProvider): Promise<void> {
  await sql`update desk_lead set kind = 'message' where kind = 'call-back'
    and message_id in (select id from contact_message where phone = '')`.execute(db);
  await sql`alter table desk_change drop column is_automatic`.execute(db);
}
