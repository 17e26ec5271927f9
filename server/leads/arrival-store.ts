import { keptInsert, keptQuery } from "#server/database/kept-query.ts";
import { listed } from "#server/database/list-as-value.ts";
import type { Db } from "#server/database/schema.ts";
import type { Arrival } from "./arrival.ts";

/** Few enough that nobody waits for them, many enough that each index is written once for all. */
const arrivalsAtOnce = 50;

const insertArrival = keptInsert("lead_arrival");

/** Keeps a lead until it is taken up (take-up.ts). With the commit it is safe. */
export async function addArrival(db: Db, arrival: Arrival): Promise<void> {
  const { created_at } = arrival;
  await insertArrival(db, { created_at, lead: JSON.stringify(arrival) });
}

/** The number of the lead that came last of those that wait; 0 where none does. */
export async function newestWaiting(db: Db): Promise<number> {
  const { rows } = await selectNewest(db, {});
  return rows[0]?.number ?? 0;
}

const selectNewest = keptQuery((db) =>
  db.selectFrom("lead_arrival").select("number").orderBy("number", "desc").limit(1),
);

/** The numbers of those that wait longest from one behind `behind` up to `last`, as many as are taken up at once. */
export async function listWaiting(db: Db, part: Part): Promise<number[]> {
  const { rows } = await selectWaiting(db, part);
  return rows.map(({ number }) => number);
}
type Part = { behind: number; last: number };

const selectWaiting = keptQuery((db, { behind, last }: Part) =>
  db
    .selectFrom("lead_arrival")
    .select("number")
    .where("number", ">", behind)
    .where("number", "<=", last)
    .orderBy("number")
    .limit(arrivalsAtOnce),
);

/** Those that still wait, in the order in which they came. */
export async function listArrivals(db: Db, numbers: readonly number[]): Promise<Arrival[]> {
  const rows = await db
    .selectFrom("lead_arrival")
    .select("lead")
    .where("number", "in", listed(db, numbers))
    .orderBy("number")
    .execute();
  return rows.map(({ lead }) => JSON.parse(lead));
}

/** Of leads that are taken up. */
export async function removeArrivals(db: Db, numbers: readonly number[]): Promise<void> {
  await db.deleteFrom("lead_arrival").where("number", "in", listed(db, numbers)).execute();
}
