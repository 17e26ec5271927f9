import { sql } from "kysely";
import { expect } from "vitest";
import type { Tx } from "#server/dependencies.ts";
import type { FreshDatabase } from "./fresh-database.ts";

type Held = {
  before: (tx: Tx) => Promise<unknown>;
  after?: (tx: Tx) => Promise<unknown>;
};

const waiting = sql<{ count: string }>`select count(*) from pg_stat_activity
  where datname = current_database() and wait_event_type = 'Lock'`;

/**
 * For PostgreSQL: begins `work` while another instance's transaction has done `before`, and lets that go on with `after`
 * once the work waits for it. Gives what the work gives.
 */
export async function meanwhile<T>(
  { db, open }: FreshDatabase,
  work: () => Promise<T>,
  { before, after }: Held,
): Promise<T> {
  const begun = await open()
    .transaction()
    .execute(async (tx) => {
      await before(tx);
      const done = work();
      const waits = async () => Number((await waiting.execute(db)).rows[0]?.count);
      await expect.poll(waits).toBeGreaterThan(0);
      await after?.(tx);
      return { done };
    });
  return begun.done;
}

/** Holds a lead, and fails where somebody else does: so what waits for this transaction may not. */
export async function holdLeadAtOnce(tx: Tx, id: string): Promise<void> {
  await sql`select id from desk_lead where id = ${id} for update nowait`.execute(tx);
}
