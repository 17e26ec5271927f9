import * as v from "valibot";
import { EMAIL, seen } from "./leads.ts";
import { lengthMax } from "./lengths.ts";
import { loginCode } from "./two-step.ts";
import { form, typed } from "./validate.ts";

const bothRequired = "Both email and password are required.";
const emailRequired = "Email is required.";
const emailInvalid = "Please enter a valid email address.";
const allRequired = "All fields are required.";

/** In characters. Source: DECISIONS.md "API". */
export const passwordLengthMin = 8;
const tooShort = `Password must be at least ${passwordLengthMin} characters.`;
const noMatch = "Passwords do not match.";
const notNew = "The new password is the current one. Please choose another.";

/**
 * Whether both are there is asked before the email is looked at. A password is never trimmed. `code` is asked for
 * where two-step login is on. Source: SPEC.md §5.
 */
export const loginInput = v.pipe(
  form({
    email: v.pipe(typed(bothRequired), v.nonEmpty(bothRequired), seen),
    password: v.pipe(v.string(bothRequired), v.nonEmpty(bothRequired)),
    code: loginCode,
  }),
  ruleAt("email", emailInvalid, ({ email }) => isEmail(email)),
);
export type LoginInput = v.InferInput<typeof loginInput>;

/** The email of an account, by itself. */
export const accountEmail = v.pipe(
  typed(emailRequired),
  v.nonEmpty(emailRequired),
  seen,
  v.check(isEmail, emailInvalid),
);

/** Asks for a one-time code. Source: SPEC.md §5. */
export const forgotPasswordInput = form({ email: accountEmail });
export type ForgotPasswordInput = v.InferOutput<typeof forgotPasswordInput>;

const needed = v.pipe(typed(allRequired), v.nonEmpty(allRequired));
const neededPassword = v.pipe(v.string(allRequired), v.nonEmpty(allRequired));

/** A new password with the code from the mail. Source: SPEC.md §3, §5. */
export const resetPasswordInput = v.pipe(
  form({ email: v.pipe(needed, seen), otp: needed, newPassword: neededPassword }),
  ruleAt("newPassword", tooShort, (sent) => isLongEnough(sent)),
);
export type ResetPasswordInput = v.InferOutput<typeof resetPasswordInput>;

/** The form, where the password is typed twice. */
export const resetPasswordForm = v.pipe(
  form({
    email: needed,
    otp: needed,
    newPassword: neededPassword,
    confirmPassword: neededPassword,
  }),
  ruleAt("confirmPassword", noMatch, (sent) => isSameTwice(sent)),
  ruleAt("newPassword", tooShort, (sent) => isLongEnough(sent)),
);

/** A new password while logged in; `password` is the one until now. */
export const changePasswordInput = v.pipe(
  form({ password: neededPassword, newPassword: neededPassword }),
  ruleAt("newPassword", tooShort, (sent) => isLongEnough(sent)),
  ruleAt("newPassword", notNew, (sent) => isAnother(sent)),
);
export type ChangePasswordInput = v.InferOutput<typeof changePasswordInput>;

/** The same as it is typed: the new one twice, which only the form compares. */
export const changePasswordForm = v.pipe(
  form({ password: neededPassword, newPassword: neededPassword, confirmPassword: neededPassword }),
  ruleAt("confirmPassword", noMatch, (sent) => isSameTwice(sent)),
  ruleAt("newPassword", tooShort, (sent) => isLongEnough(sent)),
  ruleAt("newPassword", notNew, (sent) => isAnother(sent)),
);

/** The first password of somebody who was invited; `token` is that of the mail's link. */
export const acceptInvitationInput = v.pipe(
  form({ token: typed("The link is not complete."), newPassword: neededPassword }),
  ruleAt("newPassword", tooShort, (sent) => isLongEnough(sent)),
);
export type AcceptInvitationInput = v.InferOutput<typeof acceptInvitationInput>;

/** The same as it is typed: twice, and without the token, which the link has. */
export const acceptInvitationForm = v.pipe(
  form({ newPassword: neededPassword, confirmPassword: neededPassword }),
  ruleAt("confirmPassword", noMatch, (sent) => isSameTwice(sent)),
  ruleAt("newPassword", tooShort, (sent) => isLongEnough(sent)),
);

/** A rule for the fields together, told at one of them. */
function ruleAt<Sent extends Record<string, unknown>>(
  field: keyof Sent,
  text: string,
  holds: (sent: Sent) => boolean,
): v.BaseValidation<Sent, Sent, v.CheckIssue<Sent>> {
  // That a field of every such object is a path is more than valibot's types can follow.
  return v.forward<Sent, v.CheckIssue<Sent>, never>(v.check(holds, text), [field] as never);
}

function isEmail(email: string): boolean {
  return email.length <= lengthMax.email && EMAIL.test(email);
}

type Twice = { newPassword: string; confirmPassword: string };

function isLongEnough({ newPassword }: { newPassword: string }): boolean {
  return newPassword.length >= passwordLengthMin;
}

function isSameTwice({ newPassword, confirmPassword }: Twice): boolean {
  return newPassword === confirmPassword;
}

function isAnother({ password, newPassword }: { password: string; newPassword: string }): boolean {
  return password !== newPassword;
}
