import * as v from "valibot";
import { subscriptionStates } from "./subscription-states.ts";
import { typed } from "./validate.ts";

/** How many rows a page of any list can have; the first unless another is asked for. */
export const pageSizes = [25, 50, 100] as const;

/** The orders of each list; the first unless another is asked for. `email` and the like run from A to Z. */
export const leadOrders = {
  enquiry: ["newest", "oldest", "name", "category"],
  contact: ["newest", "oldest", "name"],
  subscription: ["newest", "oldest", "email"],
} as const;
export type LeadOrder = (typeof leadOrders)[keyof typeof leadOrders][number];
/** Those of one list. */
export type LeadOrders = readonly [LeadOrder, ...LeadOrder[]];

/** Of a text in an address, such as a search, in UTF-16 units. */
export const queryTextMax = 200;
const pageMax = 1_000_000;

const page = v.pipe(
  v.string("page must be a whole number from 1."),
  v.regex(/^[1-9]\d{0,6}$/, "page must be a whole number from 1."),
  v.transform(Number),
  v.maxValue(pageMax, "page is too large."),
);
const size = v.pipe(
  v.string(),
  v.transform(Number),
  v.picklist(pageSizes, `size must be ${pageSizes.join(", ")}.`),
);
const q = v.pipe(
  typed("q must be text."),
  v.maxLength(queryTextMax, `q can have at most ${queryTextMax} characters.`),
);

const place = v.pipe(
  v.string(),
  v.regex(/^([\w-]{1,2000})?$/, "after and before take what next and previous of an answer say."),
);

/** Everything, or only one side: what staff answer, and what is likely spam. */
const spam = v.picklist(["all", "no", "likely"], "spam must be all, no, likely.");

const states = ["all", ...subscriptionStates] as const;
/** Of newsletter sign-ups. */
const state = v.picklist(states, `state must be ${states.join(", ")}.`);

/** So many rows from either end of a list a page can be counted to; those between are reached from page to page. */
const countedRowsMax = 1000;
/** What a page is answered with to which nobody can count. */
export const pageTooFar = "page is too far from both ends of the list: go on with after or before.";

/** Whether a page is found by its number alone. */
export function isCountedTo({ page, size }: { page: number; size: number }, total: number) {
  return (page - 1) * size <= countedRowsMax || total - page * size <= countedRowsMax;
}

/** What part of a list is asked for, as it stands in an address: `?page=2&size=50&sort=name&q=anjali`. */
export function leadListQuery(orders: LeadOrders) {
  return v.object({
    page: v.optional(page, "1"),
    after: v.optional(place, ""),
    before: v.optional(place, ""),
    size: v.optional(size, String(pageSizes[0])),
    sort: v.optional(v.picklist(orders, `sort must be ${orders.join(", ")}.`), () => orders[0]),
    q: v.optional(q, ""),
    spam: v.optional(spam, "all"),
    state: v.optional(state, "all"),
  });
}

/**
 * One part of a list. `q` holds words, each of which must stand somewhere in a row. With `after` or `before` it is the
 * page behind or before that place, which an earlier answer gave, and `page` only says what number it has.
 */
export type LeadListQuery = {
  page: number;
  after: string;
  before: string;
  size: number;
  sort: LeadOrder;
  q: string;
  spam: v.InferOutput<typeof spam>;
  state: v.InferOutput<typeof state>;
};

/** The same as it stands in the address of a person's page: what makes no sense there counts as not given. */
export function leadListAddress(
  orders: LeadOrders,
  address: Iterable<readonly [string, string]>,
): LeadListQuery {
  const entries = leadListQuery(orders).entries;
  const lenient = v.object({
    page: v.fallback(entries.page, 1),
    after: v.fallback(entries.after, ""),
    before: v.fallback(entries.before, ""),
    size: v.fallback(entries.size, pageSizes[0]),
    sort: v.fallback(entries.sort, orders[0]),
    q: v.fallback(entries.q, ""),
    // A page of staff's shows one side at a time.
    spam: v.optional(v.fallback(spam, "no"), "no"),
    state: v.fallback(entries.state, "all"),
  });
  return v.parse(lenient, Object.fromEntries(address));
}

/** The parameters that ask for a part of a list; `usual` ones are left out of an address. */
export function leadListParameters(
  query: Partial<LeadListQuery>,
  usual?: LeadListQuery,
): Record<string, string> {
  const given = Object.entries(query).filter(
    ([name, value]) => value !== "" && value !== usual?.[name as keyof LeadListQuery],
  );
  return Object.fromEntries(given.map(([name, value]) => [name, String(value)]));
}
