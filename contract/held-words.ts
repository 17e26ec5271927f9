import { noDay } from "./no-day.ts";
import { whenText } from "./when-text.ts";

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

/** How a column is called in what a person is shown. One that nobody named here is shown all the same. */
export function columnName(column: string): string {
  return columnNames[column] ?? sentence(column);
}

/** JSON in their rows. */
const partColumns = new Set([
  "consents",
  "spam_reasons",
  "source_first",
  "source_last",
  "before",
  "after",
]);
/** One of the product's own words in each. */
const wordColumns = new Set(["stage", "office", "kind", "state", "purpose", "code"]);

/** What a column holds, as people read it; empty: there is nothing. */
export function columnText(column: string, value: string | number): string {
  const text = String(value);
  if (text === "") return "";
  if (partColumns.has(column)) return partsText(JSON.parse(text));
  if (wordColumns.has(column)) return sentence(text);
  if (column.startsWith("is_")) return Number(value) === 0 ? "No" : "Yes";
  if (column.endsWith("_at")) return whenText(new Date(text));
  if (column.endsWith("_on")) return text === noDay ? "" : day.format(new Date(text));
  return text;
}

/** "Stage: New, Office: Kochi"; of a list one after the other. */
function partsText(parts: object): string {
  if (Array.isArray(parts)) return parts.map(partsText).join("; ");
  const said = Object.entries(parts).map(([name, value]) => [
    columnName(name),
    columnText(name, value ?? ""),
  ]);
  return said
    .filter(([, text]) => text)
    .map((part) => part.join(": "))
    .join(", ");
}

/** "In touch" of in-touch, "Next step" of next_step. */
function sentence(name: string): string {
  const words = name.replaceAll(/[-_]/g, " ");
  return words.charAt(0).toUpperCase() + words.slice(1);
}

const day = new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeZone: "UTC" });
