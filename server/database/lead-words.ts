import { type Kysely, type RawBuilder, type SqlBool, sql } from "kysely";
import { isPostgres } from "./kind.ts";
import type { Schema } from "./schema.ts";

/** A sentence in the search field costs no more than a few words. */
const wordsMax = 8;

/** What the search of a list looks at, as in migration 013. */
const columns = {
  enquiry: ["name", "phone", "email", "receipt", "category", "location", "doubt"],
  contact_message: ["name", "phone", "email", "receipt", "message"],
  subscription: ["email"],
} as const;
export type SearchedTable = keyof typeof columns;

/** The words of a search field. */
function wordsOf(q: string): string[] {
  return q.split(/\s+/).filter(Boolean).slice(0, wordsMax);
}

/** Those by which the index can tell rows apart: three letters or digits in a row. */
export function indexedWords(q: string): string[] {
  return wordsOf(q.toLowerCase()).filter((word) => /[\p{L}\p{N}]{3}/u.test(word));
}

/** What SQLite's index is asked for: every three signs that follow each other in one of these words. */
export function trigramsOf(q: string): string {
  const threes = indexedWords(q).flatMap((word) => {
    const signs = [...word];
    return signs.slice(2).map((_, at) => signs.slice(at, at + 3).join(""));
  });
  return [...new Set(threes)].map((three) => `"${three.replaceAll('"', '""')}"`).join(" ");
}

/**
 * Whether a row of `table` holds each word of `q` in one of its columns, in whatever case; true without a word.
 * `row` is the name by which the query calls the table, if it is another. An index finds the rows.
 */
export function holdsWords(
  db: Kysely<Schema>,
  table: SearchedTable,
  q: string,
  row: string = table,
): RawBuilder<SqlBool> {
  const holds = rowHoldsWords(table, q, row);
  if (isPostgres(db) || indexedWords(q).length === 0) return holds;
  const words = sql.table(`${table}_words`);
  return sql<SqlBool>`(${sql.ref(`${row}.id`)} in (
    select lead_id from search_row
    where number in (select rowid from ${words} where ${words} match ${trigramsOf(q)})
    union all
    select lead_id from search_row indexed by search_row_waiting
    where list = ${sql.lit(table)} and is_indexed = 0) and ${holds})`;
}

/** The same, of rows that are looked at anyway. */
export function rowHoldsWords(table: SearchedTable, q: string, row: string): RawBuilder<SqlBool> {
  const words = wordsOf(q);
  if (words.length === 0) return sql<SqlBool>`1 = 1`;
  return sql<SqlBool>`(${sql.join(
    words.map((word) => holdsWord(table, word, row)),
    sql` and `,
  )})`;
}

function holdsWord(table: SearchedTable, word: string, row: string) {
  const pattern = `%${word.replace(/[!%_]/g, "!$&")}%`;
  return sql`${searchedText(table, row)} like lower(${pattern}) escape '!'`;
}

/** All that is searched of a row, as one text. No word holds a line's end, so none is found across two columns. */
export function searchedText(table: SearchedTable, row: string) {
  const parts = columns[table].map((column) => sql.ref(`${row}.${column}`));
  return sql`lower(${sql.join(parts, sql` || ${sql.lit("\n")} || `)})`;
}
