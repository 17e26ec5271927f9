import { sql } from "kysely";
import type { LeadListQuery } from "#contract/lead-list.ts";
import { rowHoldsWords } from "#server/database/lead-words.ts";
import { type Place, scan } from "#server/database/list-scan.ts";
import type { ListTable } from "#server/database/list-tables.ts";
import type { Db } from "#server/database/schema.ts";
import { orderOf, sidesOf } from "./list-order.ts";

/** So many rows at once: they hold up the process for a few milliseconds, and others get their turn between. */
const rowsAtOnce = 500;

type Wanted = Pick<LeadListQuery, "sort" | "q" | "spam" | "state">;
export type Row = Record<string, string | number>;

/**
 * These columns of all rows that a search finds, in the list's order, some at a time. It looks at every row of the list
 * for that, but holds few of them.
 */
export async function* everyRow(
  db: Db,
  table: ListTable,
  columns: readonly string[],
  wanted: Wanted,
): AsyncGenerator<Row[]> {
  const list = { table, sides: sidesOf(table, wanted), order: orderOf(wanted) };
  let from: Place | undefined;
  do {
    const places = await scan(db, { ...list, limit: rowsAtOnce, ...(from && { from }) });
    yield await rowsAt(db, table, columns, { places, q: wanted.q });
    from = places.length < rowsAtOnce ? undefined : places.at(-1);
  } while (from);
}

/** The rows first, then their words: an index of words that PostgreSQL takes to be rare would read the whole list for each batch. */
async function rowsAt(
  db: Db,
  table: ListTable,
  columns: readonly string[],
  { places, q }: { places: readonly Place[]; q: string },
): Promise<Row[]> {
  if (places.length === 0) return [];
  const ids = places.map(({ id }) => id);
  const { rows } = await sql<Row>`
    with part as materialized (select * from ${sql.table(table)} where id in (${sql.join(ids)}))
    select ${sql.join(["id", ...columns].map((column) => sql.ref(column)))}
    from part where ${rowHoldsWords(db, table, q, "part")}`.execute(db);
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.map((id) => byId.get(id)).filter((row) => row !== undefined);
}
