import { brand } from "#content/brand.ts";
import type { DeskLead } from "#contract/answers/desk.ts";

/** A number is kept as ten digits, of one of these. */
export const countries = { "1": "USA +1", "91": "India +91" } as const;
export type CountryCode = keyof typeof countries;

/** Where the ten digits are likely from: the visitor's clock tells it, else the office that is nearer. */
export function likelyCountry({ zone, office }: Pick<DeskLead, "zone" | "office">): CountryCode {
  if (/^Asia\/(Kolkata|Calcutta)$/.test(zone)) return "91";
  if (/^(America|US)\//.test(zone) || zone === "Pacific/Honolulu") return "1";
  return office === "kochi" ? "91" : "1";
}

/** Calls from anywhere. */
export function callLink(phone: string, country: CountryCode): string {
  return `tel:+${country}${phone}`;
}

/** Opens a conversation in the messaging app of brand.ts, whose links end in a number. */
export function chatLink(phone: string, country: CountryCode): string {
  return brand.chat.replace(/\d+$/, `${country}${phone}`);
}

/** "+1 512 555 0142", "+91 98470 12345". */
export function numberText(phone: string, country: CountryCode): string {
  const parts = country === "1" ? [3, 6] : [5];
  const cuts = [0, ...parts, phone.length];
  const groups = cuts.slice(1).map((end, index) => phone.slice(cuts[index], end));
  return `+${country} ${groups.join(" ")}`;
}
