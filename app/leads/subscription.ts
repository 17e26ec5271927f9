import { type Api, api } from "#app/api.ts";
import { subscriptionInput } from "#contract/leads.ts";
import { letterFormConsent } from "#contract/letter-form-consent.ts";
import { check, mapChecked } from "#contract/validate.ts";
import type { PostableForm } from "./posted-form.ts";

/** The newsletter's form. A subscription is no lead: it has no receipt, and is not sent later by itself. */
export function subscriptionFormOf({ subscribe }: Api): PostableForm {
  return {
    check: (values) =>
      mapChecked(check(subscriptionInput, values), (subscriber) => {
        const input = { ...subscriber, consent: letterFormConsent.version };
        return (key) => subscribe(input, key).then(() => ({}));
      }),
    failureText: ({ text }) => text ?? "Subscription failed",
  };
}

/** The browser's. */
export const subscriptionForm = subscriptionFormOf(api);
