import { brand } from "#content/brand.ts";
import { columnName, myData } from "#content/my-data.ts";
import type { HeldMail, HeldRow, PersonalData } from "#contract/personal-data.ts";

/** The same as the JSON, for people: plain text that any program opens. */
export function readableText(held: PersonalData, now: Date): string {
  const { parts } = myData;
  return [
    `${myData.heading}: ${held.email}`,
    `${brand.name}, ${now.toISOString()}`,
    section(parts.enquiries, held.enquiries.map(rowText)),
    section(parts.messages, held.messages.map(rowText)),
    section(parts.subscriptions, held.subscriptions.map(rowText)),
    section(parts.mails, held.mails.map(mailText)),
  ].join("\n\n");
}

function section(title: string, entries: string[]): string {
  const heading = `${title} (${entries.length})`;
  return [`${heading}\n${"=".repeat(heading.length)}`, ...entries].join("\n\n");
}

function rowText(row: HeldRow): string {
  return Object.entries(row)
    .map(([column, value]) => `${columnName(column)}: ${value === "" ? "–" : value}`)
    .join("\n");
}

function mailText({ created_at, to, subject, state, text }: HeldMail): string {
  return `${created_at}, to ${to}, ${state}\n${subject}\n\n${text}`;
}
