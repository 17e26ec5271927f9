import * as v from "valibot";
import { leadOrders, pageSizes } from "#contract/lead-list.ts";
import { leadSignals } from "#contract/lead-signals.ts";
import { contactInput, enquiryInput, subscriptionInput } from "#contract/leads.ts";
import { spamCodes, spamInput } from "#contract/spam.ts";
import { describe } from "#server/http/describe.ts";

const text = v.string();
const receipt = { id: text, created_at: text, receipt: text };
const person = { ...receipt, name: text, email: text, phone: text };
const failures = {
  400: "The text of the first failing rule",
  413: "Too large",
  415: "Not JSON",
  422: "The Idempotency-Key was used for another body",
  429: "Too many requests; Retry-After says when to come again",
};

export const sendEnquiry = describe({
  summary: "Send an enquiry; phone may stand for number",
  body: withSignals(enquiryInput.entries),
  answers: { 201: v.object(receipt) },
  failures,
});
export const sendMessage = describe({
  summary: "Send a contact message; number may stand for phone",
  body: withSignals(contactInput.entries),
  answers: { 201: v.object(receipt) },
  failures,
});
export const subscribe = describe({
  summary: "Subscribe to the newsletter; the same address again answers 200 and adds nothing",
  body: subscriptionInput,
  answers: { 201: v.object({ email: text }), 200: v.object({ email: text }) },
  failures,
});

function withSignals(fields: v.ObjectEntries) {
  return v.object({ ...fields, ...leadSignals.entries });
}

const reason = v.object({ code: v.picklist(spamCodes), points: v.number(), count: v.number() });
/** In a page of a list and alone. */
const marks = {
  spam: v.optional(
    v.object({
      likely: v.boolean(),
      points: v.number(),
      reasons: v.array(reason),
      judged_at: text,
    }),
  ),
  consents: v.optional(
    v.array(v.object({ purpose: text, version: text, wording: text, given_at: text })),
  ),
};
const enquiry = v.object({ ...person, category: text, location: text, doubt: text, ...marks });
const message = v.object({ ...person, message: text, ...marks });
const subscriber = v.object({ id: text, created_at: text, email: text });

function list(rows: string, row: v.GenericSchema, orders: readonly string[]) {
  return describe({
    summary: `All ${rows}, newest first; with a parameter one page of them, beside data then page, size and total`,
    query: {
      page: "From 1; a later one than the last gives the last",
      size: `Rows a page: ${pageSizes.join(", ")}`,
      sort: orders.join(", "),
      q: "Words, each of which stands somewhere in the row, in whatever case",
      spam: "all, no or likely; all unless another is asked for",
    },
    answers: { 200: v.array(row) },
    failures: { 400: "A parameter that makes no sense" },
    staff: true,
  });
}

function one(row: string, schema: v.GenericSchema) {
  const failures = { 404: `There is no such ${row}` };
  return describe({ summary: `One ${row}`, answers: { 200: schema }, failures, staff: true });
}

function judge(row: string, schema: v.GenericSchema) {
  return describe({
    summary: `Say that a ${row} is spam, or not; the mails about it follow with the first "not"`,
    body: spamInput,
    answers: { 200: schema },
    failures: { 400: "Neither true nor false", 404: `There is no such ${row}`, 415: "Not JSON" },
    staff: true,
  });
}

export const judgeEnquiry = judge("enquiry", enquiry);
export const judgeMessage = judge("contact message", message);

export const enquiries = list("enquiries", enquiry, leadOrders.enquiry);
export const oneEnquiry = one("enquiry", enquiry);
export const messages = list("contact messages", message, leadOrders.contact);
export const oneMessage = one("contact message", message);
export const subscribers = list("newsletter subscribers", subscriber, leadOrders.subscription);
export const oneSubscriber = one("subscriber", subscriber);
