import { sql } from "kysely";
import { isPostgres } from "./kind.ts";
import type { Db } from "./schema.ts";

/** A statement of PostgreSQL has 65,535 places at most, and may hold several lists. */
const placesMax = 10_000;

/**
 * To stand behind `in`, for lists of any length. SQLite is given it as one value, JSON, so that the text is always the same:
 * what is prepared of a text stays in memory (sqlite-statements.ts). PostgreSQL keeps none of it, and plans by how many there
 * are; one that is too long for places it is given as one value, too. Source: docs/decisions/083-lists-as-one-value.md.
 */
export function listed<Value extends string | number>(db: Db, values: readonly Value[]) {
  if (!isPostgres(db)) return sql<Value>`(select value from json_each(${JSON.stringify(values)}))`;
  if (values.length > placesMax) return sql<Value>`(select unnest(${values}::${arrayOf(values)}))`;
  return sql<Value>`(${values.length > 0 ? sql.join(values) : null})`;
}

function arrayOf([first]: readonly (string | number)[]) {
  return typeof first === "number" ? sql`bigint[]` : sql`text[]`;
}
