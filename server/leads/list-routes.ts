import { type Context, Hono } from "hono";
import {
  type LeadListQuery,
  type LeadOrders,
  leadListQuery,
  leadOrders,
  pageTooFar,
} from "#contract/lead-list.ts";
import type { Db } from "#server/database/schema.ts";
import type { GuardedDependencies } from "#server/dependencies.ts";
import { Problem } from "#server/http/problem.ts";
import { readQuery } from "#server/http/query.ts";
import * as describes from "./descriptions.ts";
import { findSubscription, listSubscriptions } from "./newsletter-store.ts";
import * as pages from "./page-store.ts";
import { listContactMessages, listEnquiries } from "./store.ts";

/** The staff's lists: whole, or a page of them. Mounted at /api. Source: SPEC.md §7, DECISIONS.md "API". */
export function listRoutes({ db, staffOnly }: GuardedDependencies) {
  function list<Page extends object>(
    orders: LeadOrders,
    pageOf: (db: Db, query: LeadListQuery) => Promise<Page | undefined>,
    all: (db: Db) => Promise<object[]>,
  ) {
    const schema = leadListQuery(orders);
    return async (c: Context) => {
      const query = readListQuery(c, schema);
      return c.json(query ? reached(await pageOf(db, query)) : { data: await all(db) });
    };
  }
  const one = (find: (db: Db, id: string) => Promise<object | undefined>) => async (c: Context) =>
    c.json(found(await find(db, c.req.param("id") ?? "")));

  const { enquiry, contact, subscription } = leadOrders;
  const enquiries = list(enquiry, pages.pageOfEnquiries, listEnquiries);
  const messages = list(contact, pages.pageOfContactMessages, listContactMessages);
  const subscribers = list(subscription, pages.pageOfSubscriptions, listSubscriptions);

  return new Hono()
    .get("/enquiry", describes.enquiries, staffOnly, enquiries)
    .get("/enquiry/:id", describes.oneEnquiry, staffOnly, one(pages.findEnquiry))
    .get("/contact", describes.messages, staffOnly, messages)
    .get("/contact/:id", describes.oneMessage, staffOnly, one(pages.findContactMessage))
    .get("/subscription", describes.subscribers, staffOnly, subscribers)
    .get("/subscription/:id", describes.oneSubscriber, staffOnly, one(findSubscription));
}

/**
 * What part of the list is asked for; undefined: all of it, as the plain call always answers.
 * @throws Problem 400 for a parameter that makes no sense
 */
function readListQuery(
  c: Context,
  schema: ReturnType<typeof leadListQuery>,
): LeadListQuery | undefined {
  const sent = c.req.query();
  const isAsked = Object.keys(schema.entries).some((name) => name in sent);
  return isAsked ? readQuery(c, schema) : undefined;
}

/** @throws Problem 400 */
function reached<Page>(page: Page | undefined): Page {
  if (page === undefined) throw new Problem(400, pageTooFar);
  return page;
}

/** @throws Problem 404 */
function found<Lead>(data: Lead | undefined): { data: Lead } {
  if (data === undefined) throw new Problem(404, "There is no such entry.");
  return { data };
}
