import * as v from "valibot";
import { campaignStates } from "#contract/campaigns.ts";

/** How many recipients are at each point; an erased subscriber is in none of them but `recipients`. */
const campaignCounts = v.object({
  /** At the start; 0 in a draft. */
  recipients: v.number(),
  /** Not sent yet; of a stopped one, never. */
  waiting: v.number(),
  /** On its way: being sent, or refused for now and tried again. */
  queued: v.number(),
  sent: v.number(),
  /** Unsubscribed, or unreachable, before their turn. */
  skipped: v.number(),
  /** The address is not there any more, says its mail server. */
  bounced: v.number(),
  /** Refused for other reasons, or for three days. */
  failed: v.number(),
  /** Handed over when the server stopped, before the answer came: most likely there, and not sent again. */
  unclear: v.number(),
});
export type CampaignCounts = v.InferOutput<typeof campaignCounts>;

/** Times are ISO 8601, UTC; empty until it happens. */
export const campaign = v.object({
  id: v.string(),
  created_at: v.string(),
  /** Null once the post is deleted. */
  post: v.nullable(v.string()),
  post_title: v.string(),
  subject: v.string(),
  intro: v.string(),
  per_minute: v.number(),
  /** Counts the changes, from 1. */
  version: v.number(),
  state: v.picklist(campaignStates),
  /** The email of who made it; empty when that account is gone. */
  made_by: v.string(),
  starts_at: v.string(),
  /** How long all of it can still be taken back; 0: no more. */
  undo_ms: v.number(),
  ended_at: v.string(),
  counts: campaignCounts,
});
export type Campaign = v.InferOutput<typeof campaign>;

/** To whom a post would go now, and when it went last; null: never. */
export const audience = v.object({
  confirmed: v.number(),
  sent_before: v.nullable(v.object({ at: v.string(), recipients: v.number() })),
});
export type Audience = v.InferOutput<typeof audience>;

/** A mail as a subscriber gets it, with links of nobody's. */
export const letterPreview = v.object({
  from: v.string(),
  subject: v.string(),
  text: v.string(),
  html: v.string(),
});
export type LetterPreview = v.InferOutput<typeof letterPreview>;
