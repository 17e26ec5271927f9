import { type SqlBool, sql } from "kysely";
import type { SubscriptionState } from "#contract/subscription-states.ts";
import type { ListTable } from "./list-tables.ts";
import type { Condition } from "./schema.ts";

/**
 * Of leads, 0: what staff answer; 1: likely spam; 2 and 3: the same in the desk's trash. Of subscribers, their state. A list
 * without sides has all on the first.
 */
export const allSides = [0, 1, 2, 3] as const;
export type Side = (typeof allSides)[number];
/** Those that are asked for; undefined stands for all of them together. */
export type Sides = readonly (Side | undefined)[];

/** As migration 036 counts them. */
const stateOnSide: Record<Side, SubscriptionState> = {
  0: "unconfirmed",
  1: "confirmed",
  2: "unsubscribed",
  3: "unreachable",
};

/** The one of that state. */
export function sidesOfState(state: SubscriptionState): readonly Side[] {
  return allSides.filter((side) => stateOnSide[side] === state);
}

export function isOnSide(table: ListTable, side: Side | undefined): Condition {
  if (side === undefined) return sql<SqlBool>`1 = 1`;
  if (table === "subscription") return sql<SqlBool>`state = ${sql.lit(stateOnSide[side])}`;
  return sql<SqlBool>`is_spam = ${sql.lit(side % 2)} and ${isOnShelf(side)}`;
}

/** In the trash or not. */
export function isOnShelf(side: Side): Condition {
  return sql<SqlBool>`is_trashed = ${sql.lit(side > 1 ? 1 : 0)}`;
}
