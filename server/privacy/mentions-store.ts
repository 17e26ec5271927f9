import { type Kysely, type SqlBool, sql } from "kysely";
import { isPostgres } from "#server/database/kind.ts";
import type { Schema } from "#server/database/schema.ts";
import { escapeHtml } from "#server/mail/words.ts";
import { rememberErased } from "./mail-rows-store.ts";

const replacement = "[address deleted]";
/** The texts in which people, staff and links write of other people. */
const texts = {
  enquiry: ["name", "location", "doubt"],
  contact_message: ["name", "message"],
  desk_lead: ["lost_reason", "next_step", "page", "source", "source_first", "source_last"],
  desk_change: ["before", "after", "note"],
  desk_view: ["name", "query"],
  reply_template: ["name", "subject", "text"],
  campaign: ["subject", "intro"],
  mail: ["subject", "text", "html"],
} as const;

/**
 * The leads in whose texts or histories it stands, so that they can be held before they are changed. None on SQLite, where
 * nobody else writes meanwhile.
 */
export async function findMentions(db: Kysely<Schema>, email: string): Promise<string[]> {
  if (!isPostgres(db)) return [];
  const forms = formsOf(email);
  const among = (table: keyof typeof texts, id: string) =>
    sql`select ${sql.ref(id)} as id from ${sql.table(table)} where ${holdsAny(table, forms)}`;
  const { rows } = await sql<{ id: string }>`${among("enquiry", "id")}
    union ${among("contact_message", "id")} union ${among("desk_lead", "id")}
    union ${among("desk_change", "lead_id")}`.execute(db);
  return rows.map(({ id }) => id);
}

/**
 * Takes an address out of what other people wrote, and of the mails about it: their leads stay. Files of sent mails
 * that held it go; the lead is in the admin panel.
 */
export async function removeMentions(db: Kysely<Schema>, email: string, now: Date): Promise<void> {
  const forms = formsOf(email);
  const enquiries = await redact(db, "enquiry", forms);
  const messages = await redact(db, "contact_message", forms);
  await sortAnew(db, [...enquiries, ...messages]);
  await redact(db, "desk_lead", forms);
  await redact(db, "desk_change", forms);
  for (const table of ["desk_view", "reply_template", "campaign"] as const) {
    await redact(db, table, forms);
  }
  const mails = await redact(db, "mail", forms);
  if (mails.length === 0) return;
  const isRedacted = sql<SqlBool>`(id in (${sql.join(mails)}) and state != 'waiting')`;
  await rememberErased(db, isRedacted, now);
}

/** By the names that leads have now. */
async function sortAnew(db: Kysely<Schema>, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  const nameIn = (table: string) =>
    sql`(select name from ${sql.table(table)} where id = desk_lead.id)`;
  await sql`update desk_lead set
    name_key = lower(substr(coalesce(${nameIn("enquiry")}, ${nameIn("contact_message")}), 1, 60))
    where id in (${sql.join(ids)})`.execute(db);
}

/** As it stands in text, in HTML and in links. */
function formsOf(email: string): string[] {
  const url = encodeURIComponent(email.toWellFormed());
  const asked = new URLSearchParams({ email }).toString().slice("email=".length);
  return [...new Set([email, escapeHtml(email), url, url.replace("%40", "@"), asked])];
}

/** Gives the ids of the rows that it changed. */
async function redact(
  db: Kysely<Schema>,
  table: keyof typeof texts,
  forms: readonly string[],
): Promise<string[]> {
  const columns: readonly string[] = texts[table];
  const { rows } = await sql<Record<string, string>>`
    select id, ${sql.join(columns.map((column) => sql.ref(column)))}
    from ${sql.table(table)} where ${holdsAny(table, forms)}`.execute(db);

  const changed: string[] = [];
  for (const { id = "", ...row } of rows) {
    const cleaned = Object.entries(row).map(
      ([column, text]) =>
        [column, column === "query" ? askedWithout(text, forms) : without(text, forms)] as const,
    );
    if (cleaned.every(([column, text]) => text === row[column])) continue;
    const sets = cleaned.map(([column, text]) => sql`${sql.ref(column)} = ${text}`);
    await sql`update ${sql.table(table)} set ${sql.join(sets)} where id = ${id}`.execute(db);
    changed.push(id);
  }
  return changed;
}

function holdsAny(table: keyof typeof texts, forms: readonly string[]) {
  const holds = texts[table].flatMap((column) => forms.map((form) => contains(column, form)));
  return sql.join(holds, sql` or `);
}

function contains(column: string, form: string) {
  const pattern = `%${form.replace(/[!%_]/g, "!$&")}%`;
  return sql`lower(${sql.ref(column)}) like lower(${pattern}) escape '!'`;
}

/** Of a saved view, the part of an address after "?": a word before the address may end in its sign for a blank. */
function askedWithout(query: string, forms: readonly string[]): string {
  const cleaned = new URLSearchParams();
  for (const [name, value] of new URLSearchParams(query)) {
    cleaned.append(name, without(value, forms));
  }
  return cleaned.toString();
}

/** Only the whole address: "a@b.co" is no part of "anna@b.co", nor of "a@b.com". */
function without(text: string, forms: readonly string[]): string {
  return forms.reduce((rest, form) => {
    const literal = form.replace(/[\\^$.*+?()[\]{}|]/g, "\\$&");
    const whole = new RegExp(
      `(?<![\\p{L}\\p{N}._%+-])${literal}(?![\\p{L}\\p{N}_-]|\\.[\\p{L}\\p{N}])`,
      "giu",
    );
    return rest.replace(whole, replacement);
  }, text);
}
