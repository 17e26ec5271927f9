import { type Kysely, sql } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of ["enquiry", "contact_message"]) {
    for (const name of ["spam_points", "is_spam"]) {
      await db.schema
        .alterTable(table)
        .addColumn(name, "integer", (column) => column.notNull().defaultTo(0))
        .execute();
    }
    await addText(db, table, "spam_reasons", "[]");
    await addText(db, table, "judged_at", "");
    await addText(db, table, "mailed_at", "");
    await addText(db, table, "consents", "[]");
    // The mails about the leads from before have gone.
    await sql`update ${sql.table(table)} set mailed_at = created_at`.execute(db);
    await db.schema
      .createIndex(`${table}_spam`)
      .on(table)
      .columns(["is_spam", "created_at"])
      .execute();
  }
  await addText(db, "subscription", "consents", "[]");
  await createTraces(db);
  await db.schema
    .createTable("spam_report")
    .addColumn("day", "text", (column) => column.primaryKey())
    .execute();
}

async function addText(db: Kysely<unknown>, table: string, name: string, usual: string) {
  await db.schema
    .alterTable(table)
    .addColumn(name, "text", (column) => column.notNull().defaultTo(usual))
    .execute();
}

async function createTraces(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("lead_trace")
    .addColumn("enquiry_id", "text", (column) =>
      column.references("enquiry.id").onDelete("cascade"),
    )
    .addColumn("message_id", "text", (column) =>
      column.references("contact_message.id").onDelete("cascade"),
    )
    .addColumn("kind", "text", (column) => column.notNull())
    .addColumn("hash", "text", (column) => column.notNull())
    .addColumn("sender", "text", (column) => column.notNull())
    .addColumn("created_at", "text", (column) => column.notNull())
    .execute();
  for (const column of ["hash", "created_at", "enquiry_id", "message_id"]) {
    await db.schema.createIndex(`lead_trace_${column}`).on("lead_trace").column(column).execute();
  }
}
