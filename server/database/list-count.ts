import { sql } from "kysely";
import { allSides, type Side, type Sides } from "./list-side.ts";
import type { Db, Schema } from "./schema.ts";

export type CountedList = Schema["list_count"]["list"];

/** How many rows a list has on each side. */
export async function countsOf(db: Db, list: CountedList): Promise<Record<Side, number>> {
  const rows = await db
    .selectFrom("list_count")
    .select(["side", sql<number | string>`sum(rows)`.as("rows")])
    .where("list", "=", list)
    .groupBy("side")
    .execute();
  const on = (side: number) => Number(rows.find((row) => row.side === side)?.rows ?? 0);
  return { 0: on(0), 1: on(1), 2: on(2), 3: on(3) };
}

/** How many it has on these. */
export async function countOf(
  db: Db,
  list: CountedList,
  sides: Sides = [undefined],
): Promise<number> {
  const counts = await countsOf(db, list);
  const each = sides.flatMap((side) => side ?? allSides);
  return each.reduce<number>((sum, side) => sum + counts[side], 0);
}
