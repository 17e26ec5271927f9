import type { Kysely } from "kysely";
import type { Schema } from "#server/database/schema.ts";
import type { Promised } from "./promised.ts";

/**
 * Starts a lead's reply clock, once: it runs out at `due`, and half of it is over at `half`. Gives the visitor's time zone,
 * empty where it is not known.
 */
export async function startClock(
  db: Kysely<Schema>,
  id: string,
  { half, due }: Promised,
): Promise<string> {
  const half_at = half.toISOString();
  const started = await db
    .updateTable("desk_lead")
    .set({ due_at: due.toISOString(), half_at, escalate_at: half_at })
    .where("id", "=", id)
    .where("due_at", "=", "")
    .returning("zone")
    .executeTakeFirst();
  return started?.zone ?? "";
}
