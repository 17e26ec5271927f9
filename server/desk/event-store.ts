import type { Db } from "#server/database/schema.ts";

/** What tells a lead's versions apart, and when it came. */
export type Seen = { id: string; version: number; stage: string; created_at: string };

/** The leads that were changed after `since` (ISO 8601), the latest first, at most `limit`. */
export async function listChangedSince(db: Db, since: string, limit: number): Promise<Seen[]> {
  return db
    .selectFrom("desk_lead")
    .select(["id", "version", "stage", "created_at"])
    .where("changed_at", ">", since)
    .orderBy("changed_at", "desc")
    .orderBy("id")
    .limit(limit)
    .execute();
}
