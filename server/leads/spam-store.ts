import type { LeadTable } from "#server/database/list-tables.ts";
import type { Db } from "#server/database/schema.ts";

/** Puts a lead where staff say that it belongs. False when there is none. */
export async function changeSpam(
  db: Db,
  table: LeadTable,
  { id, isSpam, now }: { id: string; isSpam: boolean; now: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable(table)
    .set({ is_spam: Number(isSpam), judged_at: now.toISOString() })
    .where("id", "=", id)
    .executeTakeFirst();
  return Number(numUpdatedRows) === 1;
}

/** Marks the mails about a lead as queued. False when they have been before. */
export async function claimMails(
  db: Db,
  table: LeadTable,
  { id, now }: { id: string; now: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable(table)
    .set({ mailed_at: now.toISOString() })
    .where("id", "=", id)
    .where("mailed_at", "=", "")
    .executeTakeFirst();
  return Number(numUpdatedRows) === 1;
}

/** How many leads that came from `from` on and before `until` stand under likely spam. */
export async function countSpam(
  db: Db,
  table: LeadTable,
  { from, until }: { from: string; until: string },
): Promise<number> {
  const { count } = await db
    .selectFrom(table)
    .select((query) => query.fn.countAll().as("count"))
    .where("is_spam", "=", 1)
    .where("is_trashed", "=", 0)
    .where("created_at", ">=", from)
    .where("created_at", "<", until)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** The last day (UTC, 2026-03-02) until that one that was counted; undefined: none yet. */
export async function findLastCountedDay(db: Db, until: string): Promise<string | undefined> {
  const row = await db
    .selectFrom("spam_report")
    .select("day")
    // A later one was counted by a clock that was ahead.
    .where("day", "<=", until)
    .orderBy("day", "desc")
    .limit(1)
    .executeTakeFirst();
  return row?.day;
}

/** Takes a day's count for the transaction `db`. False when another instance has it. */
export async function claimDay(db: Db, day: string): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto("spam_report")
    .values({ day })
    .onConflict((conflict) => conflict.column("day").doNothing())
    .executeTakeFirst();
  return Number(numInsertedOrUpdatedRows) === 1;
}
