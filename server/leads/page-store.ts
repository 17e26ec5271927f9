import type {
  ContactMessage,
  Enquiry,
  LeadPage,
  Marked,
  Subscription,
} from "#contract/answers/leads.ts";
import type { LeadListQuery } from "#contract/lead-list.ts";
import { withMarks } from "#server/database/lead-marks.ts";
import { countOf } from "#server/database/list-count.ts";
import { newestHits } from "#server/database/list-hits.ts";
import { inOrder } from "#server/database/list-scan.ts";
import type { LeadTable, ListTable } from "#server/database/list-tables.ts";
import type { Db } from "#server/database/schema.ts";
import { orderOf, sidesOf } from "./list-order.ts";
import { type ListPart, partOf } from "./list-part-store.ts";
import { subscriptionColumns } from "./newsletter-store.ts";

/** Undefined when the page can not be counted to, or its place is none. */
export async function pageOfEnquiries(
  db: Db,
  query: LeadListQuery,
): Promise<LeadPage<Enquiry & Marked> | undefined> {
  const page = await pageOf(db, "enquiry", query, (ids) =>
    db.selectFrom("enquiry").selectAll().where("id", "in", ids).execute(),
  );
  return page && withSpam(db, "enquiry", { ...page, data: page.data.map(shown) });
}

/** The same of contact messages. */
export async function pageOfContactMessages(
  db: Db,
  query: LeadListQuery,
): Promise<LeadPage<ContactMessage & Marked> | undefined> {
  const page = await pageOf(db, "contact_message", query, (ids) =>
    db.selectFrom("contact_message").selectAll().where("id", "in", ids).execute(),
  );
  return page && withSpam(db, "contact_message", { ...page, data: page.data.map(shown) });
}

/** The same of subscriptions. */
export async function pageOfSubscriptions(
  db: Db,
  query: LeadListQuery,
): Promise<LeadPage<Subscription> | undefined> {
  return pageOf(db, "subscription", query, (ids) =>
    db.selectFrom("subscription").select(subscriptionColumns).where("id", "in", ids).execute(),
  );
}

/** One enquiry, also from the trash or likely spam; undefined when there is none. */
export async function findEnquiry(db: Db, id: string): Promise<(Enquiry & Marked) | undefined> {
  const row = await db.selectFrom("enquiry").selectAll().where("id", "=", id).executeTakeFirst();
  return row && shown(row);
}

/** The same of a contact message. */
export async function findContactMessage(
  db: Db,
  id: string,
): Promise<(ContactMessage & Marked) | undefined> {
  const rows = db.selectFrom("contact_message").selectAll().where("id", "=", id);
  const row = await rows.executeTakeFirst();
  return row && shown(row);
}

type Stored = Parameters<typeof withMarks>[0] & { mailed_at: string; is_trashed: number };

/** Without what only the site itself asks for. */
function shown<Row extends Stored>({ mailed_at: _, is_trashed: _trash, ...row }: Row) {
  return withMarks(row);
}

/** How much of all of the list is likely spam. */
async function withSpam<Lead>(
  db: Db,
  table: LeadTable,
  page: LeadPage<Lead>,
): Promise<LeadPage<Lead>> {
  return { ...page, likely_spam: await countOf(db, table, [1]) };
}

async function pageOf<Lead extends { id: string }>(
  db: Db,
  table: ListTable,
  query: LeadListQuery,
  read: (ids: string[]) => Promise<Lead[]>,
): Promise<LeadPage<Lead> | undefined> {
  const isSearch = query.q.trim() !== "";
  const found = isSearch ? await partOfHits(db, table, query) : await partOf(db, table, query);
  if (!found) return undefined;
  const { ids, ...place } = found;
  const rows = ids.length === 0 ? [] : await read(ids);
  const byId = new Map(rows.map((row) => [row.id, row]));
  const data = ids.flatMap((id) => byId.get(id) ?? []);
  return { data, size: query.size, ...place };
}

/** The hits are few: they are put in order when they have been found. */
async function partOfHits(
  db: Db,
  table: ListTable,
  query: LeadListQuery,
): Promise<ListPart & { is_more: boolean }> {
  const { size, q } = query;
  const hits = await newestHits(db, { table, q, sides: sidesOf(table, query) });
  const total = hits.ids.length;
  const page = Math.min(query.page, Math.max(1, Math.ceil(total / size)));
  const order = orderOf(query);
  const isInOrder = order.by === undefined && order.time === "newest";
  const ids = isInOrder ? hits.ids : await inOrder(db, { table, order, ids: hits.ids });
  return { ids: ids.slice((page - 1) * size, page * size), page, total, is_more: hits.isMore };
}
