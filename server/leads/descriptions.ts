import * as v from "valibot";
import {
  contactMessage,
  enquiry,
  marked,
  pagePlace,
  sent,
  subscription,
} from "#contract/answers/leads.ts";
import { leadOrders, pageSizes } from "#contract/lead-list.ts";
import { leadSignals } from "#contract/lead-signals.ts";
import { contactInput, enquiryInput, subscriptionInput } from "#contract/leads.ts";
import { subscriptionStates } from "#contract/subscription-states.ts";
import { describe, tooMany } from "#server/http/describe.ts";
import { linkInput } from "./link-input.ts";
import { spamInput } from "./spam-input.ts";

const failures = {
  ...tooMany,
  422: "The Idempotency-Key was used for another body",
};

export const sendEnquiry = describe({
  summary: "Send an enquiry; phone may stand for number",
  body: withSignals(enquiryInput.entries),
  answers: { 201: sent },
  failures,
});
export const sendMessage = describe({
  summary: "Send a contact message; number may stand for phone",
  body: withSignals(contactInput.entries),
  answers: { 201: sent },
  failures,
});
export const subscribe = describe({
  summary:
    "Subscribe to the newsletter; a mail asks for the confirmation. The same address again answers 200 and adds nothing",
  body: subscriptionInput,
  answers: { 201: v.object({ email: v.string() }), 200: v.object({ email: v.string() }) },
  failures,
});

function withSignals(fields: v.ObjectEntries) {
  return v.object({ ...fields, ...leadSignals.entries });
}

const markedEnquiry = v.object({ ...enquiry.entries, ...marked.entries });
const markedMessage = v.object({ ...contactMessage.entries, ...marked.entries });

const search =
  "Words, each of which stands somewhere in the row, in whatever case; a page goes through the newest 100 hits, and is_more says that there may be more. Words of one or two letters are looked for among the newest rows only";

/** What a list or its file can be narrowed by. */
const sides = { spam: "all, no or likely; all unless another is asked for" };
const states = {
  state: `all, ${subscriptionStates.join(", ")}; all unless another is asked for`,
};

function list(
  rows: string,
  row: v.GenericSchema,
  orders: readonly string[],
  narrowed: Record<string, string> = sides,
) {
  return describe({
    summary: `All ${rows}, newest first; with a parameter one page of them, and only then what stands beside data`,
    query: {
      page: "From 1; a later one than the last gives the last. More than 1,000 rows from both ends only with after or before",
      after: "What next of an answer said: the page behind it; page is then the number that it has",
      before: "What previous of an answer said: the page before it",
      size: `Rows a page: ${pageSizes.join(", ")}`,
      sort: orders.join(", "),
      q: search,
      ...narrowed,
    },
    answers: { 200: v.array(row) },
    beside: v.partial(pagePlace).entries,
    failures: { 400: "A parameter that makes no sense" },
    staff: true,
  });
}

function file(rows: string, orders: readonly string[], narrowed: Record<string, string> = sides) {
  return describe({
    summary: `The ${rows} as a CSV file: UTF-8 with a byte order mark, RFC 4180; an apostrophe stands before what a spreadsheet would take for a formula`,
    query: {
      sort: orders.join(", "),
      q: "Words, each of which stands somewhere in the row, in whatever case; all hits come",
      ...narrowed,
    },
    answers: { 200: v.string() },
    answerType: "text/csv",
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
    summary: `Say whether this ${row} is spam; the mails about it follow with the first "not"`,
    body: spamInput,
    answers: { 200: schema },
    failures: { 404: `There is no such ${row}` },
    staff: true,
  });
}

export const judgeEnquiry = judge("enquiry", markedEnquiry);
export const judgeMessage = judge("contact message", markedMessage);

/** The marks stand in a page of a list, and not in all of it. */
const listedEnquiry = v.partial(markedEnquiry, ["spam", "consents"]);
const listedMessage = v.partial(markedMessage, ["spam", "consents"]);

export const enquiries = list(
  "enquiries but for those in the desk's trash",
  listedEnquiry,
  leadOrders.enquiry,
);
export const enquiriesFile = file("enquiries", leadOrders.enquiry);
export const oneEnquiry = one("enquiry", markedEnquiry);
export const messages = list(
  "contact messages but for those in the desk's trash",
  listedMessage,
  leadOrders.contact,
);
export const messagesFile = file("contact messages", leadOrders.contact);
export const oneMessage = one("contact message", markedMessage);
export const subscribers = list(
  "newsletter subscribers",
  subscription,
  leadOrders.subscription,
  states,
);
export const subscribersFile = file("newsletter subscribers", leadOrders.subscription, states);
export const oneSubscriber = one("subscriber", subscription);

const linkFailures = { 404: "The link is not ours, too old, or what it was made for is gone" };

function linked(summary: string) {
  return describe({
    summary,
    query: { key: "From the signed link in a mail" },
    answers: { 200: subscription },
    failures: linkFailures,
  });
}

function pressed(summary: string) {
  return describe({
    summary,
    body: linkInput,
    answers: { 200: subscription },
    failures: { ...linkFailures, ...tooMany },
  });
}

export const toConfirm = linked("Whose subscription a confirmation link is about; changes nothing");
export const confirm = pressed("Confirm a newsletter subscription");
export const toEnd = linked("Whose subscription an unsubscribe link is about; changes nothing");
export const end = pressed(
  "End a newsletter subscription; the address is kept, so that nobody writes to it",
);
