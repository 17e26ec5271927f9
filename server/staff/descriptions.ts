import * as v from "valibot";
import { me as meAnswer, openLogin } from "#contract/answers/staff.ts";
import {
  changePasswordInput,
  forgotPasswordInput,
  loginInput,
  resetPasswordInput,
} from "#contract/staff.ts";
import { describe, tooMany } from "#server/http/describe.ts";
import { besideCode } from "./two-step-descriptions.ts";

const person = v.object({ email: v.string() });
const nothing = v.object({});
const beside = { token: v.string() };

export const login = describe({
  summary: "Log in; a login whose token is sent along ends",
  body: loginInput,
  answers: { 200: person },
  beside,
  failures: {
    401: {
      text: "Incorrect email or password; with second_step it is about the code: send the same with one, or with another",
      beside: besideCode,
    },
    503: "Too many others wait; Retry-After says when to come again",
    ...tooMany,
  },
});
export const logout = describe({
  summary: "End the login of the token",
  answers: { 200: nothing },
  failures: tooMany,
});
export const me = describe({
  summary: "Who is logged in, and whether a generated password must be changed first",
  answers: { 200: meAnswer },
  staff: true,
});
export const forgotPassword = describe({
  summary: "Mail a one-time code: 6 digits, for 10 minutes, for one use; it voids an older one",
  body: forgotPasswordInput,
  answers: { 200: nothing },
  failures: { 404: "Email not found", ...tooMany },
});
export const resetPassword = describe({
  summary: "Set a new password with the code, and end every login; five wrong codes void the code",
  body: resetPasswordInput,
  answers: { 200: nothing },
  failures: { 400: "The first failing rule, or Invalid or expired OTP", ...tooMany },
});
export const changePassword = describe({
  summary:
    "Set a new password while logged in, and end every other login; this one goes on by another token",
  body: changePasswordInput,
  answers: { 200: nothing },
  beside,
  failures: { 400: "The first failing rule, or Current password is incorrect", ...tooMany },
  staff: true,
});
export const logins = describe({
  summary: "One's own open logins, last used first",
  answers: { 200: v.array(openLogin) },
  staff: true,
});
export const endLogin = describe({
  summary: "End one of one's own logins",
  answers: { 200: nothing },
  failures: { 404: "No such login" },
  staff: true,
});
export const endOtherLogins = describe({
  summary: "End all of one's own logins but the one that asks",
  answers: { 200: nothing },
  staff: true,
});
