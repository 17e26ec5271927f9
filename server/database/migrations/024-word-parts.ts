import { PostgresAdapter, type QueryExecutorProvider, sql } from "kysely";

/** What the search looks at, as in server/database/lead-words.ts. */
const searched = [
  {
    list: "enquiry",
    columns: ["name", "phone", "email", "receipt", "category", "location", "doubt"],
  },
  { list: "contact_message", columns: ["name", "phone", "email", "receipt", "message"] },
  { list: "subscription", columns: ["email"] },
] as const;
type Searched = (typeof searched)[number];

/** SQLite's indexes of migration 013, by parts of our own: docs/decisions/048. All rows wait to be indexed anew. */
export async function up(db: QueryExecutorProvider): Promise<void> {
  if (db.getExecutor().adapter instanceof PostgresAdapter) return;
  for (const each of searched) await indexByParts(db, each);
  await sql`update search_row set is_indexed = 0`.execute(db);
}

async function indexByParts(db: QueryExecutorProvider, searching: Searched): Promise<void> {
  const words = `${searching.list}_words`;
  for (const statement of [
    `drop trigger ${words}_update`,
    `drop trigger ${words}_delete`,
    `drop table ${words}`,
    `create virtual table ${words} using fts5(text, tokenize = "ascii tokenchars '_'", content = '',
      columnsize = 0, detail = none)`,
    // What is taken out leaves nothing behind.
    `insert into ${words} (${words}, rank) values ('secure-delete', 1)`,
    ...triggersOf(searching),
  ]) {
    await sql.raw(statement).execute(db);
  }
}

/** As in migration 013. */
function triggersOf({ list, columns }: Searched): string[] {
  const words = `${list}_words`;
  const isIndexed = (row: string) =>
    `from search_row where lead_id = ${row}.id and is_indexed = 1;`;
  const takeOut = `insert into ${words} (${words}, rowid, text)
    select 'delete', number, ${partsOf("old.", columns)} ${isIndexed("old")}`;
  const putIn = `insert into ${words} (rowid, text)
    select number, ${partsOf("new.", columns)} ${isIndexed("new")}`;
  const hasSides = list !== "subscription";
  const move = `update search_row set number = abs(number) * (1 - 2 * new.is_spam) where lead_id = new.id;`;
  const changed = hasSides ? [...columns, "is_spam"] : columns;
  return [
    `create trigger ${words}_update after update of ${changed.join(", ")} on ${list} begin
      ${takeOut} ${hasSides ? move : ""} ${putIn} end`,
    `create trigger ${words}_delete after delete on ${list} begin
      ${takeOut} delete from search_row where lead_id = old.id; end`,
  ];
}

/** No word holds a line's end, so none is found across two columns. */
function partsOf(row: string, columns: readonly string[]): string {
  return `word_parts(${columns.map((column) => row + column).join(" || char(10) || ")})`;
}
