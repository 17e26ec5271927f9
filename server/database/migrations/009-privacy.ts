import type { Kysely } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
  await extendSubscription(db);
  await db.schema
    .alterTable("mail")
    .addColumn("unsubscribe_url", "text", (column) => column.notNull().defaultTo(""))
    .execute();
  await db.schema.createIndex("mail_lead_id").on("mail").column("lead_id").execute();
  await db.schema
    .createTable("upkeep")
    .addColumn("name", "text", (column) => column.primaryKey())
    .addColumn("next_at", "text", (column) => column.notNull())
    .addColumn("done_at", "text", (column) => column.notNull())
    .execute();
  await db.schema
    .createTable("erased_mail")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("erased_at", "text", (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex("erased_mail_erased_at")
    .on("erased_mail")
    .column("erased_at")
    .execute();
}

/** Nobody who is on the list by now was asked, so nobody has confirmed. */
async function extendSubscription(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable("subscription")
    .addColumn("state", "text", (column) => column.notNull().defaultTo("unconfirmed"))
    .execute();
  for (const name of ["asked_at", "confirmed_at", "unsubscribed_at"]) {
    await db.schema
      .alterTable("subscription")
      .addColumn(name, "text", (column) => column.notNull().defaultTo(""))
      .execute();
  }
  await db.schema
    .alterTable("subscription")
    .addColumn("times_asked", "integer", (column) => column.notNull().defaultTo(0))
    .execute();
}
