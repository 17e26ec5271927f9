import { letterFormConsent } from "#contract/letter-form-consent.ts";
import { emailOf, names } from "./people.ts";

/** 30 newsletter sign-ups. */
export const subscribers = Array.from({ length: 30 }, (_, index) => {
  const name = names[(index * 3 + 1) % names.length] ?? "";
  return { email: emailOf(name, index + 201), consent: letterFormConsent.version };
});
