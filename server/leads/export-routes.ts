import { type Context, Hono } from "hono";
import { type LeadOrders, leadListQuery, leadOrders } from "#contract/lead-list.ts";
import type { ListTable } from "#server/database/list-tables.ts";
import type { GuardedDependencies, StaffEnv } from "#server/dependencies.ts";
import { csvAnswer } from "#server/http/csv.ts";
import { readQuery } from "#server/http/query.ts";
import * as describes from "./descriptions.ts";
import { everyRow, type Row } from "./export-store.ts";

/** A list as a file: its columns, by the words above them. */
type Export = {
  name: string;
  table: ListTable;
  orders: LeadOrders;
  columns: Record<string, string>;
};

const person = {
  "Received (UTC)": "created_at",
  Receipt: "receipt",
  Name: "name",
  Phone: "phone",
  Email: "email",
};
const enquiries: Export = {
  name: "enquiries",
  table: "enquiry",
  orders: leadOrders.enquiry,
  columns: {
    ...person,
    Category: "category",
    Location: "location",
    Doubt: "doubt",
    "Likely spam": "is_spam",
  },
};
const messages: Export = {
  name: "contact-messages",
  table: "contact_message",
  orders: leadOrders.contact,
  columns: { ...person, Message: "message", "Likely spam": "is_spam" },
};
const subscribers: Export = {
  name: "subscribers",
  table: "subscription",
  orders: leadOrders.subscription,
  columns: { "Received (UTC)": "created_at", Email: "email", State: "state" },
};

/** The staff's lists as CSV files, for the search and order that are asked for. Mounted at /api. */
export function exportRoutes({ db, now, staffOnly, audit }: GuardedDependencies) {
  async function answer(
    c: Context<StaffEnv>,
    { name, table, orders, columns }: Export,
  ): Promise<Response> {
    const query = readQuery(c, leadListQuery(orders));
    const entry = { staffId: c.get("staff").id, what: "exported", target: name } as const;
    await db.transaction().execute((tx) => audit(tx, entry));
    const cells = Object.entries(columns).map(
      ([words, column]) => [words, (row: Row) => cellOf(row[column])] as const,
    );
    return csvAnswer({
      name: `${name}-${now().toISOString().slice(0, 10)}.csv`,
      columns: Object.fromEntries(cells),
      batches: everyRow(db, table, Object.values(columns), query),
    });
  }

  return new Hono()
    .get("/enquiry.csv", describes.enquiriesFile, staffOnly, (c) => answer(c, enquiries))
    .get("/contact.csv", describes.messagesFile, staffOnly, (c) => answer(c, messages))
    .get("/subscription.csv", describes.subscribersFile, staffOnly, (c) => answer(c, subscribers));
}

/** The one column of numbers says yes or no. */
function cellOf(value: string | number | undefined): string {
  if (typeof value === "number") return value === 1 ? "yes" : "no";
  return value ?? "";
}
