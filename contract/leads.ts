import * as v from "valibot";
import { lengthMax } from "./lengths.ts";
import { serviceNames } from "./services.ts";
import { form, optional, required } from "./validate.ts";

/** Text, at sign, text, dot, text, no blanks: the one email rule. Source: DECISIONS.md "Exact texts and rules". */
export const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** US or Indian national number: digits only, no country code. Source: SPEC.md §9. */
export const PHONE = /^\d{10}$/;
const phoneText = "Enter a valid 10-digit phone number.";
const categoryText = "Please select a category.";

/** Signs for the direction of text and the like, which address books and chats copy along and nobody sees; joiners belong to words. */
const unseen = /[^\P{Cf}\u200c\u200d]/gu;

/** An email is what is seen of it, with visitors and with staff. */
export const seen = v.transform((text: string) => text.replace(unseen, ""));

function email(invalid: string) {
  return v.pipe(
    required("Email is required.", "Email", lengthMax.email),
    seen,
    v.regex(EMAIL, invalid),
  );
}

/** Spaces, hyphens, dots, brackets and a leading +1 or +91 are how people write a number, not part of it. */
export function bareNumber(text: string) {
  return text
    .replace(unseen, "")
    .replace(/[\s().\-\u2010\u2011[\]]/g, "")
    .replace(/^\+(1|91)(?=\d{10}$)/, "");
}

const optionalPhone = v.pipe(
  optional("Phone", lengthMax.name),
  v.transform(bareNumber),
  v.check((digits) => digits === "" || PHONE.test(digits), phoneText),
);

/** Fields stand in the order of their checks: form and API show the first failing text. Source: SPEC.md §5. */
export const enquiryInput = form({
  name: required("Full Name is required.", "Full Name", lengthMax.name),
  email: email("Enter a valid email."),
  number: v.pipe(
    required("Contact number is required.", "Contact number", lengthMax.name),
    v.transform(bareNumber),
    v.regex(PHONE, phoneText),
  ),
  category: v.pipe(v.string(categoryText), v.trim(), v.picklist(serviceNames, categoryText)),
  location: optional("Location", lengthMax.location),
  doubt: optional("Your question", lengthMax.text),
});
export type EnquiryInput = v.InferOutput<typeof enquiryInput>;

/** What the API takes, and the rules of the short forms (footer, hero). Source: SPEC.md §5, DECISIONS.md "API". */
export const contactInput = form({
  name: required("Name is required.", "Name", lengthMax.name),
  email: email("Enter a valid email address."),
  phone: optionalPhone,
  message: optional("Message", lengthMax.text),
});
export type ContactInput = v.InferOutput<typeof contactInput>;

/** The contact page's form: there the message is needed. Source: SPEC.md §5 "Contact page form", DECISIONS.md "API". */
export const contactFormInput = form({
  ...contactInput.entries,
  message: required("Message is required.", "Message", lengthMax.text),
});

/** An address for the newsletter, confirmed by mail before anything is sent. Source: SPEC.md §5. */
export const subscriptionInput = form({ email: email("Enter a valid email.") });
export type SubscriptionInput = v.InferOutput<typeof subscriptionInput>;
