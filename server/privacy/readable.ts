import { brand } from "#content/brand.ts";
import type { PersonalData } from "#contract/answers/personal-data.ts";
import { type HeldEntry, type HeldPart, heldParts } from "#contract/held-parts.ts";

/** The same as the JSON, for people: plain text that any program opens. */
export function readableText(held: PersonalData, now: Date): string {
  const head = `${brand.name}, ${now.toISOString()}\nWhat is held for ${held.email}`;
  return [head, ...heldParts(held).map(partText)].join("\n\n");
}

function partText({ title, entries }: HeldPart): string {
  const heading = `${title} (${entries.length})`;
  return [`${heading}\n${"=".repeat(heading.length)}`, ...entries.map(entryText)].join("\n\n");
}

function entryText({ title, facts }: HeldEntry): string {
  return [title, ...facts.map(([label, value]) => `${label}: ${value || "–"}`)].join("\n");
}
