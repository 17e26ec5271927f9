import * as v from "valibot";
import { erased, personalData } from "#contract/answers/personal-data.ts";
import { personInput } from "#contract/personal-data.ts";
import { describe, tooMany } from "#server/http/describe.ts";

const key = "From the signed link in a mail";
const linkFailures = {
  404: "The link is not ours, too old, or nothing is held any more",
  ...tooMany,
};

export const myData = describe({
  summary: "What is held for the address that the link was sent to",
  query: { key },
  answers: { 200: personalData },
  failures: linkFailures,
});
export const myFile = describe({
  summary: "The same as a file to keep: JSON, or plain text with as=text; not wrapped in data",
  query: { key, as: "json or text" },
  answers: { 200: personalData },
  answerType: "application/json",
  failures: linkFailures,
});
export const eraseMine = describe({
  summary: "Delete what is held for the address that the link was sent to",
  query: { key },
  answers: { 200: erased },
  failures: linkFailures,
});
export const mailLink = describe({
  summary: "Mail a fresh link, if anything is held for the address; the answer does not tell",
  body: personInput,
  answers: { 200: v.object({}) },
  failures: tooMany,
});
export const ofAddress = describe({
  summary: "What is held for an address; it stands in the body, so that no log of addresses has it",
  body: personInput,
  answers: { 200: personalData },
  staff: true,
});
export const ofLead = describe({
  summary: "What is held for the address of a lead or subscription",
  answers: { 200: personalData },
  failures: { 404: "There is no such entry" },
  staff: true,
});
export const eraseAddress = describe({
  summary: "Delete what is held for an address",
  body: personInput,
  answers: { 200: erased },
  staff: true,
});
