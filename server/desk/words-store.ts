import { type SqlBool, sql } from "kysely";
import { deskHitsMax } from "#contract/desk.ts";
import type { DeskFilter } from "#contract/desk-query.ts";
import { rowHoldsWords } from "#server/database/lead-words.ts";
import { newestHits } from "#server/database/list-hits.ts";
import type { Condition, Db } from "#server/database/schema.ts";
import { type Asker, filterConditions } from "./filter-store.ts";

/** So many leads are looked through for words that stand in very many. */
const walkedMax = 5000;

/** The leads that hold the words of a search; `isMore`: there may be others, older ones. */
export type Hits = { ids: readonly string[]; isMore: boolean };

/**
 * The leads that hold each word of a filter's `q`; undefined when it has none. Rare words are found by the lists' own
 * index, whatever else the filter says. Common ones are looked for in the newest leads that the filter gives, where they
 * soon stand in enough.
 */
export async function findWords(
  db: Db,
  filter: DeskFilter,
  asker: Asker,
): Promise<Hits | undefined> {
  const { q } = filter;
  if (q === "") return undefined;
  const sides = filter.trash === "yes" ? ([2, 3] as const) : ([0, 1] as const);
  const enquiries = await newestHits(db, { table: "enquiry", q, sides });
  const messages = await newestHits(db, { table: "contact_message", q, sides });
  if (enquiries.isMore || messages.isMore) return findInNewest(db, filter, asker);
  return { ids: [...enquiries.ids, ...messages.ids], isMore: false };
}

async function findInNewest(db: Db, filter: DeskFilter, asker: Asker): Promise<Hits> {
  const newest = await db
    .selectFrom("desk_lead")
    .select("id")
    .where(filterConditions(db, filter, asker, "created_at"))
    .orderBy("created_at", "desc")
    .orderBy("id", "desc")
    .limit(walkedMax)
    .execute();
  if (newest.length === 0) return { ids: [], isMore: false };

  const { rows } = await sql<{ id: string }>`
    select desk_lead.id from desk_lead
    left join enquiry on enquiry.id = desk_lead.enquiry_id
    left join contact_message on contact_message.id = desk_lead.message_id
    where desk_lead.id in (${sql.join(newest.map(({ id }) => id))})
      and ${leadHoldsWords(db, filter.q)}
    order by desk_lead.created_at desc, desk_lead.id desc limit ${sql.lit(deskHitsMax + 1)}`.execute(
    db,
  );
  return {
    ids: rows.slice(0, deskHitsMax).map(({ id }) => id),
    isMore: newest.length === walkedMax || rows.length > deskHitsMax,
  };
}

/** Whether a lead holds each word of `q`, in a query that has joined what was sent. */
export function leadHoldsWords(db: Db, q: string): Condition {
  return sql<SqlBool>`(${rowHoldsWords(db, "enquiry", q, "enquiry")}
    or ${rowHoldsWords(db, "contact_message", q, "contact_message")})`;
}
