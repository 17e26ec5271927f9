import { randomUUIDv7 } from "node:crypto";
import { type SqlBool, sql } from "kysely";
import { keptInserts } from "#server/database/kept-query.ts";
import { isPostgres } from "#server/database/kind.ts";
import { listed } from "#server/database/list-as-value.ts";
import type { Db } from "#server/database/schema.ts";
import { joinPersons, type OwnedKey } from "./join-persons.ts";
import { type PersonKey, personKeys } from "./person-keys.ts";

type Known = { email: string; phone: string };
/** `created_at` as a lead has it: whoever is new is known since their first one. */
type Sent = Known & { created_at: string };
type Keyed = Sent & { id: string };

/** Any number, the same for all instances. */
const lockNumber = 7_014;
/** Ids in one statement. */
const chunkSize = 500;

/** Links some of the leads that have no person yet, which none that is taken up is. Gives how many. */
export async function linkWaiting(db: Db): Promise<number> {
  const isAnyWaiting = await db
    .selectFrom("desk_lead")
    .select("id")
    .where("person_id", "is", null)
    .limit(1)
    .executeTakeFirst();
  if (!isAnyWaiting) return 0;

  await waitToOrderPersons(db);
  const leads = await keyedLeads(db, sql`desk_lead.person_id is null`, "some");
  await linkLeads(db, leads, null);
  return leads.length;
}

/**
 * Whose the leads are, by their places: of whoever has sent from that address or number before, else of somebody new. One
 * who is known by both, as two persons, becomes one. To be asked when it is our turn to order persons.
 */
export async function findOrAddPersons(db: Db, leads: readonly Sent[]): Promise<string[]> {
  const keys = leads.map(personKeys);
  const known = await findOwners(db, keys.flat());
  const joined = joinPersons(keys, known, randomUUIDv7);
  const added = joined.filter(({ isKnown }) => !isKnown);
  const since = ([first]: readonly number[]) => leads[first ?? 0]?.created_at ?? "";
  await insertPersons(
    db,
    added.map(({ id, places }) => ({ id, created_at: since(places) })),
  );
  const merges = joined.flatMap(({ id, others }) => others.map((from) => ({ from, into: id })));
  await holdLeadsOf(
    db,
    merges.map(({ from }) => from),
  );
  for (const merge of merges) await mergePersons(db, merge);
  await insertKeys(
    db,
    joined.flatMap(({ id, newKeys }) => newKeys.map((one) => ({ ...one, person_id: id }))),
  );
  const persons: string[] = [];
  for (const { id, places } of joined) for (const place of places) persons[place] = id;
  return persons;
}
const insertPersons = keptInserts("person");
const insertKeys = keptInserts("person_key");

/**
 * One transaction at a time orders persons, until its end: two at once could each find half of a person. Whoever waits
 * for its turn does so before anything else, or two could wait for each other's rows. SQLite has one writer anyway.
 */
export async function waitToOrderPersons(db: Db): Promise<void> {
  if (isPostgres(db)) await sql`select pg_advisory_xact_lock(${sql.lit(lockNumber)})`.execute(db);
}

/** Of the keys that somebody has, the oldest person's first. */
async function findOwners(db: Db, keys: readonly PersonKey[]): Promise<OwnedKey[]> {
  const among = (kind: PersonKey["kind"]) => {
    const texts = new Set(keys.filter((one) => one.kind === kind).map(({ key }) => key));
    return sql`(kind = ${kind} and key in ${listed(db, [...texts])})`;
  };
  const { rows } = await sql<OwnedKey>`
    select kind, key, person_id from person_key join person on person.id = person_id
    where ${among("email")} or ${among("phone")} order by person.created_at, person.id`.execute(db);
  return rows;
}

async function mergePersons(db: Db, { from, into }: { from: string; into: string }): Promise<void> {
  for (const table of ["person_key", "desk_lead"] as const) {
    await db.updateTable(table).set({ person_id: into }).where("person_id", "=", from).execute();
  }
  await db.deleteFrom("person").where("id", "=", from).execute();
}

/** In the order in which everybody holds leads, all at once, so that nobody who changes some of them waits crosswise. */
async function holdLeadsOf(
  db: Db,
  persons: readonly string[],
  leads: readonly string[] = [],
): Promise<void> {
  if (!isPostgres(db) || persons.length + leads.length === 0) return;
  await sql`select id from desk_lead
    where person_id in ${listed(db, persons)} or id in ${listed(db, leads)}
    order by id for update`.execute(db);
}

/** The persons of leads that are about to go. To be asked when it is our turn to order persons. */
export async function personsOf(db: Db, leads: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ person_id: string }>`
    select distinct person_id from desk_lead
    where id in ${listed(db, leads)} and person_id is not null`.execute(db);
  const persons = rows.map(({ person_id }) => person_id);
  // Held, because whoever changes a lead holds this row first, too, and the enquiry's behind it. What stays may get another person.
  await holdLeadsOf(db, persons, leads);
  return persons;
}

/**
 * Brings persons in order after leads of theirs have gone: nobody is known by what no lead has any more, and leads that
 * only hung together by one that has gone are of different persons again.
 */
export async function tidyPersons(db: Db, persons: readonly string[]): Promise<void> {
  for (let at = 0; at < persons.length; at += chunkSize) {
    const chunk = persons.slice(at, at + chunkSize);
    await db
      .deleteFrom("person")
      .where("id", "in", chunk)
      .where(sql<SqlBool>`not exists (select 1 from desk_lead where person_id = person.id)`)
      .execute();
    const left = await db.selectFrom("person").select("id").where("id", "in", chunk).execute();
    for (const { id } of left) await tidyPerson(db, id);
  }
}

/** Whoever shares no key with the oldest lead, also over others, is somebody else. */
async function tidyPerson(db: Db, person: string): Promise<void> {
  const leads = await keyedLeads(db, sql`desk_lead.person_id = ${person}`, "all");
  await db.deleteFrom("person_key").where("person_id", "=", person).execute();
  const keys = leads.slice(0, 1).flatMap(personKeys);
  await insertKeys(
    db,
    keys.map((one) => ({ ...one, person_id: person })),
  );
  await linkLeads(db, leads, person);
}

/** Links leads that are linked to `before` so far, where they are somebody else's. */
async function linkLeads(db: Db, leads: readonly Keyed[], before: string | null): Promise<void> {
  const persons = await findOrAddPersons(db, leads);
  for (const [place, { id }] of leads.entries()) {
    const person_id = persons[place] ?? null;
    if (person_id === before) continue;
    await db.updateTable("desk_lead").set({ person_id }).where("id", "=", id).execute();
  }
}

async function keyedLeads(
  db: Db,
  condition: ReturnType<typeof sql>,
  many: "some" | "all",
): Promise<Keyed[]> {
  const { rows } = await sql<Keyed>`
    select desk_lead.id, coalesce(enquiry.email, contact_message.email) as email,
      coalesce(enquiry.phone, contact_message.phone) as phone, desk_lead.created_at
    from desk_lead
    left join enquiry on enquiry.id = desk_lead.enquiry_id
    left join contact_message on contact_message.id = desk_lead.message_id
    where ${condition} order by desk_lead.created_at, desk_lead.id
    ${many === "some" ? sql`limit ${sql.lit(chunkSize)}` : sql``}`.execute(db);
  return rows;
}
