import type { Kysely } from "kysely";

/** Posts that are sent to subscribers, and how far each recipient's mail is. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await extendMail(db);
  await db.schema
    .alterTable("subscription")
    .addColumn("bounces", "integer", (column) => column.notNull().defaultTo(0))
    .execute();
  await createCampaign(db);
  await createRecipients(db);
}

async function extendMail(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable("mail")
    .addColumn("is_bulk", "integer", (column) => column.notNull().defaultTo(0))
    .execute();
  for (const name of ["handed_at", "failure"]) {
    await db.schema
      .alterTable("mail")
      .addColumn(name, "text", (column) => column.notNull().defaultTo(""))
      .execute();
  }
  await db.schema
    .createIndex("mail_lane_due")
    .on("mail")
    .columns(["state", "is_bulk", "next_try_at"])
    .execute();
}

async function createCampaign(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("campaign")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("post_id", "text", (column) => column.references("post.id").onDelete("set null"))
    .addColumn("post_title", "text", (column) => column.notNull())
    .addColumn("excerpt", "text", (column) => column.notNull())
    .addColumn("image", "text", (column) => column.notNull())
    .addColumn("image_alt", "text", (column) => column.notNull())
    .addColumn("subject", "text", (column) => column.notNull())
    .addColumn("intro", "text", (column) => column.notNull())
    .addColumn("per_minute", "integer", (column) => column.notNull())
    .addColumn("state", "text", (column) => column.notNull())
    .addColumn("recipients", "integer", (column) => column.notNull())
    .addColumn("made_by", "text", (column) => column.notNull())
    .addColumn("created_at", "text", (column) => column.notNull())
    .addColumn("starts_at", "text", (column) => column.notNull())
    .addColumn("next_at", "text", (column) => column.notNull())
    .addColumn("ended_at", "text", (column) => column.notNull())
    .addColumn("version", "integer", (column) => column.notNull())
    .execute();
  await db.schema.createIndex("campaign_post_id").on("campaign").column("post_id").execute();
}

async function createRecipients(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("campaign_mail")
    .addColumn("campaign_id", "text", (column) =>
      column.notNull().references("campaign.id").onDelete("cascade"),
    )
    .addColumn("subscription_id", "text", (column) =>
      column.notNull().references("subscription.id").onDelete("cascade"),
    )
    .addColumn("state", "text", (column) => column.notNull())
    .addColumn("mail_id", "text", (column) => column.notNull())
    .addPrimaryKeyConstraint("campaign_mail_key", ["campaign_id", "subscription_id"])
    .execute();
  await db.schema
    .createIndex("campaign_mail_state")
    .on("campaign_mail")
    .columns(["campaign_id", "state"])
    .execute();
  await db.schema
    .createIndex("campaign_mail_subscription")
    .on("campaign_mail")
    .column("subscription_id")
    .execute();
  await db.schema
    .createIndex("campaign_mail_queued")
    .on("campaign_mail")
    .columns(["state", "mail_id"])
    .execute();
}
