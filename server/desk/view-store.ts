import { randomUUID } from "node:crypto";
import { type SqlBool, sql } from "kysely";
import type { SavedView } from "#contract/answers/desk.ts";
import type { ViewInput } from "#contract/desk-changes.ts";
import type { Db } from "#server/database/schema.ts";

/** A person's own views and those that are shared, by name. */
export async function listViews(db: Db, staffId: string): Promise<SavedView[]> {
  const rows = await db
    .selectFrom("desk_view")
    .select(["id", "name", "query", "is_shared", "staff_id"])
    .where(isSeenBy(staffId))
    .orderBy(sql`lower(name)`)
    .orderBy("id")
    .execute();
  return rows.map(({ staff_id, is_shared, ...view }) => ({
    ...view,
    is_shared: is_shared === 1,
    is_mine: staff_id === staffId,
  }));
}

/** How many somebody has made. */
export async function countViews(db: Db, staffId: string): Promise<number> {
  const { count } = await db
    .selectFrom("desk_view")
    .select((row) => row.fn.countAll().as("count"))
    .where("staff_id", "=", staffId)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Gives its id. */
export async function addView(
  db: Db,
  { is_shared, ...view }: ViewInput,
  { staffId, now }: { staffId: string; now: Date },
): Promise<string> {
  const id = randomUUID();
  const row = { ...view, id, staff_id: staffId, is_shared: Number(is_shared) };
  await db
    .insertInto("desk_view")
    .values({ ...row, created_at: now.toISOString() })
    .execute();
  return id;
}

/** Whether it is shared only its maker changes. False when this person sees no such view. */
export async function changeView(
  db: Db,
  id: string,
  { is_shared, ...view }: ViewInput,
  staffId: string,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("desk_view")
    .set({
      ...view,
      is_shared: sql`case when staff_id = ${staffId} then ${Number(is_shared)} else is_shared end`,
    })
    .where("id", "=", id)
    .where(isSeenBy(staffId))
    .executeTakeFirst();
  return Number(numUpdatedRows) === 1;
}

/** False when this person sees no such view. */
export async function removeView(db: Db, id: string, staffId: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom("desk_view")
    .where("id", "=", id)
    .where(isSeenBy(staffId))
    .executeTakeFirst();
  return Number(numDeletedRows) === 1;
}

/** Views that nobody will see again: of those whose account is forgotten, if they were not shared. */
export async function removeLostViews(db: Db): Promise<void> {
  const forgotten = db.selectFrom("staff").select("id").where("email", "=", "");
  await db
    .deleteFrom("desk_view")
    .where("staff_id", "in", forgotten)
    .where("is_shared", "=", 0)
    .execute();
}

function isSeenBy(staffId: string) {
  return sql<SqlBool>`(is_shared = 1 or staff_id = ${staffId})`;
}
