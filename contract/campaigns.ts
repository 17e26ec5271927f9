import * as v from "valibot";
import { seenVersion } from "./seen-version.ts";
import { form, optional, required, typed } from "./validate.ts";

/** In UTF-16 units. */
const campaignLengthMax = { subject: 200, intro: 2000 };

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

/** Of a draft nothing is sent; a stopped one never goes on. */
export const campaignStates = ["draft", "sending", "paused", "done", "stopped"] as const;
