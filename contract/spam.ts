/** A lead with so many points or more stands under "Likely spam". */
export const spamPointsMin = 50;

/** Why a lead was given points; each code's words for staff stand in app/staff/leads/spam-words.ts. */
export const spamCodes = [
  "hidden-field",
  "fast",
  "no-form",
  "no-browser",
  "no-check",
  "links",
  "only-links",
  "link-in-name",
  "markup",
  "repeated-text",
  "repeated-link",
  "selling",
  "selling-link",
  "same-in-fields",
  "flood",
] as const;
export type SpamCode = (typeof spamCodes)[number];

/** Of a text that others have sent as well, no more of them are counted. */
export const otherSendersMax = 20;
