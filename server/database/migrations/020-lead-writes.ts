import { type Kysely, PostgresAdapter, sql } from "kysely";
import { answerBy } from "./019-desk.ts";

/** What each lead paid for, and nobody read. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // The same columns as mail_of_lead, and the first ones of mail_lane_due.
  await db.schema.dropIndex("mail_lead_id").execute();
  await db.schema.dropIndex("mail_due").execute();
  if (!(db.getExecutor().adapter instanceof PostgresAdapter)) await trustRightAnswerBy(db);
}

/** A lead that is stored with its answer_by is not written a second time. */
async function trustRightAnswerBy(db: Kysely<unknown>): Promise<void> {
  await sql`drop trigger desk_lead_answer_by_insert`.execute(db);
  await sql
    .raw(`create trigger desk_lead_answer_by_insert after insert on desk_lead
      when new.answer_by <> ${answerBy("new.")}
      begin update desk_lead set answer_by = ${answerBy("")} where id = new.id; end`)
    .execute(db);
}
