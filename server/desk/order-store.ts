import { type SqlBool, sql } from "kysely";
import type { DeskOrder } from "#contract/desk-query.ts";
import { isPostgres } from "#server/database/kind.ts";
import type { Condition, Db } from "#server/database/schema.ts";
import type { OrderColumn } from "./filter-store.ts";

type Order = { column: OrderColumn; down: boolean };

/** What each order goes by, and whether downwards; migrations have an index for each. */
export const orders: Record<DeskOrder, Order> = {
  newest: { column: "created_at", down: true },
  oldest: { column: "created_at", down: false },
  "next-step": { column: "next_step_on", down: false },
  name: { column: "name_key", down: false },
  due: { column: "answer_by", down: false },
  changed: { column: "changed_at", down: true },
};

/** A row's place in an order: the value that it goes by, and the id that ends it. */
export type Place = { value: string; id: string };

/** `hits` undefined: nothing was looked for. */
export function isAmong(hits: { ids: readonly string[] } | undefined): Condition {
  if (!hits) return sql<SqlBool>`1 = 1`;
  if (hits.ids.length === 0) return sql<SqlBool>`1 = 0`;
  return sql<SqlBool>`desk_lead.id in (${sql.join(hits.ids)})`;
}

/** What comes behind a place, in the direction that is looked in. */
export function behind(place: Place | undefined, column: OrderColumn, isDown: boolean): Condition {
  if (!place) return sql<SqlBool>`1 = 1`;
  const there = sql`(${sql.ref(`desk_lead.${column}`)}, desk_lead.id)`;
  const operator = isDown ? sql`<` : sql`>`;
  return sql<SqlBool>`${there} ${operator} (${place.value}, ${place.id})`;
}

/** Hidden from SQLite, the order is sorted and not walked along. */
export function orderBy(
  db: Db,
  column: OrderColumn,
  { isDown, isSorted }: { isDown: boolean; isSorted: boolean },
) {
  // Each narrow condition has an index in the order of time.
  const isHidden = isSorted && !isPostgres(db) && column !== "created_at";
  const name = sql.ref(`desk_lead.${column}`);
  const direction = isDown ? sql`desc` : sql`asc`;
  return sql`${isHidden ? sql`+${name}` : name} ${direction}, desk_lead.id ${direction}`;
}
