import type { DeskRow } from "#contract/answers/desk.ts";
import { countMax } from "#contract/desk.ts";
import type { DeskQuery } from "#contract/desk-query.ts";
import type { Db } from "#server/database/schema.ts";
import { type Asker, filterConditions } from "./filter-store.ts";
import { countLeads } from "./list-store.ts";
import { behind, isAmong, orderBy, orders, type Place } from "./order-store.ts";
import { deskRow, leadRows, location, wholeText } from "./row-store.ts";
import { findWords, leadHoldsWords } from "./words-store.ts";

/** So many leads are put into their order at once: one that moves in it while the file is read stays where it was. */
const placesAtOnce = countMax;
/** So many rows at once: they hold up the process for some milliseconds, and others get their turn between. */
const rowsAtOnce = 500;

/** A row of the file: one of the inbox, with all that was written. */
export type WholeRow = DeskRow & { text: string; location: string };

/** All leads that a filter gives, in its order, some at a time: words that stand in very many are looked for in each. */
export async function* everyLead(
  db: Db,
  query: DeskQuery,
  asker: Asker,
): AsyncGenerator<WholeRow[]> {
  const { column, down } = orders[query.sort];
  const hits = await findWords(db, query, asker);
  const found = hits?.isMore ? undefined : hits;
  const total = await countLeads(db, query, asker, found);
  const by = total < countMax ? "condition" : column;
  let place: Place | undefined;
  do {
    const places = await db
      .selectFrom("desk_lead")
      .select(["desk_lead.id", `desk_lead.${column} as value`])
      .where(filterConditions(db, query, asker, by))
      .where(isAmong(found))
      .where(behind(place, column, down))
      .orderBy(orderBy(db, column, { isDown: down, isSorted: by === "condition" }))
      .limit(placesAtOnce)
      .execute();
    for (let at = 0; at < places.length; at += rowsAtOnce) {
      yield await rowsAt(db, places.slice(at, at + rowsAtOnce), hits?.isMore ? query.q : "");
    }
    place = places.length < placesAtOnce ? undefined : places.at(-1);
  } while (place);
}

async function rowsAt(db: Db, places: readonly Place[], q: string): Promise<WholeRow[]> {
  const ids = places.map(({ id }) => id);
  const rows = await leadRows(db)
    .select([wholeText.as("text"), location.as("location")])
    .where(isAmong({ ids }))
    .where(leadHoldsWords(db, q))
    .execute();
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => {
    const row = byId.get(id);
    return row ? { ...deskRow(row), text: row.text, location: row.location } : [];
  });
}
