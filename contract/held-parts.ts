import type { HeldMail, HeldRow, PersonalData } from "./answers/personal-data.ts";
import { columnName, columnText } from "./held-words.ts";
import { whenText } from "./when-text.ts";

/** One thing that is held, as people read it. */
export type HeldEntry = { id: string; title: string; facts: [label: string, value: string][] };
/** What is held of one kind, newest first. */
export type HeldPart = { title: string; entries: HeldEntry[] };

/** The same as the data, in words, in the order in which a page shows it. */
export function heldParts(held: PersonalData): HeldPart[] {
  return [
    { title: "Enquiries", entries: held.enquiries.map(rowEntry) },
    { title: "Messages", entries: held.messages.map(rowEntry) },
    { title: "How we handle them", entries: held.handling.map(rowEntry) },
    { title: "Our notes and changes", entries: held.notes.map(rowEntry) },
    { title: "Newsletter", entries: held.subscriptions.map(rowEntry) },
    { title: "Mails", entries: held.mails.map(mailEntry) },
  ];
}

function rowEntry(row: HeldRow): HeldEntry {
  const facts = Object.entries(row).map(
    ([column, value]) => [columnName(column), columnText(column, value)] as [string, string],
  );
  const title = [whenText(new Date(row.created_at ?? "")), row.receipt].filter(Boolean).join(", ");
  return { id: String(row.id), title, facts };
}

function mailEntry({ id, created_at, to, subject, text, state }: HeldMail): HeldEntry {
  return {
    id,
    title: `${whenText(new Date(created_at))}, to ${to}: ${subject}`,
    facts: [
      ["State", state],
      ["Text", text],
    ],
  };
}
