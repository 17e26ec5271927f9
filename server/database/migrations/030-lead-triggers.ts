import { type Kysely, PostgresAdapter, sql } from "kysely";

/** On which side of its list a lead stands. */
const side = "new.is_spam + 2 * new.is_trashed";
const oldest = "coalesce((select -min(number) from search_row), 0)";
const newest = "coalesce((select max(number) from search_row), 0)";

/**
 * What a new lead has SQLite do beside it, as before, but without a function and without an upsert: for those SQLite keeps a
 * copy of every page that the statement changes. See docs/decisions/057.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  if (db.getExecutor().adapter instanceof PostgresAdapter) return;
  for (const list of ["enquiry", "contact_message"]) {
    for (const [name, does] of [
      [`list_count_${list}_insert`, count(list)],
      [`${list}_words_insert`, waitForIndex(list)],
    ] as const) {
      await sql.raw(`drop trigger ${name}`).execute(db);
      await sql.raw(`create trigger ${name} after insert on ${list} begin ${does} end`).execute(db);
    }
  }
}

function count(list: string): string {
  const counted = `list = '${list}' and side = ${side}`;
  return `insert into list_count (list, side, rows) select '${list}', ${side}, 0
      where not exists (select 1 from list_count where ${counted});
    update list_count set rows = rows + 1 where ${counted};`;
}

/** Likely spam has a number below zero: see migration 013. */
function waitForIndex(list: string): string {
  return `insert into search_row (number, list, lead_id) values (
    (1 + iif(${newest} > ${oldest}, ${newest}, ${oldest})) * (1 - 2 * new.is_spam), '${list}', new.id);`;
}
