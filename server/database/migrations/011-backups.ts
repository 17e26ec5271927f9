import type { Kysely } from "kysely";

/** When a backup was made, for staff to see: on several machines no folder is common to all. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("backup")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("file_name", "text", (column) => column.notNull())
    .addColumn("bytes", "bigint", (column) => column.notNull())
    .addColumn("made_at", "text", (column) => column.notNull())
    .execute();
  await db.schema.createIndex("backup_made_at").on("backup").column("made_at").execute();
  // The leads of a day beside the mails about them.
  await db.schema.createIndex("mail_of_lead").on("mail").column("lead_id").execute();
}
