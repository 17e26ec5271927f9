/** What a person agreed to: the words that stood beside the form, their version, and when. `given_at`: ISO 8601, UTC. */
export type Consent = Shown & { given_at: string };

type Shown = { purpose: "answer" | "newsletter"; version: string; wording: string };

/*
 * The wordings that forms show. One that was published is never changed: another wording is another version, and the old
 * one stays in `everShown`, because each lead keeps the words that its sender saw.
 */

/** Beside every form for a lead. */
export const answerConsent = {
  purpose: "answer",
  version: "answer-2",
  wording:
    "We use these details to answer you and to prepare what you ask for. We do not sell them.",
} satisfies Shown;

/** Until November 2026: "for nothing else" was less than the privacy policy says. */
const firstAnswerConsent = {
  purpose: "answer",
  version: "answer-1",
  wording: "We use these details to answer you and for nothing else.",
} satisfies Shown;

/** A box in the longer forms, which nobody has ticked beforehand. */
export const letterConsent = {
  purpose: "newsletter",
  version: "letter-2",
  wording: "Also send me your newsletter",
} satisfies Shown;

/** Until November 2026: a visa letter can be read as an official one. */
const firstLetterConsent = {
  purpose: "newsletter",
  version: "letter-1",
  wording: "Also send me the visa letter",
} satisfies Shown;

/** In the newsletter's own form. */
export const letterFormConsent = {
  purpose: "newsletter",
  version: "letter-form-2",
  wording:
    "We use your address to send this letter and to keep a record of your choice. We do not sell it.",
} satisfies Shown;

/** Until November 2026: the address is also kept after its owner has left, as the privacy policy says. */
const firstLetterFormConsent = {
  purpose: "newsletter",
  version: "letter-form-1",
  wording: "We use your address for this letter and for nothing else.",
} satisfies Shown;

const everShown: readonly Shown[] = [
  firstAnswerConsent,
  answerConsent,
  firstLetterConsent,
  letterConsent,
  firstLetterFormConsent,
  letterFormConsent,
];

/** The consent of that version for that purpose; undefined for a version that nobody was ever shown. */
export function consentOf(
  purpose: Consent["purpose"],
  version: string,
  givenAt: string,
): Consent | undefined {
  const shown = everShown.find((one) => one.purpose === purpose && one.version === version);
  return shown && { ...shown, given_at: givenAt };
}
