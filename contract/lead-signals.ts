import * as v from "valibot";
import { signalMax } from "./lengths.ts";

/** Longer than anybody leaves a form open, and whole in every number type on the way. */
const msMax = 2_000_000_000;

/** Text of a machine's: too long, or no text at all, is the same as none. */
const quiet = v.optional(v.fallback(v.pipe(v.string(), v.trim(), v.maxLength(signalMax)), ""), "");

/** What stands in an address: printable, without NUL (PostgreSQL cannot keep it) and lone surrogates. */
const addressPart = v.pipe(v.string(), v.trim(), v.regex(/^[^\p{Cc}\p{Cs}]*$/u));
const quietPart = v.optional(v.fallback(v.pipe(addressPart, v.maxLength(signalMax)), ""), "");

/** A path of this site, such as /h-1b-visa; what follows ? or # can hold anything and is left out. */
const quietPath = v.optional(
  v.fallback(
    v.pipe(
      addressPart,
      v.transform((path) => path.replace(/[?#].*$/s, "")),
      v.regex(/^\/(?!\/)/),
      v.maxLength(signalMax),
    ),
    "",
  ),
  "",
);

/**
 * Where a visit came from: the campaign's parameters as they stood in the address, the host of the page before
 * (no path: other sites' addresses can name people), and the path of this site's page where it began. Each may be empty.
 */
const leadSource = v.object({
  utm_source: quietPart,
  utm_medium: quietPart,
  utm_campaign: quietPart,
  utm_term: quietPart,
  utm_content: quietPart,
  referrer: quietPart,
  landing: quietPath,
});
export type LeadSource = v.InferOutput<typeof leadSource>;
/** Of a lead whose way is not known, or not to be kept. */
export const noSource: LeadSource = {
  utm_source: "",
  utm_medium: "",
  utm_campaign: "",
  utm_term: "",
  utm_content: "",
  referrer: "",
  landing: "",
};
const quietSource = v.optional(v.fallback(leadSource, noSource), noSource);

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
  proof: v.optional(v.fallback(v.pipe(v.string(), v.maxLength(signalMax)), "")),
  /** The version of the words beside the form: contract/consent.ts. */
  consent: quiet,
  /** The version of the newsletter's words, when that box was ticked. */
  newsletter: quiet,
  /** The page that the form stood on. */
  page: quietPath,
  /** The browser's time zone, such as Asia/Kolkata: which office is nearer, and whose clock a promise is told in. */
  zone: quietPart,
  /** Where the first visit came from that this browser remembers, and the last one. */
  source_first: quietSource,
  source_last: quietSource,
});
export type LeadSignals = v.InferOutput<typeof leadSignals>;
