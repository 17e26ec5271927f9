import type { DeskPage } from "#contract/answers/desk.ts";
import { countMax } from "#contract/desk.ts";
import type { DeskFilter, DeskQuery } from "#contract/desk-query.ts";
import { listed } from "#server/database/list-as-value.ts";
import type { Db } from "#server/database/schema.ts";
import { type Cursor, writeCursor } from "./cursor.ts";
import { type Asker, filterConditions } from "./filter-store.ts";
import { behind, isAmong, orderBy, orders } from "./order-store.ts";
import { deskRow, leadRows, type StoredRow } from "./row-store.ts";
import { findWords, type Hits } from "./words-store.ts";

type Wish = { query: DeskQuery; asker: Asker; cursor: Cursor | undefined };

/** One page of the inbox, and what asks for the pages behind and before it. */
export async function pageOfLeads(db: Db, wish: Wish): Promise<DeskPage> {
  const { query, asker, cursor } = wish;
  const hits = await findWords(db, query, asker);
  const total = await countLeads(db, query, asker, hits);
  const { data, hasMore } = await partOf(db, wish, { hits, total });
  const { column } = orders[query.sort];
  const isBack = cursor?.isBack === true;
  const edge = (row: StoredRow | undefined, back: boolean) =>
    row ? writeCursor({ isBack: back, value: row[column], id: row.id }) : null;
  return {
    data: data.map(deskRow),
    next: isBack || hasMore ? edge(data.at(-1), false) : null,
    previous: (isBack ? hasMore : cursor !== undefined) ? edge(data[0], true) : null,
    total,
    is_more: hits?.isMore === true || total === countMax,
    read_at: asker.now.toISOString(),
  };
}

/** What a filter gives, at most `limit`, and when each was last changed; `isMore`: that is not all. */
export async function allLeads(
  db: Db,
  filter: DeskFilter,
  { asker, limit }: { asker: Asker; limit: number },
): Promise<{ leads: { id: string; changed_at: string }[]; isMore: boolean }> {
  const hits = await findWords(db, filter, asker);
  const rows = await db
    .selectFrom("desk_lead")
    .select(["id", "changed_at"])
    .where(filterConditions(db, filter, asker, "condition"))
    .where(isAmong(hits))
    .limit(limit + 1)
    .execute();
  return {
    leads: rows.slice(0, limit),
    isMore: hits?.isMore === true || rows.length > limit,
  };
}

/** Those of some leads that a filter still gives; their words do not change. */
export async function stillGiven(
  db: Db,
  filter: DeskFilter,
  { asker, ids }: { asker: Asker; ids: readonly string[] },
): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom("desk_lead")
    .select("id")
    .where("id", "in", listed(db, ids))
    .where(filterConditions(db, filter, asker, "condition"))
    .execute();
  return new Set(rows.map(({ id }) => id));
}

/** How many leads a filter gives, counted up to `countMax`. */
export async function countLeads(
  db: Db,
  filter: DeskFilter,
  asker: Asker,
  hits: Hits | undefined,
): Promise<number> {
  const found = db
    .selectFrom("desk_lead")
    .select("desk_lead.id")
    .where(filterConditions(db, filter, asker, "condition"))
    .where(isAmong(hits))
    .limit(countMax);
  const counted = await db
    .selectFrom(found.as("found"))
    .select((row) => row.fn.countAll().as("count"))
    .executeTakeFirstOrThrow();
  return Number(counted.count);
}

type Part = { data: StoredRow[]; hasMore: boolean };

/** In the order that is shown, also when it is looked for backwards. */
async function partOf(
  db: Db,
  { query, asker, cursor }: Wish,
  { hits, total }: { hits: Hits | undefined; total: number },
): Promise<Part> {
  const order = orders[query.sort];
  // Few are sorted at once; of many, the first ones of an index are taken.
  const by = total < countMax ? "condition" : order.column;
  const isDown = order.down !== (cursor?.isBack === true);
  const rows = await leadRows(db)
    .where(filterConditions(db, query, asker, by))
    .where(isAmong(hits))
    .where(behind(cursor, order.column, isDown))
    .orderBy(orderBy(db, order.column, { isDown, isSorted: by === "condition" }))
    .limit(query.size + 1)
    .execute();
  const data = rows.slice(0, query.size);
  if (cursor?.isBack) data.reverse();
  return { data, hasMore: rows.length > query.size };
}
