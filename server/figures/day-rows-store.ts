import { type RawBuilder, sql } from "kysely";
import type { Day } from "#contract/days.ts";

/** Days as rows of a query: `with day (name, begins, ends) as (…)`, instants as leads have them. */
export function dayRows(days: readonly Day[]): RawBuilder<unknown> {
  const rows = days.map(
    ({ name, from, until }) => sql`(${name}, ${from.toISOString()}, ${until.toISOString()})`,
  );
  return sql`day (name, begins, ends) as (values ${sql.join(rows)})`;
}
