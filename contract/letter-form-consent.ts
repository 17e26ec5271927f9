import type { Shown } from "./consent.ts";

/** In the newsletter's own form: most pages do without it. */
export const letterFormConsent = {
  purpose: "newsletter",
  version: "letter-form-2",
  wording:
    "We use your address to send this letter and to keep a record of your choice. We do not sell it.",
} satisfies Shown;
