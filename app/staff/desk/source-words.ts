import type { LeadSource } from "#contract/lead-signals.ts";

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

/** Asia/Kolkata as people say it. */
export function zoneText(zone: string): string {
  return zone ? `${zone.split("/").at(-1)?.replaceAll("_", " ")} time` : "";
}
