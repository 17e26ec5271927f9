import { type Kysely, type SelectQueryBuilder, type SqlBool, sql } from "kysely";
import type { LeadListQuery, LeadPage } from "#contract/lead-list.ts";
import type { ContactMessage, Enquiry, Subscription } from "#contract/leads.ts";
import type { Schema } from "#server/database/schema.ts";

const personColumns = ["name", "phone", "email", "receipt"];
const enquiryColumns = [...personColumns, "category", "location", "doubt"];
const messageColumns = [...personColumns, "message"];
/** A sentence in the search field costs no more than a few words. */
const wordsMax = 8;

export function pageOfEnquiries(
  db: Kysely<Schema>,
  query: LeadListQuery,
): Promise<LeadPage<Enquiry>> {
  return pageOf(db.selectFrom("enquiry").selectAll(), enquiryColumns, query);
}

export function pageOfContactMessages(
  db: Kysely<Schema>,
  query: LeadListQuery,
): Promise<LeadPage<ContactMessage>> {
  return pageOf(db.selectFrom("contact_message").selectAll(), messageColumns, query);
}

export function pageOfSubscriptions(
  db: Kysely<Schema>,
  query: LeadListQuery,
): Promise<LeadPage<Subscription>> {
  const rows = db.selectFrom("subscription").select(["id", "email", "created_at", "state"]);
  return pageOf(rows, ["email"], query);
}

export function findEnquiry(db: Kysely<Schema>, id: string): Promise<Enquiry | undefined> {
  return db.selectFrom("enquiry").selectAll().where("id", "=", id).executeTakeFirst();
}

export function findContactMessage(
  db: Kysely<Schema>,
  id: string,
): Promise<ContactMessage | undefined> {
  return db.selectFrom("contact_message").selectAll().where("id", "=", id).executeTakeFirst();
}

async function pageOf<Table extends keyof Schema, Lead>(
  rows: SelectQueryBuilder<Schema, Table, Lead>,
  columns: string[],
  { page, size, sort, q }: LeadListQuery,
): Promise<LeadPage<Lead>> {
  const found = rows.where(holdsWords(columns, q));
  const count = sql<number | string>`count(*)`.as("total");
  const counted = await found.clearSelect().select(count).$castTo<{ total: unknown }>().execute();
  const total = Number(counted[0]?.total ?? 0);
  const shown = Math.min(page, Math.max(1, Math.ceil(total / size)));
  const data = await found
    .orderBy(orderOf(sort))
    .limit(size)
    .offset((shown - 1) * size)
    .$castTo<Lead>()
    .execute();
  return { data: data as Lead[], page: shown, size, total };
}

/** Ids end the order, so that rows of one moment or one name stand on one page only. */
function orderOf(sort: LeadListQuery["sort"]) {
  if (sort === "newest") return sql`created_at desc, id`;
  if (sort === "oldest") return sql`created_at, id`;
  return sql`lower(${sql.ref(sort)}), created_at desc, id`;
}

/** Each word stands in one of the columns, in whatever case. */
function holdsWords(columns: string[], q: string) {
  const words = q.split(/\s+/).filter(Boolean).slice(0, wordsMax);
  if (words.length === 0) return sql<SqlBool>`1 = 1`;
  return sql<SqlBool>`${sql.join(
    words.map((word) => holdsWord(columns, word)),
    sql` and `,
  )}`;
}

function holdsWord(columns: string[], word: string) {
  const pattern = `%${word.replace(/[!%_]/g, "!$&")}%`;
  const places = columns.map(
    (column) => sql`lower(${sql.ref(column)}) like lower(${pattern}) escape '!'`,
  );
  return sql`(${sql.join(places, sql` or `)})`;
}
