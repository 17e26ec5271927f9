import { type Kysely, sql } from "kysely";
import { isPostgres } from "./kind.ts";
import type { Schema } from "./schema.ts";

/**
 * To stand behind `in`, for lists of any length. SQLite is given it as one value, JSON, so that the text is always the same:
 * what is prepared of a text stays in memory (sqlite-statements.ts). PostgreSQL keeps none of it, and plans by how many there
 * are. Source: docs/decisions/083-lists-as-one-value.md.
 */
export function listed<Value extends string | number>(
  db: Kysely<Schema>,
  values: readonly Value[],
) {
  if (!isPostgres(db)) return sql<Value>`(select value from json_each(${JSON.stringify(values)}))`;
  return sql<Value>`(${values.length > 0 ? sql.join(values) : null})`;
}
