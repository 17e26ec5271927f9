/** What a person agreed to: the words that stood beside the form, their version, and when. `given_at`: ISO 8601, UTC. */
export type Consent = {
  purpose: "answer" | "newsletter";
  version: string;
  wording: string;
  given_at: string;
};

/** Stands beside every form for a lead. */
export const answerVersion = "answer-1";
/** The words of a box that nobody has ticked beforehand. */
export const letterVersion = "letter-1";
/** Stands in the newsletter's own form. */
export const letterFormVersion = "letter-form-1";

/**
 * Every wording that a form has ever shown, by its version. One that was published is never changed: another wording is
 * another version, and the forms show that one. Each lead keeps the words that its sender saw.
 */
export const consentWordings = {
  [answerVersion]: {
    purpose: "answer",
    wording: "We use these details to answer you and for nothing else.",
  },
  [letterVersion]: { purpose: "newsletter", wording: "Also send me the visa letter" },
  [letterFormVersion]: {
    purpose: "newsletter",
    wording: "We use your address for this letter and for nothing else.",
  },
} as const;

/** The consent of that version for that purpose; undefined for a version that nobody was ever shown. */
export function consentOf(
  purpose: Consent["purpose"],
  version: string,
  givenAt: string,
): Consent | undefined {
  const shown = new Map<string, { purpose: Consent["purpose"]; wording: string }>(
    Object.entries(consentWordings),
  ).get(version);
  return shown?.purpose === purpose
    ? { purpose, version, wording: shown.wording, given_at: givenAt }
    : undefined;
}
