import type { Kysely } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
  await addClock(db);
  await extendMail(db);
  await createTemplates(db);
  await createAnswers(db);
}

/** Leads from before have no clock: nobody promised them a time. */
async function addClock(db: Kysely<unknown>): Promise<void> {
  for (const name of ["due_at", "half_at", "escalate_at", "first_answer_at"]) {
    await db.schema
      .alterTable("desk_lead")
      .addColumn(name, "text", (column) => column.notNull().defaultTo(""))
      .execute();
  }
  await db.schema
    .createIndex("desk_lead_by_escalate_at")
    .on("desk_lead")
    .column("escalate_at")
    .execute();
  await db.schema
    .createIndex("desk_lead_by_due_at")
    .on("desk_lead")
    .columns(["trashed_at", "first_answer_at", "due_at", "id"])
    .execute();
}

async function extendMail(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable("mail")
    .addColumn("in_reply_to", "text", (column) => column.notNull().defaultTo(""))
    .execute();
  await db.schema
    .alterTable("mail")
    .addColumn("is_by_hand", "integer", (column) => column.notNull().defaultTo(0))
    .execute();
}

async function createTemplates(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("reply_template")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("name", "text", (column) => column.notNull())
    .addColumn("subject", "text", (column) => column.notNull())
    .addColumn("text", "text", (column) => column.notNull())
    .addColumn("version", "integer", (column) => column.notNull().defaultTo(1))
    .addColumn("changed_at", "text", (column) => column.notNull())
    .execute();
}

async function createAnswers(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("desk_answer")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("key", "text", (column) => column.notNull().unique())
    .addColumn("body_hash", "text", (column) => column.notNull())
    .addColumn("lead_id", "text", (column) =>
      column.notNull().references("desk_lead.id").onDelete("cascade"),
    )
    .addColumn("staff_id", "text", (column) => column.references("staff.id").onDelete("set null"))
    .addColumn("mail_id", "text", (column) =>
      column.unique().references("mail.id").onDelete("cascade"),
    )
    .addColumn("way", "text", (column) => column.notNull())
    .addColumn("created_at", "text", (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex("desk_answer_by_lead_id")
    .on("desk_answer")
    .columns(["lead_id", "created_at"])
    .execute();
  await db.schema
    .createIndex("desk_answer_by_staff_id")
    .on("desk_answer")
    .column("staff_id")
    .execute();
}
