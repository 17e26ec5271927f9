import { type Kysely, PostgresAdapter, sql } from "kysely";

/**
 * The site's search finds posts by an index (docs/decisions/050). A row is a post's title and text, folded; its number grows
 * with time. Posts that are there already are indexed by the upkeep.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter;
  const number = isPostgres ? sql`bigint generated always as identity` : sql`integer`;
  await sql`create table post_search (
    number ${number} primary key,
    post_id text not null unique references post (id) on delete cascade,
    text text not null
  )`.execute(db);
  await (isPostgres ? indexOnPostgres(db) : indexOnSqlite(db));
}

/** Without the extension a search reads the rows one by one, as in migration 013. */
async function indexOnPostgres(db: Kysely<unknown>): Promise<void> {
  await sql`do $$ begin
    create extension if not exists pg_trgm;
    create index post_search_text on post_search using gin (text gin_trgm_ops);
  exception when others then
    raise warning 'The search of posts goes without an index: %', sqlerrm;
  end $$`.execute(db);
}

async function indexOnSqlite(db: Kysely<unknown>): Promise<void> {
  const takeOut = `insert into post_words (post_words, rowid, text) values ('delete', old.number, old.text);`;
  const putIn = `insert into post_words (rowid, text) values (new.number, new.text);`;
  for (const statement of [
    `create virtual table post_words using fts5(text, tokenize = 'trigram', content = 'post_search',
      content_rowid = 'number', columnsize = 0)`,
    `create trigger post_words_insert after insert on post_search begin ${putIn} end`,
    `create trigger post_words_update after update on post_search begin ${takeOut} ${putIn} end`,
    `create trigger post_words_delete after delete on post_search begin ${takeOut} end`,
  ]) {
    await sql.raw(statement).execute(db);
  }
}
