import * as v from "valibot";
import { recoveryCodes, twoStep, twoStepSecret } from "#contract/answers/two-step.ts";
import { changeTwoStepInput, confirmTwoStepInput, startTwoStepInput } from "#contract/two-step.ts";
import { describe, tooMany } from "#server/http/describe.ts";

/** Beside the text of a failure that is about the code. */
export const besideCode = { second_step: v.optional(v.literal(1)) };
const wrong = {
  text: "The first failing rule, a wrong password, or a wrong or used code; with second_step it is about the code",
  beside: besideCode,
};

export const state = describe({
  summary: "Since when one's own login asks for a code, and how many recovery codes are left",
  answers: { 200: twoStep },
  staff: true,
});
export const start = describe({
  summary: "Make a secret for an authenticator app; it counts from its first right code on",
  body: startTwoStepInput,
  answers: { 200: twoStepSecret },
  failures: { 400: wrong, 409: "It is on already", ...tooMany },
  staff: true,
});
export const confirm = describe({
  summary: "Switch two-step login on with a code of the app; gives ten recovery codes, once",
  body: confirmTwoStepInput,
  answers: { 200: recoveryCodes },
  failures: { 400: wrong, 409: "It is on already", ...tooMany },
  staff: true,
});
export const off = describe({
  summary: "Switch two-step login off, with password and code",
  body: changeTwoStepInput,
  answers: { 200: v.object({}) },
  failures: { 400: wrong, ...tooMany },
  staff: true,
});
export const codes = describe({
  summary: "Ten new recovery codes; those of before are void",
  body: changeTwoStepInput,
  answers: { 200: recoveryCodes },
  failures: { 400: wrong, ...tooMany },
  staff: true,
});
