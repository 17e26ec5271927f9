import type { Consent } from "./answers/leads.ts";

/** What a form shows for a consent. */
export type Shown = Omit<Consent, "given_at">;

/*
 * The wordings that forms show. One that was published is never changed: another wording is another version, and the old
 * one moves to `everShown`, because each lead keeps the words that its sender saw.
 */

/** Beside every form for a lead. */
export const answerConsent = {
  purpose: "answer",
  version: "answer-2",
  wording:
    "We use these details to answer you and to prepare what you ask for. We do not sell them.",
} satisfies Shown;

/** A box in the longer forms, which nobody has ticked beforehand. */
export const letterConsent = {
  purpose: "newsletter",
  version: "letter-2",
  wording: "Also send me your newsletter",
} satisfies Shown;
