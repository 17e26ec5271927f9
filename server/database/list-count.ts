import { type Kysely, sql } from "kysely";
import type { Schema } from "./schema.ts";

export type CountedList = Schema["list_count"]["list"];

/** How many rows a list has on each of its two sides; one that has no sides has all on the first. */
export async function countsOf(
  db: Kysely<Schema>,
  list: CountedList,
): Promise<readonly [number, number]> {
  const rows = await db
    .selectFrom("list_count")
    .select(["side", sql<number | string>`sum(rows)`.as("rows")])
    .where("list", "=", list)
    .groupBy("side")
    .execute();
  const on = (side: number) => Number(rows.find((row) => row.side === side)?.rows ?? 0);
  return [on(0), on(1)];
}
