/*
 * What every form asks of a person, in the browser's own words. Whether a field may be empty stands in the schema;
 * without JavaScript the server applies it.
 */

export const nameField = {
  name: "name",
  required: true,
  autoComplete: "name",
} as const;

/** Its name differs: the enquiry and the hero say number, the others phone. */
export const phoneField = { type: "tel", autoComplete: "tel", inputMode: "tel" } as const;

export const emailField = {
  name: "email",
  type: "email",
  required: true,
  autoComplete: "email",
  inputMode: "email",
} as const;
