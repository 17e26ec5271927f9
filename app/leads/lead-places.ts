/** Every place where a lead can be typed; also the name under which what was typed is kept. */
export const leadPlaces = ["enquiry", "hero", "footer", "contact", "article"] as const;
export type LeadPlace = (typeof leadPlaces)[number];

/** What was typed, by field name. */
export type Values = Record<string, string>;
