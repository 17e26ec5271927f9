import { setImmediate as othersTurn } from "node:timers/promises";
import { type SqlBool, sql } from "kysely";
import { isPostgres } from "#server/database/kind.ts";
import { nameKey } from "#server/database/lead-names.ts";
import { listed } from "#server/database/list-as-value.ts";
import type { LeadTable } from "#server/database/list-tables.ts";
import type { Db } from "#server/database/schema.ts";
import type { Desk } from "#server/dependencies.ts";
import { escapeHtml } from "#server/mail/words.ts";
import { rememberErased } from "./mail-rows-store.ts";

const replacement = "[address deleted]";
/** The columns in which people, staff and links write of other people, each with what takes an address out of it. */
const texts = {
  enquiry: words("name", "location", "doubt"),
  contact_message: words("name", "message"),
  desk_change: words("before", "after", "note"),
  desk_lead: words("lost_reason", "next_step", "page", "source", "source_first", "source_last"),
  desk_view: { ...words("name"), query: askedWithout },
  reply_template: words("name", "subject", "text"),
  campaign: words("subject", "intro", "post_title", "excerpt", "image_alt"),
  mail: words("subject", "text", "html"),
};

function words(...columns: string[]): Record<string, typeof without> {
  return Object.fromEntries(columns.map((column) => [column, without]));
}

type Table = keyof typeof texts;
/** All but those of a lead and its history, which go together. */
const others = (Object.keys(texts) as Table[]).filter(
  (table) => table !== "desk_lead" && table !== "desk_change",
);
/** Rows that are looked through at once: few, because SQLite answers nobody else meanwhile. */
const sliceRows = 500;

/** What says whose lead a row belongs to. */
const leadColumns: Partial<Record<Table, string>> = {
  enquiry: "id",
  contact_message: "id",
  desk_change: "lead_id",
  desk_lead: "id",
  mail: "lead_id",
};

type Needs = Pick<Desk, "waitForTurn" | "hold"> & { now: () => Date };
type Found = { table: Table; ids: readonly string[]; forms: readonly string[] };

/**
 * Takes an address out of what other people wrote, and of the mails about it: their leads stay. Files of sent mails
 * that held it go; the lead is in the admin panel. Some rows at a time, each time in a transaction of its own, so that
 * others have their turn while all texts are looked through. `ids`: the person's own leads, whose texts are left alone.
 */
export async function removeMentions(
  db: Db,
  { email, ids: own }: { email: string; ids: readonly string[] },
  { waitForTurn, hold, now }: Needs,
): Promise<void> {
  const forms = formsOf(email);
  // Undos carry words from the history onto the lead meanwhile, changes from the lead into the history.
  await removeFrom("desk_change");
  do await removeFrom("desk_lead");
  while (await removeFrom("desk_change"));
  for (const table of others) await removeFrom(table);

  /** Says whether it was there. */
  async function removeFrom(table: Table): Promise<boolean> {
    let wasThere = false;
    for await (const ids of thatHold(db, { table, ids: own, forms })) {
      await db.transaction().execute(async (tx) => {
        await waitForTurn(tx);
        await hold(tx, await leadsOf(tx, table, ids));
        const changed = await redact(tx, { table, ids, forms });
        if (changed.length === 0) return;
        wasThere = true;
        await follow(tx, { table, ids: changed }, now());
      });
    }
    return wasThere;
  }
}

/** The ids of rows that may hold it, but for those about the leads in `ids`, a slice of the table at a time. */
async function* thatHold(db: Db, { table, ids, forms }: Found): AsyncGenerator<string[]> {
  const column = leadColumns[table];
  const isOthers = column ? sql`(${sql.ref(column)} in ${listed(db, ids)}) is not true` : sql`true`;
  let after = "";
  for (;;) {
    const slice = sql`select id from ${sql.table(table)} where id > ${after} order by id limit ${sql.lit(sliceRows)}`;
    const { rows: ends } = await sql<{ id: string | null }>`
      select max(id) as id from (${slice}) as slice`.execute(db);
    const last = ends[0]?.id;
    if (!last) return;
    const { rows } = await sql<{ id: string }>`
      select id from ${sql.table(table)}
      where id > ${after} and id <= ${last} and ${isOthers} and (${holdsAny(table, forms)})`.execute(
      db,
    );
    if (rows.length > 0) yield rows.map(({ id }) => id);
    after = last;
    await othersTurn();
  }
}

/** Whoever changes a lead or its history holds the lead first. */
async function leadsOf(db: Db, table: Table, ids: readonly string[]) {
  const column = leadColumns[table];
  if (column === "id") return ids;
  if (table !== "desk_change") return [];
  const { rows } = await sql<{ id: string }>`
    select distinct lead_id as id from desk_change where id in ${listed(db, ids)}`.execute(db);
  return rows.map(({ id }) => id);
}

/** What goes by the texts that were changed: the order of names, files of sent mails. */
async function follow(
  db: Db,
  { table, ids }: Pick<Found, "table" | "ids">,
  now: Date,
): Promise<void> {
  if (table === "enquiry" || table === "contact_message") await sortAnew(db, table, ids);
  if (table !== "mail") return;
  const isRedacted = sql<SqlBool>`(id in ${listed(db, ids)} and state != 'waiting')`;
  await rememberErased(db, isRedacted, now);
}

/** By the names that leads have now. */
async function sortAnew(db: Db, table: LeadTable, ids: readonly string[]): Promise<void> {
  const leads = await db
    .selectFrom(table)
    .select(["id", "name"])
    .where("id", "in", listed(db, ids))
    .execute();
  for (const { id, name } of leads) {
    await db
      .updateTable("desk_lead")
      .set({ name_key: nameKey(name) })
      .where("id", "=", id)
      .execute();
  }
}

/** As it stands in text, in HTML and in links. */
function formsOf(email: string): string[] {
  const url = encodeURIComponent(email.toWellFormed());
  const asked = new URLSearchParams({ email }).toString().slice("email=".length);
  return [...new Set([email, escapeHtml(email), url, url.replace("%40", "@"), asked])];
}

/** Gives the ids of the rows that it changed. Nobody else changes them between reading and writing. */
async function redact(db: Db, { table, ids, forms }: Found): Promise<string[]> {
  const columns = Object.entries(texts[table]);
  const { rows } = await sql<Record<string, string>>`
    select id, ${sql.join(columns.map(([column]) => sql.ref(column)))}
    from ${sql.table(table)} where id in ${listed(db, ids)} order by id
    ${isPostgres(db) ? sql`for update` : sql``}`.execute(db);

  const changed: string[] = [];
  for (const { id = "", ...row } of rows) {
    const cleaned = columns.map(
      ([column, cleanedOf]) => [column, cleanedOf(row[column] ?? "", forms)] as const,
    );
    if (cleaned.every(([column, text]) => text === row[column])) continue;
    const sets = cleaned.map(([column, text]) => sql`${sql.ref(column)} = ${text}`);
    await sql`update ${sql.table(table)} set ${sql.join(sets)} where id = ${id}`.execute(db);
    changed.push(id);
  }
  return changed;
}

function holdsAny(table: Table, forms: readonly string[]) {
  const holds = Object.keys(texts[table]).flatMap((column) =>
    forms.map((form) => contains(column, form)),
  );
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
