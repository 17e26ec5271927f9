import { type RawBuilder, type SqlBool, sql } from "kysely";
import { isPostgres } from "./kind.ts";
import { isOnSide, type Sides } from "./list-side.ts";
import type { ListTable } from "./list-tables.ts";
import type { Db } from "./schema.ts";

/** Rows by the time when they came, or by a text, those of one text by the time. There is an index for each. */
export type ListOrder = {
  /** Whatever its case, from A to Z. */
  by?: "name" | "category" | "email_key";
  time: "newest" | "oldest";
};

/** Where a row stands in an order; `text` is that which the order goes by. */
export type Place = { id: string; created_at: string; text?: string };

type Scan = {
  table: ListTable;
  sides: Sides;
  order: ListOrder;
  /** From the list's end to its beginning. */
  isBackwards?: boolean;
  /** Begins behind this place. */
  from?: Place;
  /** Rows that are stepped over: each costs a step in the index. */
  skip?: number;
  limit: number;
};

/**
 * The places of the next rows, in the direction of the scan. It reads an index from where it begins, so it costs the
 * same anywhere in the list.
 */
export async function scan(db: Db, wanted: Scan): Promise<Place[]> {
  const { skip = 0, limit } = wanted;
  const parts = partsOf(db, wanted);
  const [only] = parts;
  const from =
    only && parts.length === 1
      ? sql`${only} limit ${limit} offset ${skip}`
      : sql`select * from (${sql.join(
          parts.map((part) => sql`select * from (${part} limit ${limit + skip}) as part`),
          sql` union all `,
        )}) as parts order by ${orderOf(db, wanted, "text")} limit ${limit} offset ${skip}`;
  const { rows } = await sql<Place>`${from}`.execute(db);
  return rows;
}

/** Some rows in an order of the list. */
export async function inOrder(
  db: Db,
  { table, order, ids }: Pick<Scan, "table" | "order"> & { ids: readonly string[] },
): Promise<string[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<{ id: string }>`select id from ${sql.table(table)}
    where id in (${sql.join(ids)})
    order by ${orderOf(db, { order }, order.by ?? "")}`.execute(db);
  return rows.map(({ id }) => id);
}

/** One for each side and each stretch of the order, none of which needs more than its index. */
function partsOf(db: Db, wanted: Scan): RawBuilder<unknown>[] {
  const { table, sides, order, from } = wanted;
  const stretches = from ? stretchesBehind(db, wanted, from) : [sql<SqlBool>`1 = 1`];
  const text = order.by ? sql`, ${sql.ref(order.by)} as text` : sql``;
  return sides.flatMap((side) =>
    stretches.map(
      (stretch) => sql`select id, created_at${text} from ${sql.table(table)}
        where ${isOnSide(table, side)} and ${stretch} order by ${orderOf(db, wanted, order.by ?? "")}`,
    ),
  );
}

/** The rest of the same text, then the texts behind it. */
function stretchesBehind(db: Db, { order, isBackwards }: Scan, from: Place) {
  const isNewerNext = (order.time === "oldest") !== (isBackwards ?? false);
  const compared = sql.raw(isNewerNext ? ">" : "<");
  const later = sql<SqlBool>`(created_at, id) ${compared} (${from.created_at}, ${from.id})`;
  if (!order.by) return [later];
  const key = keyOf(db, order.by);
  const at = isPostgres(db) ? sql`lower(${from.text ?? ""})` : sql`${from.text ?? ""}`;
  const next = sql.raw(isBackwards ? "<" : ">");
  return [sql<SqlBool>`${key} = ${at} and ${later}`, sql<SqlBool>`${key} ${next} ${at}`];
}

/** Ids end the order, so that rows of one moment or one name stand on one page only. */
function orderOf(
  db: Db,
  { order, isBackwards = false }: Pick<Scan, "order" | "isBackwards">,
  text: string,
) {
  const isNewestFirst = (order.time === "newest") !== isBackwards;
  const time = isNewestFirst ? sql`created_at desc, id desc` : sql`created_at, id`;
  if (!order.by) return time;
  const key = order.by === "email_key" ? sql.ref(text) : keyOf(db, text);
  return sql`${key} ${sql.raw(isBackwards ? "desc" : "asc")}, ${time}`;
}

/** As the indexes hold it; see migrations 013 and 019. */
function keyOf(db: Db, column: string) {
  if (column === "email_key") return sql.ref(column);
  return isPostgres(db) ? sql`lower(${sql.ref(column)})` : sql`${sql.ref(column)} collate nocase`;
}
