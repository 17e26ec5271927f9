import type * as v from "valibot";
import { type Api, type ApiFailure, api } from "#app/api.ts";
import type { Sent } from "#contract/answers/leads.ts";
import type { LeadSignals } from "#contract/lead-signals.ts";
import { contactFormInput, contactInput, enquiryInput } from "#contract/leads.ts";
import { type Checked, check, mapChecked } from "#contract/validate.ts";
import type { LeadPlace, Values } from "./lead-places.ts";

/** `signals`: what the browser knows beside. @throws ApiFailure */
type Send = (key: string | undefined, signals?: Partial<LeadSignals>) => Promise<Sent>;

export type LeadForm = {
  /** Gives what sends it. */
  check: (values: Values) => Checked<Send>;
  sentText: string;
  failureText: (failure: ApiFailure) => string;
};

type Texts = Pick<LeadForm, "sentText" | "failureText">;

/** Source: SPEC.md §8 and DECISIONS.md "Exact texts and rules". */
const enquiryTexts: Texts = {
  sentText: "Enquiry sent successfully!",
  failureText: ({ text }) => text ?? "Submission failed",
};
const messageTexts: Texts = {
  sentText: "Message sent successfully!",
  failureText: ({ status, text }) =>
    (status === 429 && text) || "Failed to send message. Please try again.",
};

/** The rules and texts of every place where a lead can be typed, sending through the given API. */
export function leadFormsOf({ sendEnquiry, sendMessage }: Api) {
  return {
    enquiry: leadForm(enquiryInput, sendEnquiry, enquiryTexts),
    hero: withNumber(
      leadForm(
        contactInput,
        ({ phone, ...input }, key) => sendMessage({ ...input, number: phone }, key),
        messageTexts,
      ),
    ),
    footer: leadForm(contactInput, sendMessage, messageTexts),
    contact: leadForm(contactFormInput, sendMessage, messageTexts),
    article: leadForm(contactInput, sendMessage, messageTexts),
  } satisfies Record<LeadPlace, LeadForm>;
}

/** The browser's. */
export const leadForms = leadFormsOf(api);

/** The hero form calls the phone number. Source: SPEC.md §3, DECISIONS.md "API". */
function withNumber(form: LeadForm): LeadForm {
  const withPhone = ({ number, ...values }: Values): Values => ({
    ...(number !== undefined && { phone: number }),
    ...values,
  });
  return {
    ...form,
    check: (values) => {
      const checked = form.check(withPhone(values));
      const isPhone = !checked.ok && checked.field === "phone";
      return isPhone ? { ...checked, field: "number" } : checked;
    },
  };
}

function leadForm<Input extends object>(
  schema: v.GenericSchema<unknown, Input>,
  send: (input: Input & Partial<LeadSignals>, key: string | undefined) => Promise<Sent>,
  texts: Texts,
): LeadForm {
  return {
    ...texts,
    check: (values) =>
      mapChecked(check(schema, values), (lead): Send => {
        const input = { ...lead, ...signalsIn(values) };
        return (key, signals) => send({ ...input, ...signals }, key);
      }),
  };
}

/** What the form's own fields say beside the lead; `shown` is written by the server that rendered it. */
function signalsIn({ website, consent, newsletter, shown }: Values): Partial<LeadSignals> {
  return {
    ...(consent && { consent }),
    ...(website && { website }),
    ...(newsletter && { newsletter }),
    ...(shown && { filled_ms: Date.now() - Number(shown) }),
  };
}
