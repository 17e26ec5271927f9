import * as v from "valibot";
import { answeredInput, handOverInput } from "#contract/answering.ts";
import { deskAnswer, leadAfter } from "#contract/answers/answering.ts";
import { template } from "#contract/answers/reply-template.ts";
import { replyInput, templateChange, templateInput } from "#contract/reply-template.ts";
import { describe } from "#server/http/describe.ts";

const staff = true;
const noTemplate = { 404: "There is no such template" };
const noLead = { 404: "There is no such lead" };
const closed = { 409: "The lead is in the trash, or spam" };

export const templates = describe({
  summary: "Words for replies, by name",
  answers: { 200: v.array(template) },
  staff,
});
export const newTemplate = describe({
  summary:
    "Add words for replies; what stands in braces must be a known placeholder. An Idempotency-Key makes a repeated send one template, answered as it is now",
  body: templateInput,
  answers: { 201: template },
  failures: { ...noTemplate, 422: "The Idempotency-Key was used for another template" },
  staff,
});
export const changedTemplate = describe({
  summary: "Change words for replies",
  body: templateChange,
  answers: { 200: template },
  failures: { ...noTemplate, 409: "Somebody has changed it meanwhile" },
  staff,
});
export const removedTemplate = describe({
  summary: "Delete words for replies",
  answers: { 200: v.object({}) },
  failures: noTemplate,
  staff,
});

const given = v.object({ ...deskAnswer.entries, ...leadAfter.entries });

export const answers = describe({
  summary: "What was answered to a lead, newest first, and how far each mail is",
  answers: { 200: v.array(deskAnswer) },
  failures: noLead,
  staff,
});
export const reply = describe({
  summary:
    "Mail the visitor, through the outbox; a lead without an owner becomes one's own. An Idempotency-Key makes a repeated send one mail",
  body: replyInput,
  answers: { 201: given },
  failures: {
    ...noLead,
    ...closed,
    422: "The Idempotency-Key was used for another mail",
  },
  staff,
});
export const answered = describe({
  summary:
    "Say that a lead was answered by phone, in the messaging app or elsewhere; one without an owner becomes one's own",
  body: answeredInput,
  answers: { 201: given },
  failures: { ...noLead, ...closed },
  staff,
});
export const takenBack = describe({
  summary: "Take back that a lead was answered by phone, in the messaging app or elsewhere",
  answers: { 200: v.object({ id: v.string(), ...leadAfter.entries }) },
  failures: { 404: "There is no such lead or answer", 409: "A mail stays an answer" },
  staff,
});
export const retried = describe({
  summary: "Try a reply again that waits or was given up",
  answers: { 200: deskAnswer },
  failures: { 404: "There is no such mail", 409: "It has been sent" },
  staff,
});
export const handedOver = describe({
  summary:
    "Give a lead to the other office, with a note; the offices' mailbox is told. An Idempotency-Key makes a repeated send one hand-over",
  body: handOverInput,
  answers: { 200: leadAfter },
  failures: {
    ...noLead,
    409: "The office has it already, or it is in the trash",
    422: "The Idempotency-Key was used for another hand-over",
  },
  staff,
});
