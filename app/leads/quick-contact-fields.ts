import { lengthMax } from "#contract/lengths.ts";

/** The required rules stand in the schema; without JavaScript the server applies them. */
export const nameField = {
  name: "name",
  required: true,
  maxLength: lengthMax.name,
  autoComplete: "name",
} as const;
export const phoneField = { type: "tel", autoComplete: "tel", inputMode: "tel" } as const;
export const emailField = {
  name: "email",
  type: "email",
  required: true,
  maxLength: lengthMax.email,
  autoComplete: "email",
  inputMode: "email",
} as const;
