import * as v from "valibot";
import type { Listed } from "./leads.ts";
import { seenVersion } from "./seen-version.ts";
import { form, optional, required, typed } from "./validate.ts";

/** In UTF-16 units. */
export const campaignLengthMax = { subject: 200, intro: 2000 };

/** Mails a minute, over all instances. */
export const perMinute = { min: 1, max: 600, usual: 60 };

/** Between the word "send" and the first mail; so long all of it can be taken back. */
export const undoMs = 10_000;

const perMinuteText = `Mails a minute must be a whole number from ${perMinute.min} to ${perMinute.max}.`;

/** What is mailed beside the post itself. */
const letter = {
  post: required("Choose a post.", "Post", 300),
  subject: required("Subject is required.", "Subject", campaignLengthMax.subject),
  intro: optional("Introduction", campaignLengthMax.intro),
};

/** For a look at it, and for a test mail. */
export const letterInput = form(letter);
export type LetterInput = v.InferOutput<typeof letterInput>;

/** `?post=…`: who would be mailed about it. */
export const audienceQuery = v.object({ post: v.optional(typed("post must be an id."), "") });

/** A campaign as it is drafted: the letter, and how many mails go in a minute. */
export const campaignInput = form({
  ...letter,
  per_minute: v.optional(
    v.pipe(
      v.number(perMinuteText),
      v.integer(perMinuteText),
      v.minValue(perMinute.min, perMinuteText),
      v.maxValue(perMinute.max, perMinuteText),
    ),
    perMinute.usual,
  ),
});
export type CampaignInput = v.InferOutput<typeof campaignInput>;

const version = seenVersion("campaign");

/** A change names the version that was seen. */
export const campaignChange = form({ version, ...campaignInput.entries });
export type CampaignChange = v.InferOutput<typeof campaignChange>;

/**
 * `again`: the sender knows that the post has been sent before. With `version` that one is sent or none: a mail that went
 * out can not be taken back.
 */
export const startInput = form({
  again: v.optional(v.boolean("again must be true or false."), false),
  version: v.optional(version),
});
export type StartInput = v.InferOutput<typeof startInput>;

/** How many recipients are at each point; an erased subscriber is in none of them but `recipients`. */
export type CampaignCounts = {
  /** At the start; 0 in a draft. */
  recipients: number;
  /** Not sent yet; of a stopped one, never. */
  waiting: number;
  /** On its way: being sent, or refused for now and tried again. */
  queued: number;
  sent: number;
  /** Unsubscribed, or unreachable, before their turn. */
  skipped: number;
  /** The address is not there any more, says its mail server. */
  bounced: number;
  /** Refused for other reasons, or for three days. */
  failed: number;
  /** Handed over when the server stopped, before the answer came: most likely there, and not sent again. */
  unclear: number;
};

/** Of a draft nothing is sent; a stopped one never goes on. */
export const campaignStates = ["draft", "sending", "paused", "done", "stopped"] as const;

/** Times are ISO 8601, UTC; empty until it happens. */
export type Campaign = Listed & {
  /** Null once the post is deleted. */
  post: string | null;
  post_title: string;
  subject: string;
  intro: string;
  per_minute: number;
  /** Counts the changes, from 1. */
  version: number;
  state: (typeof campaignStates)[number];
  /** The email of who made it; empty when that account is gone. */
  made_by: string;
  starts_at: string;
  /** How long all of it can still be taken back; 0: no more. */
  undo_ms: number;
  ended_at: string;
  counts: CampaignCounts;
};

/** To whom a post would go now, and when it went last; null: never. */
export type Audience = {
  confirmed: number;
  sent_before: { at: string; recipients: number } | null;
};

/** A mail as a subscriber gets it, with links of nobody's. */
export type LetterPreview = { from: string; subject: string; text: string; html: string };
