import { form, required } from "./validate.ts";

/** A solved challenge with its proof, or a reCAPTCHA token, is well below this. In UTF-16 units. */
const tokenLengthMax = 8000;

/** Source: SPEC.md §7. */
export const botTokenInput = form({ token: required("Token is null", "Token", tokenLengthMax) });

/** How a browser shows that it is one: by work of its own, or through Google. */
export type BotChallenge<Work = unknown> =
  | { provider: "proof-of-work"; challenge: Work }
  | { provider: "recaptcha"; siteKey: string };
