import type { Consent } from "./answers/leads.ts";
import { answerConsent, letterConsent, type Shown } from "./consent.ts";
import { letterFormConsent } from "./letter-form-consent.ts";

/** What forms show, and what they showed before: none of these is ever changed. */
const everShown: readonly Shown[] = [
  answerConsent,
  letterConsent,
  letterFormConsent,
  {
    // Until November 2026: "for nothing else" was less than the privacy policy says.
    purpose: "answer",
    version: "answer-1",
    wording: "We use these details to answer you and for nothing else.",
  },
  {
    // Until November 2026: a visa letter can be read as an official one.
    purpose: "newsletter",
    version: "letter-1",
    wording: "Also send me the visa letter",
  },
  {
    // Until November 2026: the address is kept after its owner has left as well, as the privacy policy says.
    purpose: "newsletter",
    version: "letter-form-1",
    wording: "We use your address for this letter and for nothing else.",
  },
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
