import * as v from "valibot";
import { EMAIL } from "./leads.ts";
import { lengthMax } from "./lengths.ts";
import { form, typed } from "./validate.ts";

const bothRequired = "Both email and password are required.";
const emailInvalid = "Please enter a valid email address.";

/** Whether both are there is asked before the email is looked at. A password is never trimmed. Source: SPEC.md §5. */
export const loginInput = v.pipe(
  form({
    email: v.pipe(typed(bothRequired), v.nonEmpty(bothRequired)),
    password: v.pipe(v.string(bothRequired), v.nonEmpty(bothRequired)),
  }),
  v.forward(
    v.check(({ email }) => email.length <= lengthMax.email && EMAIL.test(email), emailInvalid),
    ["email"],
  ),
);
export type LoginInput = v.InferOutput<typeof loginInput>;
