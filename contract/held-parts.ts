import type { HeldMail, HeldRow, PersonalData } from "./personal-data.ts";

/** One thing that is held, as people read it. */
export type HeldEntry = { id: string; title: string; facts: [label: string, value: string][] };
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
    ([column, value]) => [columnName(column), shown(column, value)] as [string, string],
  );
  const title = [whenText(String(row.created_at)), row.receipt].filter(Boolean).join(", ");
  return { id: String(row.id), title, facts };
}

function mailEntry({ id, created_at, to, subject, text, state }: HeldMail): HeldEntry {
  return {
    id,
    title: `${whenText(created_at)}, to ${to}: ${subject}`,
    facts: [
      ["State", state],
      ["Text", text],
    ],
  };
}

/** Names of columns that do not speak for themselves; the others are read as they are written. */
const columnNames: Record<string, string> = {
  id: "Number in our records",
  receipt: "Receipt number",
  doubt: "Question",
  created_at: "Received",
  email_key: "Email, to compare",
  asked_at: "Confirmation asked for",
  confirmed_at: "Confirmed",
  unsubscribed_at: "Unsubscribed",
};

function columnName(column: string): string {
  const words = column.replaceAll("_", " ");
  return columnNames[column] ?? words.charAt(0).toUpperCase() + words.slice(1);
}

function shown(column: string, value: string | number): string {
  const text = String(value);
  return column.endsWith("_at") && text !== "" ? whenText(text) : text;
}

const toTheMinute = new Intl.DateTimeFormat("en-GB", {
  dateStyle: "long",
  timeStyle: "short",
  timeZone: "UTC",
});

function whenText(time: string): string {
  return `${toTheMinute.format(new Date(time))} UTC`;
}
