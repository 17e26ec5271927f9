import type { Kysely } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("enquiry")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("receipt", "text", (column) => column.notNull().unique())
    .addColumn("name", "text", (column) => column.notNull())
    .addColumn("phone", "text", (column) => column.notNull())
    .addColumn("email", "text", (column) => column.notNull())
    .addColumn("category", "text", (column) => column.notNull())
    .addColumn("location", "text", (column) => column.notNull())
    .addColumn("doubt", "text", (column) => column.notNull())
    .addColumn("created_at", "text", (column) => column.notNull())
    .execute();
  await db.schema
    .createTable("contact_message")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("receipt", "text", (column) => column.notNull().unique())
    .addColumn("name", "text", (column) => column.notNull())
    .addColumn("phone", "text", (column) => column.notNull())
    .addColumn("email", "text", (column) => column.notNull())
    .addColumn("message", "text", (column) => column.notNull())
    .addColumn("created_at", "text", (column) => column.notNull())
    .execute();
  await db.schema
    .createTable("subscription")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("email", "text", (column) => column.notNull())
    .addColumn("email_key", "text", (column) => column.notNull().unique())
    .addColumn("created_at", "text", (column) => column.notNull())
    .execute();
  await db.schema
    .createTable("idempotency_key")
    .addColumn("key", "text", (column) => column.primaryKey())
    .addColumn("body_hash", "text", (column) => column.notNull())
    .addColumn("answer", "text", (column) => column.notNull())
    .addColumn("created_at", "text", (column) => column.notNull())
    .execute();
  for (const table of ["enquiry", "contact_message", "subscription", "idempotency_key"]) {
    await db.schema.createIndex(`${table}_created_at`).on(table).column("created_at").execute();
  }
}
