import { type Kysely, PostgresAdapter, sql } from "kysely";
import { takeTrashOut } from "./019-trash.ts";

/** Behind all times. */
const never = "9999-12-31";

export async function up(db: Kysely<unknown>): Promise<void> {
  await keepReminders(db);
  await orderByPromise(db);
  await takeTrashOut(db);
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

/** By when an answer is awaited, behind all times where none is; kept by the database, whoever changes a lead. */
export const answerBy = (lead: string) => `case
  when ${lead}first_answer_at = '' and ${lead}due_at > ''
    and ${lead}stage in ('new', 'in-touch', 'waiting-for-client', 'with-attorney')
  then ${lead}due_at else '${never}' end`;
const changes = "update of due_at, first_answer_at, stage";

async function orderByPromise(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable("desk_lead")
    .addColumn("answer_by", "text", (column) => column.notNull().defaultTo(never))
    .execute();
  await sql.raw(`update desk_lead set answer_by = ${answerBy("")}`).execute(db);
  await db.schema
    .createIndex("desk_lead_by_answer_by")
    .on("desk_lead")
    .columns(["trashed_at", "answer_by", "id"])
    .execute();
  for (const statement of isPostgres(db) ? onPostgres : onSqlite)
    await sql.raw(statement).execute(db);
}

const onSqlite = ["insert", changes].map(
  (
    change,
  ) => `create trigger desk_lead_answer_by_${change.split(" ")[0]} after ${change} on desk_lead
    begin update desk_lead set answer_by = ${answerBy("")} where id = new.id; end`,
);
const onPostgres = [
  `create function keep_answer_by() returns trigger language plpgsql as $$ begin
    new.answer_by := ${answerBy("new.")};
    return new;
  end $$`,
  `create trigger desk_lead_answer_by before insert or ${changes} on desk_lead
    for each row execute function keep_answer_by()`,
];

function isPostgres(db: Kysely<unknown>): boolean {
  return db.getExecutor().adapter instanceof PostgresAdapter;
}
