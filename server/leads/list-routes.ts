import { type Context, Hono } from "hono";
import type { GenericSchema, InferOutput } from "valibot";
import { leadListQuery, leadOrders, pageTooFar } from "#contract/lead-list.ts";
import type { GuardedDependencies } from "#server/dependencies.ts";
import { Problem } from "#server/http/problem.ts";
import { readQuery } from "#server/http/query.ts";
import * as describes from "./descriptions.ts";
import { findSubscription, listSubscriptions } from "./newsletter-store.ts";
import * as pages from "./page-store.ts";
import { listContactMessages, listEnquiries } from "./store.ts";

const enquiryQuery = leadListQuery(leadOrders.enquiry);
const contactQuery = leadListQuery(leadOrders.contact);
const subscriptionQuery = leadListQuery(leadOrders.subscription);

/** The staff's lists: whole, or a page of them. Mounted at /api. Source: SPEC.md §7, DECISIONS.md "API". */
export function listRoutes({ db, staffOnly }: GuardedDependencies) {
  return new Hono()
    .get("/enquiry", describes.enquiries, staffOnly, async (c) => {
      const query = readListQuery(c, enquiryQuery);
      const answer = query
        ? reached(await pages.pageOfEnquiries(db, query))
        : all(await listEnquiries(db));
      return c.json(answer);
    })
    .get("/enquiry/:id", describes.oneEnquiry, staffOnly, async (c) =>
      c.json(found(await pages.findEnquiry(db, c.req.param("id")))),
    )
    .get("/contact", describes.messages, staffOnly, async (c) => {
      const query = readListQuery(c, contactQuery);
      const answer = query
        ? reached(await pages.pageOfContactMessages(db, query))
        : all(await listContactMessages(db));
      return c.json(answer);
    })
    .get("/contact/:id", describes.oneMessage, staffOnly, async (c) =>
      c.json(found(await pages.findContactMessage(db, c.req.param("id")))),
    )
    .get("/subscription", describes.subscribers, staffOnly, async (c) => {
      const query = readListQuery(c, subscriptionQuery);
      const answer = query
        ? reached(await pages.pageOfSubscriptions(db, query))
        : all(await listSubscriptions(db));
      return c.json(answer);
    })
    .get("/subscription/:id", describes.oneSubscriber, staffOnly, async (c) =>
      c.json(found(await findSubscription(db, c.req.param("id")))),
    );
}

/**
 * What part of the list is asked for; undefined: all of it, as the plain call always answers.
 * @throws Problem 400 for a parameter that makes no sense
 */
function readListQuery<S extends GenericSchema>(c: Context, schema: S): InferOutput<S> | undefined {
  const sent = c.req.query();
  const isAsked = ["page", "after", "before", "size", "sort", "q", "spam"].some(
    (name) => name in sent,
  );
  return isAsked ? readQuery(c, schema) : undefined;
}

function all<Lead>(data: Lead[]) {
  return { data };
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
