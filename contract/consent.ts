/** What a person agreed to: the words that stood beside the form, their version, and when. `given_at`: ISO 8601, UTC. */
export type Consent = Shown & { given_at: string };

export type Shown = { purpose: "answer" | "newsletter"; version: string; wording: string };

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
