import { type Kysely, PostgresAdapter, sql } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
  const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter;
  const byteType = isPostgres ? sql`bytea` : sql`blob`;

  await db.schema
    .alterTable("post")
    .addColumn("version", "integer", (column) => column.notNull().defaultTo(1))
    .execute();
  // Beside post_image and not in it: columns after its bytes could not be read without touching them.
  await db.schema
    .createTable("picture")
    .addColumn("post_id", "text", (column) => column.notNull())
    .addColumn("name", "text", (column) => column.notNull())
    .addColumn("width", "integer", (column) => column.notNull())
    .addColumn("height", "integer", (column) => column.notNull())
    .addColumn("state", "text", (column) => column.notNull())
    .addColumn("tries", "integer", (column) => column.notNull())
    .addColumn("next_try_at", "text", (column) => column.notNull())
    .addPrimaryKeyConstraint("picture_key", ["post_id", "name"])
    .addForeignKeyConstraint(
      "picture_image",
      ["post_id", "name"],
      "post_image",
      ["post_id", "name"],
      (constraint) => constraint.onDelete("cascade"),
    )
    .execute();
  await db.schema
    .createTable("picture_file")
    .addColumn("post_id", "text", (column) => column.notNull())
    .addColumn("name", "text", (column) => column.notNull())
    .addColumn("file_name", "text", (column) => column.notNull())
    .addColumn("bytes", byteType, (column) => column.notNull())
    .addPrimaryKeyConstraint("picture_file_key", ["post_id", "file_name"])
    .addForeignKeyConstraint(
      "picture_file_image",
      ["post_id", "name"],
      "post_image",
      ["post_id", "name"],
      (constraint) => constraint.onDelete("cascade"),
    )
    .execute();
  await db.schema
    .createIndex("picture_next_try")
    .on("picture")
    .columns(["state", "next_try_at"])
    .execute();
  await db.schema.createIndex("picture_file_name").on("picture_file").column("file_name").execute();
  // Pictures from before: their width is not known yet, and the work on pictures finds it out.
  await sql`insert into picture (post_id, name, width, height, state, tries, next_try_at)
    select post_id, name, 0, 0, 'waiting', 0, '' from post_image`.execute(db);
}
