import { sql } from "kysely";
import { listed } from "#server/database/list-as-value.ts";
import type { Db } from "#server/database/schema.ts";
import type { WeighedLead } from "./weighed-lead.ts";

/** Somebody else may have given the address, again and again and from many networks. See docs/decisions/095. */
const receiptsADay = 5;
const dayMs = 24 * 60 * 60 * 1000;

/**
 * The ids of those leads whose address has not had its receipts of a day; to be asked in the transaction that brings them,
 * before they are on the desk.
 */
export async function receiptsDue(
  db: Db,
  leads: readonly WeighedLead[],
  now: Date,
): Promise<Set<string>> {
  const known = await knownAmong(db, new Set(leads.map(addressOf)));
  const counts = known.length > 0 ? await leadsOfDay(db, known, now) : new Map<string, number>();
  const due = leads.filter((lead) => {
    const count = counts.get(addressOf(lead)) ?? 0;
    counts.set(addressOf(lead), count + 1);
    return count < receiptsADay;
  });
  return new Set(due.map(({ id }) => id));
}

function addressOf({ input }: WeighedLead): string {
  return input.email.toLowerCase();
}

/** Most write for the first time, and what follows is dear for PostgreSQL to plan. */
async function knownAmong(db: Db, addresses: ReadonlySet<string>): Promise<readonly string[]> {
  const rows = await db
    .selectFrom("person_key")
    .select("key")
    .where("kind", "=", "email")
    .where("key", "in", listed(db, [...addresses]))
    .execute();
  return rows.map(({ key }) => key);
}

/** How many leads on the desk each address has sent within a day, counted as far as matters; found by its person's key. */
async function leadsOfDay(
  db: Db,
  addresses: readonly string[],
  now: Date,
): Promise<Map<string, number>> {
  const since = new Date(now.getTime() - dayMs).toISOString();
  const { rows } = await sql<{ key: string; count: number | string }>`
    select key, (select count(*) from (
        select desk_lead.id from desk_lead
        left join enquiry on enquiry.id = desk_lead.enquiry_id
        left join contact_message on contact_message.id = desk_lead.message_id
        where desk_lead.person_id = person_key.person_id and desk_lead.created_at > ${since}
          and lower(coalesce(enquiry.email, contact_message.email)) = person_key.key
        limit ${sql.lit(receiptsADay)}) as newest) as count
    from person_key
    where kind = 'email' and key in ${listed(db, addresses)}`.execute(db);
  return new Map(rows.map(({ key, count }) => [key, Number(count)]));
}
