import { type Kysely, type RawBuilder, type SqlBool, sql } from "kysely";
import type { Schema } from "./schema.ts";

/** A sentence in the search field costs no more than a few words. */
const wordsMax = 8;

/** What the search of a list looks at. */
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

/**
 * Whether a row of `table` holds each word of `q` in one of its columns, in whatever case; true without a word.
 * `row` is the name by which the query calls the table, if it is another.
 */
export function holdsWords(
  _db: Kysely<Schema>,
  table: SearchedTable,
  q: string,
  row: string = table,
): RawBuilder<SqlBool> {
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
function searchedText(table: SearchedTable, row: string) {
  const parts = columns[table].map((column) => sql.ref(`${row}.${column}`));
  return sql`lower(${sql.join(parts, sql` || ${sql.lit("\n")} || `)})`;
}
