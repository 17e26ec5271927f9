import type { Db } from "#server/database/schema.ts";

const minuteMs = 60 * 1000;
/** Sorts after every time. */
const never = "9999";

/** Makes the row of work that comes again; its first time is now. */
export async function addWork(db: Db, name: string): Promise<void> {
  await db
    .insertInto("upkeep")
    .values({ name, next_at: "", done_at: "" })
    .onConflict((conflict) => conflict.column("name").doNothing())
    .execute();
}

/** Asks, in the caller's transaction, for work to be done soon: at most once a minute, because it may be heavy. */
export async function askForWork(db: Db, name: string, now: Date): Promise<void> {
  const doneMs = (await lastDone(db, name))?.getTime() ?? 0;
  // Done by a clock that was ahead, it would be put off until then.
  const soonestMs = doneMs <= now.getTime() ? doneMs + minuteMs : 0;
  const next_at = new Date(Math.max(now.getTime(), soonestMs)).toISOString();
  await db
    .insertInto("upkeep")
    .values({ name, next_at, done_at: "" })
    .onConflict((conflict) => conflict.column("name").doUpdateSet({ next_at }))
    .execute();
}

/**
 * Takes the work for one instance until `until`. False when it is not due, or another one was faster. What is further ahead
 * than `furthest` is due, too: a clock that was ahead has put it there.
 */
export async function claimWork(
  db: Db,
  name: string,
  { now, until, furthest }: { now: Date; until: Date; furthest: Date },
): Promise<boolean> {
  const due = await db
    .selectFrom("upkeep")
    .select("next_at")
    .where("name", "=", name)
    .where("next_at", "!=", never)
    .where((work) =>
      work.or([
        work("next_at", "<=", now.toISOString()),
        work("next_at", ">", furthest.toISOString()),
      ]),
    )
    .executeTakeFirst();
  if (!due) return false;

  const { numUpdatedRows } = await db
    .updateTable("upkeep")
    .set({ next_at: until.toISOString() })
    .where("name", "=", name)
    .where("next_at", "=", due.next_at)
    .executeTakeFirst();
  return Number(numUpdatedRows) === 1;
}

/** When the work was done last; undefined before its first time. */
export async function lastDone(db: Db, name: string): Promise<Date | undefined> {
  const work = await db
    .selectFrom("upkeep")
    .select("done_at")
    .where("name", "=", name)
    .executeTakeFirst();
  return work?.done_at ? new Date(work.done_at) : undefined;
}

/** It did not succeed: gives the claim back, to be tried again at `next`. */
export async function moveWork(
  db: Db,
  name: string,
  { until, next }: { until: Date; next: Date },
): Promise<void> {
  await db
    .updateTable("upkeep")
    .set({ next_at: next.toISOString() })
    .where("name", "=", name)
    .where("next_at", "=", until.toISOString())
    .execute();
}

/** The work is done until `next`, or until it is asked for; unless it was asked for again meanwhile. */
export async function finishWork(
  db: Db,
  name: string,
  { now, until, next }: { now: Date; until: Date; next: Date | undefined },
): Promise<void> {
  await db
    .updateTable("upkeep")
    .set({ done_at: now.toISOString(), next_at: next?.toISOString() ?? never })
    .where("name", "=", name)
    .where("next_at", "=", until.toISOString())
    .execute();
}
