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

/** From this length on, threes that stand side by side tell rows apart well enough, and are fewer to look up. */
const longWord = 7;

/** What SQLite's index is asked for: signs in threes that together make up each of these words. */
export function trigramsOf(q: string): string {
  const threes = indexedWords(q).flatMap((word) => {
    const signs = [...word];
    const last = signs.length - 3;
    const step = signs.length < longWord ? 1 : 3;
    const places = [...signs.keys()].filter((at) => at === last || (at < last && at % step === 0));
    return places.map((at) => signs.slice(at, at + 3).join(""));
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
  const holds = rowHoldsWords(db, table, q, row);
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
export function rowHoldsWords(
  db: Kysely<Schema>,
  table: SearchedTable,
  q: string,
  row: string,
): RawBuilder<SqlBool> {
  const words = wordsOf(q);
  if (words.length === 0) return sql<SqlBool>`1 = 1`;
  const holds = words.map((word) => {
    const pattern = `%${word.replace(/[!%_]/g, "!$&")}%`;
    // SQLite's like knows the cases of ASCII by itself, and is many times faster than our own lower().
    if (!isPostgres(db) && isAscii(word)) {
      return sql`${textOf(table, row)} like ${pattern} escape '!'`;
    }
    return sql`${searchedText(table, row)} like lower(${pattern}) escape '!'`;
  });
  return sql<SqlBool>`(${sql.join(holds, sql` and `)})`;
}

function isAscii(word: string): boolean {
  return /^[\x21-\x7e]+$/.test(word);
}

/** As the index takes it. */
export function searchedText(table: SearchedTable, row: string) {
  return sql`lower(${textOf(table, row)})`;
}

/** All that is searched of a row, as one text. No word holds a line's end, so none is found across two columns. */
function textOf(table: SearchedTable, row: string) {
  const parts = columns[table].map((column) => sql.ref(`${row}.${column}`));
  return sql`(${sql.join(parts, sql` || ${sql.lit("\n")} || `)})`;
}
