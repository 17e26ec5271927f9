import * as v from "valibot";
import { spamCodes } from "#contract/spam.ts";
import { subscriptionStates } from "#contract/subscription-states.ts";

/** What every listed row carries. `created_at` is ISO 8601, UTC. */
const listed = v.object({ id: v.string(), created_at: v.string() });
export type Listed = v.InferOutput<typeof listed>;

/** What a visitor is given for a lead: `receipt` is the number to name when asking about it. */
const receipt = v.object({ ...listed.entries, receipt: v.string() });
export type Receipt = v.InferOutput<typeof receipt>;

/** What a send is answered with; `answer_by` is when we promise to answer (ISO 8601, UTC). */
export const sent = v.object({ ...receipt.entries, answer_by: v.string() });
export type Sent = v.InferOutput<typeof sent>;

/** `count` is how many (links, other senders) or how long (milliseconds) where the words need it, else 0. */
const spamReason = v.object({ code: v.picklist(spamCodes), points: v.number(), count: v.number() });
export type SpamReason = v.InferOutput<typeof spamReason>;

/** Where a lead stands, and why. `judged_at` is when staff said so, empty while nobody has. */
const spamMark = v.object({
  likely: v.boolean(),
  points: v.number(),
  reasons: v.array(spamReason),
  judged_at: v.string(),
});
export type SpamMark = v.InferOutput<typeof spamMark>;

/** What a person agreed to: the words that stood beside the form, their version, and when. `given_at`: ISO 8601, UTC. */
const consent = v.object({
  purpose: v.picklist(["answer", "newsletter"]),
  version: v.string(),
  wording: v.string(),
  given_at: v.string(),
});
export type Consent = v.InferOutput<typeof consent>;

/** What staff see beside a lead from a form, in its page of the list and alone. */
export const marked = v.object({ spam: spamMark, consents: v.array(consent) });
export type Marked = v.InferOutput<typeof marked>;

/** What every lead of a form has. */
const person = { ...receipt.entries, name: v.string(), email: v.string(), phone: v.string() };

/** An enquiry as staff read it; `number` has become `phone`. */
export const enquiry = v.object({
  ...person,
  category: v.string(),
  location: v.string(),
  doubt: v.string(),
});
export type Enquiry = v.InferOutput<typeof enquiry>;

/** A contact message as staff read it. */
export const contactMessage = v.object({ ...person, message: v.string() });
export type ContactMessage = v.InferOutput<typeof contactMessage>;

/** A subscriber as staff read them. */
export const subscription = v.object({
  ...listed.entries,
  email: v.string(),
  state: v.picklist(subscriptionStates),
});
export type Subscription = v.InferOutput<typeof subscription>;

/**
 * What stands beside one page of a list; `total` counts the rows of all pages, `page` is the last one if a later one was
 * asked for. A search goes through the newest 100 hits: `is_more` says that there may be more than `total`. `next` and
 * `previous` are the places at the page's ends, for `after` and `before`, where there is such a page.
 * `likely_spam` counts all that is likely spam, whatever is asked for; newsletter sign-ups have none.
 */
export const pagePlace = v.object({
  page: v.number(),
  size: v.number(),
  total: v.number(),
  is_more: v.optional(v.boolean()),
  next: v.optional(v.string()),
  previous: v.optional(v.string()),
  likely_spam: v.optional(v.number()),
});
export type LeadPage<Lead> = { data: Lead[] } & v.InferOutput<typeof pagePlace>;
