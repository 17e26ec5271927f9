import { sql } from "kysely";
import { isPostgres } from "./kind.ts";
import { indexedWords, partsOf, rowHoldsWords } from "./lead-words.ts";
import { countOf } from "./list-count.ts";
import { isOnShelf, isOnSide, type Side, type Sides } from "./list-side.ts";
import type { ListTable } from "./list-tables.ts";
import type { Db } from "./schema.ts";

/** So many hits a search tells of. */
const hitsMax = 100;
/** With one more it is told that there are more. */
const partMax = hitsMax + 1;
/** So many rows it looks through at most where no index tells which of them to look at. */
const walkedMax = 1000;

type Hit = { id: string; created_at: string };
type Search = { table: ListTable; q: string; sides: Sides };

/**
 * The newest rows that hold each word of `q`, at most `hitsMax`, and whether there may be more. Words of one and two
 * letters, and those without letters, are looked for among the newest rows that hold the others.
 */
export async function newestHits(
  db: Db,
  { table, q, sides }: Search,
): Promise<{ ids: string[]; isMore: boolean }> {
  const found = await Promise.all(sides.map((side) => hitsOnSide(db, { table, q, side })));
  const hits = found
    .flatMap((one) => one.hits)
    .sort((one, other) => compare(other.created_at, one.created_at) || compare(other.id, one.id));
  const isMore = hits.length > hitsMax || found.some((one) => one.isMore);
  return { ids: hits.slice(0, hitsMax).map(({ id }) => id), isMore };
}

function compare(one: string, other: string): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}

type OnSide = { table: ListTable; q: string; side: Side | undefined };
type Found = { hits: Hit[]; isMore: boolean };

async function hitsOnSide(db: Db, search: OnSide): Promise<Found> {
  if (indexedWords(search.q).length === 0) return hitsAmongNewest(db, search);
  return isPostgres(db) ? hitsOnPostgres(db, search) : hitsOnSqlite(db, search);
}

async function hitsAmongNewest(db: Db, { table, q, side }: OnSide): Promise<Found> {
  const { rows } = await sql<Hit>`select id, created_at from (
      select * from ${sql.table(table)} where ${isOnSide(table, side)}
      order by created_at desc, id desc limit ${sql.lit(walkedMax)}) as newest
    where ${rowHoldsWords(db, table, q, "newest")} limit ${partMax}`.execute(db);
  const count = await countOf(db, table, [side]);
  return { hits: rows, isMore: count > walkedMax };
}

/** The database chooses: by the index of words, or from the newest on where many hold them. */
async function hitsOnPostgres(db: Db, { table, q, side }: OnSide): Promise<Found> {
  const { rows } = await sql<Hit>`select id, created_at from ${sql.table(table)}
    where ${isOnSide(table, side)} and ${rowHoldsWords(db, table, q, table)}
    order by created_at desc, id desc limit ${partMax}`.execute(db);
  return { hits: rows, isMore: false };
}

/**
 * First the rows that wait to be indexed, then by the index, a part at a time: it tells which rows hold all the
 * parts, and the row itself whether it holds the words.
 */
async function hitsOnSqlite(db: Db, search: OnSide): Promise<Found> {
  const hits = await waitingHits(db, search);
  let from: number | undefined;
  for (let walked = 0; hits.length <= hitsMax && walked < walkedMax; walked += partMax) {
    const part = await indexedPart(db, search, from);
    hits.push(...part.filter(({ holds }) => holds === 1));
    from = part.at(-1)?.number;
    if (part.length < partMax) return { hits, isMore: false };
  }
  return { hits, isMore: true };
}

async function waitingHits(db: Db, { table, q, side }: OnSide): Promise<Hit[]> {
  const { rows } = await sql<Hit>`select lead.id, created_at
    from search_row indexed by search_row_waiting
      cross join ${sql.table(table)} as lead on lead.id = lead_id
    where is_indexed = 0 and list = ${sql.lit(table)} and ${isNumberOn(table, side)}
      and ${isThere(table, side)} and ${rowHoldsWords(db, table, q, "lead")}
    order by abs(number) desc limit ${partMax}`.execute(db);
  return rows;
}

async function indexedPart(db: Db, { table, q, side }: OnSide, from?: number) {
  const words = sql.table(`${table}_words`);
  const isBelow = isSpam(table, side);
  const [behind, order] = isBelow ? [">", "asc"] : ["<", "desc"];
  const rest = from === undefined ? sql`` : sql`and rowid ${sql.raw(behind ?? "")} ${from}`;
  const { rows } = await sql<Hit & { number: number; holds: number }>`
    select found.number, lead.id, created_at,
      (${isThere(table, side)} and ${rowHoldsWords(db, table, q, "lead")}) as holds
    from (select rowid as number from ${words} where ${words} match ${partsOf(q)}
        and ${isBelow ? sql`rowid < 0` : sql`rowid > 0`} ${rest}
        order by rowid ${sql.raw(order ?? "")} limit ${sql.lit(partMax)}) as found
      cross join search_row on search_row.number = found.number
      cross join ${sql.table(table)} as lead on lead.id = lead_id`.execute(db);
  return rows;
}

/** The index of words knows neither trash nor states: the row itself tells. */
function isThere(table: ListTable, side: Side | undefined) {
  if (table === "subscription" || side === undefined) return isOnSide(table, side);
  return isOnShelf(side);
}

/** See migration 013: the rows of likely spam have numbers below zero. */
function isNumberOn(table: ListTable, side: Side | undefined) {
  return isSpam(table, side) ? sql`number < 0` : sql`number > 0`;
}

function isSpam(table: ListTable, side: Side | undefined): boolean {
  return table !== "subscription" && side !== undefined && side % 2 === 1;
}
