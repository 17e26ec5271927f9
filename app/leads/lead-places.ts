import { browserStore } from "#app/ui/browser-store.ts";

/** Every place where a lead can be typed; also the name under which what was typed is kept. */
export const leadPlaces = ["enquiry", "hero", "footer", "contact", "article"] as const;
export type LeadPlace = (typeof leadPlaces)[number];

/** What was typed, by field name. */
export type Values = Record<string, string>;

/** Under which what was typed there is kept in this browser. */
export const keptName = (place: LeadPlace) => `lead:${place}`;

/** Tells without the code that reads it. */
export function isSomethingKept(place: LeadPlace): boolean {
  return browserStore.read(keptName(place)) !== undefined;
}
