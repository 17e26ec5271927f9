import { type Kysely, PostgresAdapter, sql } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const name of ["name", "used_at", "ended_at"]) {
    await db.schema
      .alterTable("staff")
      .addColumn(name, "text", (column) => column.notNull().defaultTo(""))
      .execute();
  }
  await createInvitation(db);
  await createSecondStep(db);
  await createAudit(db);
  const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter;
  await (isPostgres ? refuseChangesOnPostgres(db) : refuseChangesOnSqlite(db));
}

async function createInvitation(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("invitation")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("name", "text", (column) => column.notNull())
    .addColumn("email", "text", (column) => column.notNull())
    .addColumn("email_key", "text", (column) => column.notNull().unique())
    .addColumn("token_hash", "text", (column) => column.notNull().unique())
    .addColumn("created_at", "text", (column) => column.notNull())
    .addColumn("expires_at", "text", (column) => column.notNull())
    .execute();
}

async function createSecondStep(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("second_step")
    .addColumn("staff_id", "text", (column) =>
      column.primaryKey().references("staff.id").onDelete("cascade"),
    )
    .addColumn("secret", "text", (column) => column.notNull())
    .addColumn("last_step", "integer", (column) => column.notNull())
    .addColumn("on_at", "text", (column) => column.notNull())
    .execute();
  await db.schema
    .createTable("recovery_code")
    .addColumn("staff_id", "text", (column) =>
      column.notNull().references("staff.id").onDelete("cascade"),
    )
    .addColumn("code_hash", "text", (column) => column.notNull())
    .addPrimaryKeyConstraint("recovery_code_key", ["staff_id", "code_hash"])
    .execute();
}

async function createAudit(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("audit_entry")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("at", "text", (column) => column.notNull())
    .addColumn("staff_id", "text", (column) => column.notNull())
    .addColumn("what", "text", (column) => column.notNull())
    .addColumn("target", "text", (column) => column.notNull())
    .execute();
  await db.schema.createIndex("audit_entry_at").on("audit_entry").columns(["at", "id"]).execute();
  await db.schema
    .createIndex("audit_entry_staff")
    .on("audit_entry")
    .columns(["staff_id", "at", "id"])
    .execute();
}

async function refuseChangesOnSqlite(db: Kysely<unknown>): Promise<void> {
  await sql`create trigger audit_entry_stays before update on audit_entry
    begin select raise(abort, 'an entry of the log is never changed'); end`.execute(db);
}

async function refuseChangesOnPostgres(db: Kysely<unknown>): Promise<void> {
  await sql`create function refuse_audit_change() returns trigger language plpgsql as
    $$ begin raise exception 'an entry of the log is never changed'; end $$`.execute(db);
  await sql`create trigger audit_entry_stays before update on audit_entry
    for each row execute function refuse_audit_change()`.execute(db);
}
