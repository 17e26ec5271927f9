import * as v from "valibot";
import { form, typed } from "./validate.ts";

/** Said by a login whose password is right, when its account asks for a code as well. */
export const codeNeeded = "Enter the code from your authenticator app.";
/** Codes change every 30 seconds, and each counts once. */
export const codeWrong = "This code is not right, or it was used before. Try the next one.";
const passwordRequired = "Your password is required.";

/** How many recovery codes somebody gets at a time. */
export const recoveryCodeCount = 10;

/**
 * A code of the app, or a recovery code, as people type them: blanks and hyphens between its parts do not count, nor
 * do small letters.
 */
const code = v.pipe(
  typed(codeNeeded),
  v.transform((text) => text.replace(/[\s-]/g, "").toUpperCase()),
);
const neededCode = v.pipe(code, v.nonEmpty(codeNeeded));
const password = v.pipe(v.string(passwordRequired), v.nonEmpty(passwordRequired));

/** Beside a login's password; empty while nobody has asked for it. */
export const loginCode = v.optional(code, "");

/** Asks for a secret to be put into an authenticator app. */
export const startTwoStepInput = form({ password });
export type StartTwoStepInput = v.InferOutput<typeof startTwoStepInput>;

/** Shows that the app has the secret. */
export const confirmTwoStepInput = form({ code: neededCode });
export type ConfirmTwoStepInput = v.InferOutput<typeof confirmTwoStepInput>;

/** For what a stranger at an open computer must not do: switch it off, or make new recovery codes. */
export const changeTwoStepInput = form({ password, code: neededCode });
export type ChangeTwoStepInput = v.InferOutput<typeof changeTwoStepInput>;
