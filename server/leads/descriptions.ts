import * as v from "valibot";
import { contactInput, enquiryInput, subscriptionInput } from "#contract/leads.ts";
import { describe } from "#server/http/describe.ts";

const text = v.string();
const receipt = { id: text, created_at: text, receipt: text };
const person = { ...receipt, name: text, email: text, phone: text };
const failures = {
  400: "The text of the first failing rule",
  413: "Too large",
  415: "Not JSON",
  422: "The Idempotency-Key was used for another body",
  429: "Too many requests; Retry-After says when to come again",
};

export const sendEnquiry = describe({
  summary: "Send an enquiry; phone may stand for number",
  body: enquiryInput,
  answers: { 201: v.object(receipt) },
  failures,
});
export const sendMessage = describe({
  summary: "Send a contact message; number may stand for phone",
  body: contactInput,
  answers: { 201: v.object(receipt) },
  failures,
});
export const subscribe = describe({
  summary: "Subscribe to the newsletter; the same address again answers 200 and adds nothing",
  body: subscriptionInput,
  answers: { 201: v.object({ email: text }), 200: v.object({ email: text }) },
  failures,
});
export const enquiries = describe({
  summary: "All enquiries, newest first",
  answers: { 200: v.array(v.object({ ...person, category: text, location: text, doubt: text })) },
  staff: true,
});
export const messages = describe({
  summary: "All contact messages, newest first",
  answers: { 200: v.array(v.object({ ...person, message: text })) },
  staff: true,
});
export const subscribers = describe({
  summary: "All newsletter subscribers, newest first",
  answers: { 200: v.array(v.object({ id: text, created_at: text, email: text })) },
  staff: true,
});
