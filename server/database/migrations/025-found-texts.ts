import type { Kysely } from "kysely";

/**
 * A text is found by a few of its hashes, and compared by all: each row has them all beside its own. What the two weeks
 * before were known by is dropped, because their hashes were others.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropTable("lead_trace").execute();
  await db.schema
    .createTable("lead_trace")
    .addColumn("enquiry_id", "text", (column) =>
      column.references("enquiry.id").onDelete("cascade"),
    )
    .addColumn("message_id", "text", (column) =>
      column.references("contact_message.id").onDelete("cascade"),
    )
    .addColumn("hash", "text", (column) => column.notNull())
    .addColumn("runs", "text", (column) => column.notNull())
    .addColumn("sender", "text", (column) => column.notNull())
    .addColumn("created_at", "text", (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex("lead_trace_newest")
    .on("lead_trace")
    .columns(["hash", "created_at"])
    .execute();
  await db.schema
    .createIndex("lead_trace_created_at")
    .on("lead_trace")
    .column("created_at")
    .execute();
  for (const column of ["enquiry_id", "message_id"] as const) {
    await db.schema
      .createIndex(`lead_trace_${column}`)
      .on("lead_trace")
      .column(column)
      .where(column, "is not", null)
      .execute();
  }
}
