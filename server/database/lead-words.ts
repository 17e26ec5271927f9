import { type SqlBool, sql } from "kysely";
import { bareNumber, PHONE } from "#contract/leads.ts";
import { isPostgres } from "./kind.ts";
import type { ListTable } from "./list-tables.ts";
import type { Condition, Db } from "./schema.ts";
import { spellings } from "./spellings.ts";
import { partsToFind } from "./word-parts.ts";

/** A sentence in the search field costs no more than a few words. */
const wordsMax = 8;

/** What the search of a list looks at, as in migration 013. */
const columns: Record<ListTable, readonly string[]> = {
  enquiry: ["name", "phone", "email", "receipt", "category", "location", "doubt"],
  contact_message: ["name", "phone", "email", "receipt", "message"],
  subscription: ["email"],
};

/** The words of a search field. A phone number is one, however it is written. */
function wordsOf(q: string): string[] {
  const number = bareNumber(q.trim());
  if (PHONE.test(number)) return [number];
  return q.split(/\s+/).filter(Boolean).slice(0, wordsMax);
}

/** Those by which the index can tell rows apart: three letters or digits in a row, in one spelling at least. */
export function indexedWords(q: string): string[] {
  return wordsOf(q.toLowerCase()).filter((word) => spellings(word).some(tellsApart));
}

const tellsApart = (word: string) => /[\p{L}\p{N}]{3}/u.test(word);

/** What SQLite's index is asked for: of each word, the parts of one of its spellings. */
export function partsOf(q: string): string {
  const partsIn = (spelling: string) => `(${partsToFind(spelling).map(quoted).join(" ")})`;
  const words = indexedWords(q).map((word) => `(${spellings(word).map(partsIn).join(" OR ")})`);
  return words.join(" AND ");
}

const quoted = (part: string) => `"${part}"`;

/**
 * Whether a row of `table` holds each word of `q` in one of its columns, in one of its spellings and in whatever case; true
 * without a word. `row` is the name by which the query calls the table. PostgreSQL finds the rows by an index; SQLite's is
 * asked for first (list-hits.ts).
 */
export function rowHoldsWords(db: Db, table: ListTable, q: string, row: string): Condition {
  const words = wordsOf(q);
  if (words.length === 0) return sql<SqlBool>`1 = 1`;
  const isHeld = isPostgres(db) ? isHeldOnPostgres : isHeldOnSqlite;
  const holds = words.map((word) => {
    const spelt = spellings(word).map((one) => isHeld(table, one, row));
    return sql`(${sql.join(spelt, sql` or `)})`;
  });
  return sql<SqlBool>`(${sql.join(holds, sql` and `)})`;
}

/** SQLite's like knows the cases of ASCII by itself, and is many times faster than our own lower(). */
function isHeldOnSqlite(table: ListTable, word: string, row: string) {
  const text = textOf(table, row);
  const pattern = patternOf(word);
  return isAscii(word)
    ? sql`${text} like ${pattern} escape '!'`
    : sql`lower(${text}) like lower(${pattern}) escape '!'`;
}

const longNumber = /\d{7,}/g;
/** A digit behind which a whole number of threes follows, up to the end. */
const beforeThrees = /\d(?=(?:\d{3})+$)/g;

/**
 * Of a long number the index is asked for every third three only, a third of the work. Few rows hold even these, and each
 * is then looked at for the whole number.
 */
function isHeldOnPostgres(table: ListTable, word: string, row: string) {
  const text = sql`lower(${textOf(table, row)})`;
  const pattern = patternOf(word);
  const apart = pattern.replace(longNumber, (digits) => digits.replace(beforeThrees, "$&%"));
  const isLike = sql`${text} like lower(${apart}) escape '!'`;
  return apart === pattern ? isLike : sql`(${isLike} and strpos(${text}, lower(${word})) > 0)`;
}

function patternOf(word: string): string {
  return `%${word.replace(/[!%_]/g, "!$&")}%`;
}

function isAscii(word: string): boolean {
  return /^[\x21-\x7e]+$/.test(word);
}

/** As SQLite's index takes it. */
export function indexedText(table: ListTable, row: string) {
  return sql`word_parts(${textOf(table, row)})`;
}

/** All that is searched of a row, as one text. No word holds a line's end, so none is found across two columns. */
function textOf(table: ListTable, row: string) {
  const parts = columns[table].map((column) => sql.ref(`${row}.${column}`));
  return sql`(${sql.join(parts, sql` || ${sql.lit("\n")} || `)})`;
}
