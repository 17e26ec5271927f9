import { type Kysely, PostgresAdapter, sql } from "kysely";

const columns = [
  "kind",
  "office",
  "zone",
  "page",
  "source_first",
  "source_last",
  "due_at",
  "half_at",
] as const;

/** Leads that are stored and not on the desk yet, with what only the desk keeps of them. See docs/decisions/056. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter;
  let table = db.schema
    .createTable("desk_arrival")
    .addColumn("lead_id", "text", (column) => column.primaryKey());
  for (const name of columns) table = table.addColumn(name, "text", (column) => column.notNull());
  // Each lead writes it: one tree instead of two.
  await (isPostgres ? table : table.modifyEnd(sql`without rowid`)).execute();
}
