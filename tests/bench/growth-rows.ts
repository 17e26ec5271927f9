import { DatabaseSync } from "node:sqlite";
import { sql } from "kysely";
import type { DatabaseAddress } from "#server/database/connect.ts";
import type { Db } from "#server/database/schema.ts";
import { indexWaiting } from "#server/database/search-index.ts";
import { putMissingPosts } from "#server/search/post-words.ts";

type Row = Record<string, string | number>;
type Table = "enquiry" | "subscription" | "post" | "post_image" | "picture";

const start = Date.parse("2024-01-01T00:00:00.000Z");
const minuteMs = 60_000;
const cities = "Kochi Thrissur Austin Dallas Houston Chennai Mumbai Pune Hyderabad Delhi".split(
  " ",
);
const parts =
  "an ja li ro hit su re sh me era vi jay na ir tho mas ma thew pri ya de ep ku mar".split(" ");
const categories = [
  "TN Visa",
  "Student Visa",
  "E-3 Visa",
  "B-2 Visitor Visa",
  "L-1A New Office Visa",
];

/** Fills the lists up to so many enquiries; those that are there stay. */
export async function addRows(db: Db, address: DatabaseAddress, enquiries: number) {
  const tables: [Table, number, (number: number) => Row][] = [
    ["enquiry", enquiries, enquiry],
    ["subscription", enquiries / 10, subscription],
    ["post", enquiries / 100, post],
    ["post_image", enquiries / 100, image],
    ["picture", enquiries / 100, picture],
  ];
  if (address.databaseUrl) await addToPostgres(db, tables);
  else addToSqlite(address.sqliteFile, tables);
  await indexWaiting(db);
  await putMissingPosts(db);
  if (address.databaseUrl) await sql`vacuum analyze post_search`.execute(db);
}

/** The place of a row in the middle, as the API writes it. */
export function middleOf(enquiries: number): string {
  const { id = "", created_at = "" } = enquiry(Math.ceil(enquiries / 2));
  return Buffer.from(JSON.stringify([id, created_at])).toString("base64url");
}

function addToSqlite(file: string, tables: [Table, number, (number: number) => Row][]): void {
  const db = new DatabaseSync(file);
  db.exec(
    "pragma synchronous = off; pragma cache_size = -200000; pragma foreign_keys = off; begin",
  );
  for (const [table, count, rowOf] of tables) {
    const columns = Object.keys(rowOf(1));
    const insert = db.prepare(`insert into ${table} (${columns.join(", ")})
      values (${columns.map((name) => `:${name}`).join(", ")})`);
    const there = Number(db.prepare(`select count(*) as rows from ${table}`).get()?.rows);
    for (let number = there + 1; number <= count; number += 1) insert.run(rowOf(number));
  }
  db.exec("commit; pragma wal_checkpoint(truncate)");
  db.close();
}

/** The index of words is made when the rows are there, which is many times faster. */
async function addToPostgres(db: Db, tables: [Table, number, (number: number) => Row][]) {
  const { rows: indexes } = await sql<{ name: string; made: string }>`
    select indexname as name, indexdef as made from pg_indexes
    where indexname in ('enquiry_words', 'subscription_words')`.execute(db);
  for (const { name } of indexes) await sql`drop index ${sql.table(name)}`.execute(db);
  for (const [table, count, rowOf] of tables) {
    const { rows } = await sql<{
      rows: string;
    }>`select count(*) as rows from ${sql.table(table)}`.execute(db);
    for (let from = Number(rows[0]?.rows) + 1; from <= count; from += 5000) {
      const length = Math.min(5000, count - from + 1);
      const some = Array.from({ length }, (_, at) => rowOf(from + at));
      const columns = sql.join(Object.keys(rowOf(1)).map((name) => sql.ref(name)));
      await sql`insert into ${sql.table(table)} (${columns}) select ${columns}
        from json_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(some)}::json)`.execute(
        db,
      );
    }
  }
  for (const { made } of indexes) await sql.raw(made).execute(db);
  await sql`vacuum analyze`.execute(db);
}

function enquiry(number: number): Row {
  const pick = numbersFrom(number);
  const word = () => Array.from({ length: 2 + pick(3) }, () => parts[pick(parts.length)]).join("");
  const name = `${word()} ${word()}`;
  return {
    id: idOf(number),
    receipt: `E-${number}`,
    name,
    phone: phoneOf(number),
    email: `${name.replace(" ", ".")}${number}@example.com`,
    category: categories[pick(categories.length)] ?? "",
    location: cities[pick(cities.length)] ?? "",
    doubt: Array.from({ length: 20 }, word).join(" "),
    created_at: timeOf(number),
    is_spam: number % 10 === 0 ? 1 : 0,
  };
}

function subscription(number: number): Row {
  const email = `reader${number}@example.com`;
  return { id: idOf(number, "subscription"), email, email_key: email, created_at: timeOf(number) };
}

function post(number: number): Row {
  const created_at = timeOf(number);
  const content = `What changed on day ${number}. `.repeat(40);
  return { id: `post-${number}`, title: `Post ${number}`, content, date: created_at, created_at };
}

function image(number: number): Row {
  return { post_id: `post-${number}`, name: "a.webp", position: 0, alt: "", bytes: "" };
}

function picture(number: number): Row {
  const rest = { width: 800, height: 600, state: "done", tries: 0, next_try_at: "" };
  return { post_id: `post-${number}`, name: "a.webp", ...rest };
}

/** Spread as numbers are; no two are the same. */
export function phoneOf(number: number): string {
  return String(2_000_000_000 + ((number * 61_803_399) % 7_999_999_999));
}

function idOf(number: number, list: "enquiry" | "subscription" = "enquiry"): string {
  const [last] = Buffer.from(list);
  return `${number.toString(16).padStart(8, "0")}-0000-4000-8000-0000000000${last?.toString(16)}`;
}

function timeOf(number: number): string {
  return new Date(start + number * minuteMs).toISOString();
}

/** The same numbers for the same row, each time. */
function numbersFrom(seed: number): (below: number) => number {
  let state = (seed * 2_654_435_761) >>> 0;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return (state >>> 8) % below;
  };
}
