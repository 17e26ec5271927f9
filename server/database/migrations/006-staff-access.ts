import { type Kysely, sql } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable("staff")
    .addColumn("must_change_password", "integer", (column) => column.notNull().defaultTo(0))
    .execute();
  await extendLogin(db);
  await db.schema
    .createTable("one_time_code")
    .addColumn("staff_id", "text", (column) =>
      column.primaryKey().references("staff.id").onDelete("cascade"),
    )
    .addColumn("code_hash", "text", (column) => column.notNull())
    .addColumn("tries", "integer", (column) => column.notNull())
    .addColumn("expires_at", "text", (column) => column.notNull())
    .execute();
  await db.schema
    .createTable("known_address")
    .addColumn("staff_id", "text", (column) =>
      column.notNull().references("staff.id").onDelete("cascade"),
    )
    .addColumn("address_hash", "text", (column) => column.notNull())
    .addPrimaryKeyConstraint("known_address_key", ["staff_id", "address_hash"])
    .execute();
}

async function extendLogin(db: Kysely<unknown>): Promise<void> {
  for (const name of ["id", "user_agent"]) {
    await db.schema
      .alterTable("login")
      .addColumn(name, "text", (column) => column.notNull().defaultTo(""))
      .execute();
  }
  await db.schema
    .alterTable("login")
    .addColumn("must_change_password", "integer", (column) => column.notNull().defaultTo(0))
    .execute();
  // The logins that are open now get a name, too; the hash is of a random token and tells nothing.
  await sql`update login set id = substr(token_hash, 1, 32)`.execute(db);
}
