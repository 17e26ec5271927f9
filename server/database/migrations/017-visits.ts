import type { Kysely } from "kysely";

/** How often the site was visited: counts of days, and for the day that runs what tells its visitors apart. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("visit_salt")
    .addColumn("day", "text", (column) => column.primaryKey())
    .addColumn("salt", "text", (column) => column.notNull())
    .execute();
  await db.schema
    .createTable("visit_seen")
    .addColumn("day", "text", (column) => column.notNull())
    .addColumn("visitor", "text", (column) => column.notNull())
    .addPrimaryKeyConstraint("visit_seen_key", ["day", "visitor"])
    .execute();
  await db.schema
    .createTable("visit_count")
    .addColumn("day", "text", (column) => column.notNull())
    .addColumn("kind", "text", (column) => column.notNull())
    .addColumn("name", "text", (column) => column.notNull())
    .addColumn("count", "integer", (column) => column.notNull())
    .addPrimaryKeyConstraint("visit_count_key", ["day", "kind", "name"])
    .execute();
}
