import * as v from "valibot";

const textMax = 200;
/** Longer than anybody leaves a form open, and whole in every number type on the way. */
const msMax = 2_000_000_000;

/** Text of a machine's: too long, or no text at all, is the same as none. */
const quiet = v.optional(v.fallback(v.pipe(v.string(), v.trim(), v.maxLength(textMax)), ""), "");

/**
 * What a form says beside its lead. All of it may be missing, and none of it can refuse a lead: what makes no sense counts
 * as not sent.
 */
export const leadSignals = v.object({
  /** A field that people do not see. Longer texts count, too. */
  website: v.optional(v.fallback(v.pipe(v.string(), v.trim()), ""), ""),
  /** How long the form was on show before it was sent, in milliseconds. */
  filled_ms: v.optional(
    v.fallback(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(msMax)), -1),
    -1,
  ),
  /**
   * What POST /api/recaptcha/verify-token gave the browser; empty when it gave none (yet). Missing where no script ran.
   */
  proof: v.optional(v.fallback(v.pipe(v.string(), v.maxLength(textMax)), "")),
  /** The version of the words beside the form: contract/consent.ts. */
  consent: quiet,
  /** The version of the newsletter's words, when that box was ticked. */
  newsletter: quiet,
});
export type LeadSignals = v.InferOutput<typeof leadSignals>;
