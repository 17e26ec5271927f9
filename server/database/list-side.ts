import { type SqlBool, sql } from "kysely";
import type { Condition } from "./schema.ts";

/** 0: what staff answer; 1: likely spam; 2 and 3: the same in the desk's trash. A list without sides has all on the first. */
export type Side = 0 | 1 | 2 | 3;

/** Of enquiries and contact messages. */
export function isOnSide(side: Side): Condition {
  return sql<SqlBool>`is_spam = ${sql.lit(side % 2)} and ${isOnShelf(side)}`;
}

/** In the trash or not. */
export function isOnShelf(side: Side): Condition {
  return sql<SqlBool>`is_trashed = ${sql.lit(side > 1 ? 1 : 0)}`;
}
