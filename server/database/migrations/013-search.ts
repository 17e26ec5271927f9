import { type Kysely, sql } from "kysely";

/** What the search looks at, as in server/database/lead-words.ts. */
const searched = [
  {
    list: "enquiry",
    side: "is_spam",
    columns: ["name", "phone", "email", "receipt", "category", "location", "doubt"],
  },
  {
    list: "contact_message",
    side: "is_spam",
    columns: ["name", "phone", "email", "receipt", "message"],
  },
  { list: "subscription", side: "0", columns: ["email"] },
] as const;
type Searched = (typeof searched)[number];

export async function createSearch(db: Kysely<unknown>, isPostgres: boolean): Promise<void> {
  if (isPostgres) {
    for (const each of searched) await indexOnPostgres(db, each);
    return;
  }
  await db.schema
    .createTable("search_row")
    .addColumn("number", "integer", (column) => column.primaryKey())
    .addColumn("list", "text", (column) => column.notNull())
    .addColumn("lead_id", "text", (column) => column.notNull().unique())
    .addColumn("is_indexed", "integer", (column) => column.notNull().defaultTo(0))
    .execute();
  await sql`create index search_row_waiting on search_row (list, number) where is_indexed = 0`.execute(
    db,
  );
  for (const each of searched) await indexOnSqlite(db, each);
}

/**
 * By three letters each (pg_trgm). The extension is part of PostgreSQL, and since 13 the owner of a database may add
 * it; where it is missing all the same, a search reads the rows one by one.
 */
async function indexOnPostgres(db: Kysely<unknown>, { list, columns }: Searched): Promise<void> {
  await sql`do $$ begin
    create extension if not exists pg_trgm;
    create index ${sql.raw(`${list}_words`)} on ${sql.table(list)}
      using gin ((${sql.raw(textOf("", columns, "E'\\n'"))}) gin_trgm_ops);
  exception when others then
    raise warning 'The search of % goes without an index: %', ${sql.lit(list)}, sqlerrm;
  end $$`.execute(db);
}

/**
 * By three letters each (FTS5), without the texts. An index of its own for each list; its rows are named by numbers,
 * which grow with time, and are below zero on the side of likely spam: so the newest of a side come first without a
 * look at the others. New rows wait in search_row: to index many at once costs a tenth.
 */
async function indexOnSqlite(db: Kysely<unknown>, searching: Searched): Promise<void> {
  const { list, side } = searching;
  const words = sql.table(`${list}_words`);
  await sql`create virtual table ${words} using fts5(text, tokenize = 'trigram', content = '',
    columnsize = 0, detail = none)`.execute(db);
  // What is taken out leaves nothing behind.
  await sql`insert into ${words} (${words}, rank) values ('secure-delete', 1)`.execute(db);
  await sql`insert into search_row (number, list, lead_id)
    select (count + row_number() over (order by created_at, id desc))
      * ${sql.raw(side === "0" ? "1" : `(1 - 2 * ${side})`)}, ${sql.lit(list)}, id
    from ${sql.table(list)}, (select count(*) as count from search_row)`.execute(db);
  for (const statement of triggersOf(searching)) await sql.raw(statement).execute(db);
}

function triggersOf({ list, side, columns }: Searched): string[] {
  const words = `${list}_words`;
  const isIndexed = (row: string) =>
    `from search_row where lead_id = ${row}.id and is_indexed = 1;`;
  const takeOut = `insert into ${words} (${words}, rowid, text)
    select 'delete', number, ${textOf("old.", columns, "char(10)")} ${isIndexed("old")}`;
  const putIn = `insert into ${words} (rowid, text)
    select number, ${textOf("new.", columns, "char(10)")} ${isIndexed("new")}`;
  const sign = side === "0" ? "" : `* (1 - 2 * new.${side})`;
  const move =
    side === "0"
      ? ""
      : `update search_row set number = abs(number) ${sign} where lead_id = new.id;`;
  const changed = side === "0" ? columns.join(", ") : [...columns, side].join(", ");
  return [
    `create trigger ${words}_insert after insert on ${list} begin
      insert into search_row (number, list, lead_id) values ((1 + max(
        coalesce((select max(number) from search_row), 0),
        coalesce((select -min(number) from search_row), 0))) ${sign}, '${list}', new.id); end`,
    `create trigger ${words}_update after update of ${changed} on ${list} begin
      ${takeOut} ${move} ${putIn} end`,
    `create trigger ${words}_delete after delete on ${list} begin
      ${takeOut} delete from search_row where lead_id = old.id; end`,
  ];
}

/** No word holds a line's end, so none is found across two columns. */
function textOf(row: string, columns: readonly string[], lineEnd: string): string {
  return `lower(${columns.map((column) => row + column).join(` || ${lineEnd} || `)})`;
}
