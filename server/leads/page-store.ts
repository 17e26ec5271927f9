import { type Kysely, type RawBuilder, type SelectQueryBuilder, type SqlBool, sql } from "kysely";
import type { LeadListQuery, LeadPage } from "#contract/lead-list.ts";
import type { ContactMessage, Enquiry, Marked, Subscription } from "#contract/leads.ts";
import { holdsWords } from "#server/database/lead-words.ts";
import type { Schema } from "#server/database/schema.ts";
import { type StoredMarks, withMarks } from "./marks.ts";

export function pageOfEnquiries(
  db: Kysely<Schema>,
  query: LeadListQuery,
): Promise<LeadPage<Enquiry & Marked>> {
  return markedPage(
    db.selectFrom("enquiry").selectAll(),
    holdsWords(db, "enquiry", query.q),
    query,
  );
}

export function pageOfContactMessages(
  db: Kysely<Schema>,
  query: LeadListQuery,
): Promise<LeadPage<ContactMessage & Marked>> {
  const rows = db.selectFrom("contact_message").selectAll();
  return markedPage(rows, holdsWords(db, "contact_message", query.q), query);
}

export function pageOfSubscriptions(
  db: Kysely<Schema>,
  query: LeadListQuery,
): Promise<LeadPage<Subscription>> {
  const rows = db.selectFrom("subscription").select(["id", "email", "created_at", "state"]);
  return pageOf(rows, holdsWords(db, "subscription", query.q), query);
}

export async function findEnquiry(
  db: Kysely<Schema>,
  id: string,
): Promise<(Enquiry & Marked) | undefined> {
  const row = await db.selectFrom("enquiry").selectAll().where("id", "=", id).executeTakeFirst();
  return row && withMarks(row);
}

export async function findContactMessage(
  db: Kysely<Schema>,
  id: string,
): Promise<(ContactMessage & Marked) | undefined> {
  const rows = db.selectFrom("contact_message").selectAll().where("id", "=", id);
  const row = await rows.executeTakeFirst();
  return row && withMarks(row);
}

/** One side of a list or both, and how much of all of it is likely spam. */
async function markedPage<Table extends keyof Schema, Lead extends StoredMarks>(
  rows: SelectQueryBuilder<Schema, Table, Lead>,
  holdsAll: RawBuilder<SqlBool>,
  query: LeadListQuery,
): Promise<LeadPage<Omit<Lead, keyof StoredMarks> & Marked>> {
  const isSpam = sql<SqlBool>`is_spam = 1`;
  const isAsked = { all: sql<SqlBool>`1 = 1`, no: sql<SqlBool>`is_spam = 0`, likely: isSpam };
  const page = await pageOf(rows.where(isAsked[query.spam]), holdsAll, query);
  const likely_spam = await countOf(rows.where(isSpam));
  return { ...page, data: page.data.map(withMarks), likely_spam };
}

async function pageOf<Table extends keyof Schema, Lead>(
  rows: SelectQueryBuilder<Schema, Table, Lead>,
  holdsAll: RawBuilder<SqlBool>,
  { page, size, sort }: LeadListQuery,
): Promise<LeadPage<Lead>> {
  const found = rows.where(holdsAll);
  const total = await countOf(found);
  const shown = Math.min(page, Math.max(1, Math.ceil(total / size)));
  const data = await found
    .orderBy(orderOf(sort))
    .limit(size)
    .offset((shown - 1) * size)
    .$castTo<Lead>()
    .execute();
  return { data: data as Lead[], page: shown, size, total };
}

async function countOf<Table extends keyof Schema, Lead>(
  rows: SelectQueryBuilder<Schema, Table, Lead>,
): Promise<number> {
  const count = sql<number | string>`count(*)`.as("total");
  const counted = await rows.clearSelect().select(count).$castTo<{ total: unknown }>().execute();
  return Number(counted[0]?.total ?? 0);
}

/** Ids end the order, so that rows of one moment or one name stand on one page only. */
function orderOf(sort: LeadListQuery["sort"]) {
  if (sort === "newest") return sql`created_at desc, id`;
  if (sort === "oldest") return sql`created_at, id`;
  return sql`lower(${sql.ref(sort)}), created_at desc, id`;
}
