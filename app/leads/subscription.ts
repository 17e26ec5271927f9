import { type Api, ApiFailure, api } from "#app/api.ts";
import { subscriptionInput } from "#contract/leads.ts";
import { letterFormConsent } from "#contract/letter-form-consent.ts";
import { check } from "#contract/validate.ts";
import type { PostableForm } from "./posted-form.ts";

/** The newsletter's form. A subscription is no lead: it has no receipt, and is not sent later by itself. */
export function subscriptionFormOf({ subscribe }: Api) {
  return {
    check: (values) => check(subscriptionInput, values),
    send: async (values, key) => {
      const checked = check(subscriptionInput, values);
      if (!checked.ok) throw new ApiFailure(400, checked.error);
      await subscribe({ ...checked.value, consent: letterFormConsent.version }, key);
      return {};
    },
    failureText: ({ text }) => text ?? "Subscription failed",
  } satisfies PostableForm;
}

/** The browser's. */
export const subscriptionForm = subscriptionFormOf(api);
