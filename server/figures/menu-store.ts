import { sql } from "kysely";
import type { MenuCounts } from "#contract/answers/figures.ts";
import { countMax, type LeadKind } from "#contract/desk.ts";
import { isPostgres } from "#server/database/kind.ts";
import { countOf } from "#server/database/list-count.ts";
import type { Db } from "#server/database/schema.ts";

/** Call-backs are contact messages too, and stand in the same list. */
const contactKinds = ["message", "call-back"] as const;

/** However long the lists are, it reads no more than it tells. */
export async function countForMenu(db: Db): Promise<MenuCounts> {
  const [contact, enquiry, subscribers, posts] = await Promise.all([
    countNew(db, contactKinds),
    countNew(db, ["enquiry"]),
    countOf(db, "subscription"),
    countOf(db, "post"),
  ]);
  return { new: { contact, enquiry }, all: { subscriber: subscribers, blog: posts } };
}

/** Likely spam has a stage of its own. SQLite, which takes another index for the better one, is told by which to count. */
async function countNew(db: Db, kinds: readonly LeadKind[]): Promise<number> {
  const by = isPostgres(db) ? sql`` : sql`indexed by desk_lead_new`;
  const { rows } = await sql<{ count: number | string }>`
    select count(*) as count from (select 1 from desk_lead ${by}
      where stage = 'new' and trashed_at = '' and kind in (${sql.join(kinds)})
      limit ${sql.lit(countMax)}) as counted`.execute(db);
  return Number(rows[0]?.count ?? 0);
}
