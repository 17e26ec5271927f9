import { type Kysely, PostgresAdapter, sql } from "kysely";

/** Leads that have come and are not taken up yet, whole. See docs/decisions/061. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await bringOntoDesk(db, "enquiry", sql`enquiry.id, null, enquiry.category`);
  await bringOntoDesk(db, "contact_message", sql`null, contact_message.id, ''`);
  await db.schema.dropTable("desk_arrival").execute();
  const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter;
  await db.schema
    .createTable("lead_arrival")
    .addColumn("number", "integer", (column) =>
      isPostgres ? column.primaryKey().generatedAlwaysAsIdentity() : column.primaryKey(),
    )
    .addColumn("created_at", "text", (column) => column.notNull())
    .addColumn("lead", "text", (column) => column.notNull())
    .execute();
}

/** What waited for that so far. Their persons are found by and by, as those of the leads from before the desk. */
async function bringOntoDesk(
  db: Kysely<unknown>,
  list: "enquiry" | "contact_message",
  ids: ReturnType<typeof sql>,
): Promise<void> {
  const lead = sql.table(list);
  await sql`
    insert into desk_lead (enquiry_id, message_id, category, id, kind, name_key, stage, office, zone, page, source_first,
      source_last, created_at, changed_at, due_at, half_at, escalate_at)
    select ${ids}, lead_id, kind, lower(substr(name, 1, 60)), case when is_spam = 1 then 'spam' else 'new' end, office, zone,
      page, source_first, source_last, created_at, created_at, due_at, half_at, half_at
    from desk_arrival join ${lead} on ${lead}.id = lead_id`.execute(db);
}
