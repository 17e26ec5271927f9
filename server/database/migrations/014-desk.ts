import { type ColumnDataType, type Kysely, PostgresAdapter, type RawBuilder, sql } from "kysely";

/** What stands for "no day", behind all days. */
const noDay = "9999-12-31";

export async function up(db: Kysely<unknown>): Promise<void> {
  await createPersons(db);
  await createLeads(db);
  await createChanges(db);
  await createViews(db);
  await fill(db);
}

async function createPersons(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("person")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("created_at", "text", (column) => column.notNull())
    .execute();
  await db.schema
    .createTable("person_key")
    .addColumn("kind", "text", (column) => column.notNull())
    .addColumn("key", "text", (column) => column.notNull())
    .addColumn("person_id", "text", (column) =>
      column.notNull().references("person.id").onDelete("cascade"),
    )
    .addPrimaryKeyConstraint("person_key_primary", ["kind", "key"])
    .execute();
  await index(db, "person_key", ["person_id"]);
}

async function createLeads(db: Kysely<unknown>): Promise<void> {
  let lead = db.schema
    .createTable("desk_lead")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("kind", "text", (column) => column.notNull())
    .addColumn("enquiry_id", "text", (column) =>
      column.unique().references("enquiry.id").onDelete("cascade"),
    )
    .addColumn("message_id", "text", (column) =>
      column.unique().references("contact_message.id").onDelete("cascade"),
    )
    .addColumn("person_id", "text", (column) => column.references("person.id").onDelete("set null"))
    .addColumn("owner_id", "text", (column) => column.references("staff.id").onDelete("set null"))
    .addColumn("name_key", byteOrder(db), (column) => column.notNull())
    .addColumn("next_step_on", "text", (column) => column.notNull().defaultTo(noDay))
    .addColumn("source_first", "text", (column) => column.notNull().defaultTo("{}"))
    .addColumn("source_last", "text", (column) => column.notNull().defaultTo("{}"))
    .addColumn("version", "integer", (column) => column.notNull().defaultTo(1));
  for (const name of ["stage", "office", "created_at", "changed_at"]) {
    lead = lead.addColumn(name, "text", (column) => column.notNull());
  }
  for (const name of mayBeEmpty) {
    lead = lead.addColumn(name, "text", (column) => column.notNull().defaultTo(""));
  }
  await lead.execute();
  for (const columns of leadOrders) await index(db, "desk_lead", columns);
}

const mayBeEmpty = [
  "category",
  "lost_reason",
  "next_step",
  "zone",
  "page",
  "source",
  "trashed_at",
] as const;

/** Each filter that leaves few rows, and each order, runs along one. */
const leadOrders = [
  ["trashed_at", "created_at", "id"],
  ["trashed_at", "stage", "created_at", "id"],
  ["trashed_at", "kind", "created_at", "id"],
  ["trashed_at", "owner_id", "created_at", "id"],
  ["trashed_at", "category", "created_at", "id"],
  ["trashed_at", "source", "created_at", "id"],
  ["trashed_at", "next_step_on", "id"],
  ["trashed_at", "name_key", "id"],
  ["trashed_at", "changed_at", "id"],
  ["changed_at"],
  ["person_id", "created_at"],
  ["owner_id"],
];

async function createChanges(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("desk_change")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("change_id", "text", (column) => column.notNull())
    .addColumn("lead_id", "text", (column) =>
      column.notNull().references("desk_lead.id").onDelete("cascade"),
    )
    .addColumn("staff_id", "text", (column) => column.references("staff.id").onDelete("set null"))
    .addColumn("is_automatic", "integer", (column) => column.notNull().defaultTo(0))
    .addColumn("before", "text", (column) => column.notNull().defaultTo("{}"))
    .addColumn("after", "text", (column) => column.notNull().defaultTo("{}"))
    .addColumn("note", "text", (column) => column.notNull().defaultTo(""))
    .addColumn("created_at", "text", (column) => column.notNull())
    .addColumn("undone_at", "text", (column) => column.notNull().defaultTo(""))
    .execute();
  await index(db, "desk_change", ["lead_id", "created_at"]);
  await index(db, "desk_change", ["change_id"]);
  await index(db, "desk_change", ["staff_id"]);
}

async function createViews(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("desk_view")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("staff_id", "text", (column) => column.references("staff.id").onDelete("set null"))
    .addColumn("name", "text", (column) => column.notNull())
    .addColumn("query", "text", (column) => column.notNull())
    .addColumn("is_shared", "integer", (column) => column.notNull())
    .addColumn("created_at", "text", (column) => column.notNull())
    .execute();
  await index(db, "desk_view", ["staff_id"]);
}

/** The leads from before. Their persons are found by and by: server/desk/persons-store.ts. */
async function fill(db: Kysely<unknown>): Promise<void> {
  const isNear = sql`lower(location) like '%india%' or lower(location) like '%kochi%'
    or lower(location) like '%kerala%'`;
  await sql`
    insert into desk_lead (id, kind, enquiry_id, name_key, category, stage, office, created_at, changed_at)
    select id, 'enquiry', id, lower(substr(name, 1, 60)), category,
      case when is_spam = 1 then 'spam' else 'new' end,
      case when ${isNear} then 'kochi' else 'austin' end, created_at, created_at
    from enquiry`.execute(db);
  await sql`
    insert into desk_lead (id, kind, message_id, name_key, stage, office, created_at, changed_at)
    select id, case when message = '' then 'call-back' else 'message' end, id, lower(substr(name, 1, 60)),
      case when is_spam = 1 then 'spam' else 'new' end, 'austin', created_at, created_at
    from contact_message`.execute(db);
}

/** Text that sorts the same on both databases. */
function byteOrder(db: Kysely<unknown>): ColumnDataType | RawBuilder<unknown> {
  const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter;
  return isPostgres ? sql`text collate "C"` : "text";
}

async function index(db: Kysely<unknown>, table: string, columns: string[]): Promise<void> {
  await db.schema
    .createIndex(`${table}_by_${columns.join("_")}`)
    .on(table)
    .columns(columns)
    .execute();
}
