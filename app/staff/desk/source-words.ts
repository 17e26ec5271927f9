import { brand } from "#content/brand.ts";
import type { LeadSource } from "#contract/lead-signals.ts";
import { officeInZone } from "#contract/office-in-zone.ts";

/** "letter, email, spring (mail.example)"; empty for who came directly. */
export function wayOf(source: LeadSource): string {
  const { referrer, landing: _, ...campaign } = source;
  const named = Object.entries(campaign)
    .filter(([name, text]) => name.startsWith("utm_") && text !== "")
    .map(([, text]) => text)
    .join(", ");
  if (!named) return referrer;
  return referrer ? `${named} (${referrer})` : named;
}

/** As people say it: an office's own zone by its name, any other by its city. Empty for none. */
export function zoneText(zone: string): string {
  const office = officeInZone(brand.offices, zone);
  if (office) return office.zoneName;
  return zone ? `${zone.split("/").at(-1)?.replaceAll("_", " ")} time` : "";
}
