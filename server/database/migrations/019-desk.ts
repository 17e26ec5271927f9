import { type Kysely, sql } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
  await keepReminders(db);
}

/** An answer that is taken back lets the clock go on: the next reminder stays with an answered lead, and waits. */
async function keepReminders(db: Kysely<unknown>): Promise<void> {
  await sql`update desk_lead set escalate_at = case
      when first_answer_at < half_at then half_at
      when first_answer_at < due_at then due_at else '' end
    where first_answer_at > '' and due_at > ''`.execute(db);
  await db.schema.dropIndex("desk_lead_by_escalate_at").execute();
  await db.schema
    .createIndex("desk_lead_by_escalate_at")
    .on("desk_lead")
    .columns(["first_answer_at", "escalate_at"])
    .execute();
}
