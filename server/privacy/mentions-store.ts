import { setImmediate } from "node:timers/promises";
import { type Kysely, type SqlBool, sql } from "kysely";
import type { Schema } from "#server/database/schema.ts";
import type { Desk } from "#server/dependencies.ts";
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

type Table = keyof typeof texts;
const tables = Object.keys(texts) as Table[];
/** Rows that are looked through at once: few, because SQLite answers nobody else meanwhile. */
const sliceRows = 500;

type Needs = Pick<Desk, "hold"> & { now: Date };

/**
 * Takes an address out of what other people wrote, and of the mails about it: their leads stay. Files of sent mails
 * that held it go; the lead is in the admin panel. Some rows at a time, each time in a transaction of its own, so that
 * nobody waits until all texts were looked through. What was interrupted is asked for again.
 */
export async function removeMentions(
  db: Kysely<Schema>,
  email: string,
  { hold, now }: Needs,
): Promise<void> {
  const forms = formsOf(email);
  for (const table of tables) {
    for await (const ids of thatHold(db, table, forms)) {
      await db.transaction().execute(async (tx) => {
        await hold(tx, await leadsOf(tx, table, ids));
        const changed = await redact(tx, { table, ids, forms });
        if (changed.length > 0) await follow(tx, { table, changed, now });
      });
    }
  }
}

/** The ids of rows that may hold it, a slice of the table at a time. */
async function* thatHold(
  db: Kysely<Schema>,
  table: Table,
  forms: readonly string[],
): AsyncGenerator<string[]> {
  let after = "";
  for (;;) {
    const slice = sql`select id from ${sql.table(table)} where id > ${after} order by id limit ${sql.lit(sliceRows)}`;
    const { rows: ends } = await sql<{ id: string | null }>`
      select max(id) as id from (${slice}) as slice`.execute(db);
    const last = ends[0]?.id;
    if (!last) return;
    const { rows } = await sql<{ id: string }>`
      select id from ${sql.table(table)}
      where id > ${after} and id <= ${last} and (${holdsAny(table, forms)})`.execute(db);
    if (rows.length > 0) yield rows.map(({ id }) => id);
    after = last;
    await setImmediate();
  }
}

/** Whose rows they are: whoever changes a lead or its history holds it first. */
async function leadsOf(db: Kysely<Schema>, table: Table, ids: readonly string[]) {
  if (table !== "desk_change") return isOfLeads(table) ? ids : [];
  const rows = await db.selectFrom(table).select("lead_id").where("id", "in", ids).execute();
  return rows.map(({ lead_id }) => lead_id);
}

function isOfLeads(table: Table): boolean {
  return table === "enquiry" || table === "contact_message" || table === "desk_lead";
}

type Changed = { table: Table; changed: readonly string[]; now: Date };

/** What goes by the texts that were changed: the order of names, and the files of sent mails. */
async function follow(db: Kysely<Schema>, { table, changed, now }: Changed): Promise<void> {
  if (table === "enquiry" || table === "contact_message") await sortAnew(db, changed);
  if (table !== "mail") return;
  const isRedacted = sql<SqlBool>`(id in (${sql.join(changed)}) and state != 'waiting')`;
  await rememberErased(db, isRedacted, now);
}

/** By the names that leads have now. */
async function sortAnew(db: Kysely<Schema>, ids: readonly string[]): Promise<void> {
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

type Found = { table: Table; ids: readonly string[]; forms: readonly string[] };

/** Gives the ids of the rows that it changed. */
async function redact(db: Kysely<Schema>, { table, ids, forms }: Found): Promise<string[]> {
  const columns: readonly string[] = texts[table];
  const { rows } = await sql<Record<string, string>>`
    select id, ${sql.join(columns.map((column) => sql.ref(column)))}
    from ${sql.table(table)} where id in (${sql.join(ids)})`.execute(db);

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

function holdsAny(table: Table, forms: readonly string[]) {
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
