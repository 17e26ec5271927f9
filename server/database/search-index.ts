import { sql } from "kysely";
import { isPostgres } from "./kind.ts";
import { indexedText } from "./lead-words.ts";
import { listed } from "./list-as-value.ts";
import { type ListTable, listTables } from "./list-tables.ts";
import type { Db } from "./schema.ts";

/** In one transaction: so many hold up the process for some ten milliseconds. */
const atOnceMax = 500;
/** Fewer than these are read one by one by a search, which is cheaper than to index them one by one. */
const waitingMax = 200;

/** Indexes the leads that have come since the last time, on SQLite; PostgreSQL does it by itself. */
export async function indexWaiting(db: Db, { atLeast = waitingMax } = {}): Promise<void> {
  if (isPostgres(db)) return;
  for (const list of listTables) {
    for (let left = await waitingIn(db, list); left >= atLeast && left > 0; left -= atOnceMax) {
      await db.transaction().execute((tx) => indexSome(tx, list));
    }
  }
}

async function waitingIn(db: Db, list: ListTable): Promise<number> {
  const { rows } = await sql<{ waiting: number }>`select count(*) as waiting
    from search_row indexed by search_row_waiting
    where is_indexed = 0 and list = ${sql.lit(list)}`.execute(db);
  return rows[0]?.waiting ?? 0;
}

/** The oldest of them, on both sides. */
async function indexSome(tx: Db, list: ListTable): Promise<void> {
  const words = sql.table(`${list}_words`);
  const { rows } = await sql<{ number: number }>`select number
    from search_row indexed by search_row_waiting where is_indexed = 0 and list = ${sql.lit(list)} limit ${atOnceMax}`.execute(
    tx,
  );
  if (rows.length === 0) return;
  const numbers = listed(
    tx,
    rows.map(({ number }) => number),
  );
  await sql`insert into ${words} (rowid, text)
    select number, ${indexedText(list, "lead")}
    from search_row cross join ${sql.table(list)} as lead on lead.id = lead_id
    where number in ${numbers} order by number`.execute(tx);
  await sql`update search_row set is_indexed = 1 where number in ${numbers}`.execute(tx);
}
