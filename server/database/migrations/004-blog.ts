import { type Kysely, PostgresAdapter, sql } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
  // Bytes have a type of their own on each database: the one difference between them.
  const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter;
  const byteType = isPostgres ? sql`bytea` : sql`blob`;

  await db.schema
    .createTable("post")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("title", "text", (column) => column.notNull())
    .addColumn("content", "text", (column) => column.notNull())
    .addColumn("date", "text", (column) => column.notNull())
    .addColumn("created_at", "text", (column) => column.notNull())
    .execute();
  await db.schema
    .createTable("post_image")
    .addColumn("post_id", "text", (column) =>
      column.notNull().references("post.id").onDelete("cascade"),
    )
    .addColumn("name", "text", (column) => column.notNull())
    .addColumn("position", "integer", (column) => column.notNull())
    .addColumn("alt", "text", (column) => column.notNull())
    // Last, so that SQLite reads the columns before it without touching the pages of a picture.
    .addColumn("bytes", byteType, (column) => column.notNull())
    .addPrimaryKeyConstraint("post_image_key", ["post_id", "name"])
    .execute();
  await db.schema.createIndex("post_created_at").on("post").column("created_at").execute();
  await db.schema.createIndex("post_image_name").on("post_image").column("name").execute();
}
