import type { Kysely } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("mail")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("message_id", "text", (column) => column.notNull().unique())
    .addColumn("lead_id", "text", (column) => column.notNull())
    .addColumn("recipient", "text", (column) => column.notNull())
    .addColumn("reply_to", "text", (column) => column.notNull())
    .addColumn("subject", "text", (column) => column.notNull())
    .addColumn("text", "text", (column) => column.notNull())
    .addColumn("html", "text", (column) => column.notNull())
    .addColumn("state", "text", (column) => column.notNull())
    .addColumn("tries", "integer", (column) => column.notNull())
    .addColumn("next_try_at", "text", (column) => column.notNull())
    .addColumn("created_at", "text", (column) => column.notNull())
    .execute();
  await db.schema.createIndex("mail_due").on("mail").columns(["state", "next_try_at"]).execute();
}
