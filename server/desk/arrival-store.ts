import { type Kysely, type Selectable, sql } from "kysely";
import { keptInsert, keptQuery } from "#server/database/kept-query.ts";
import type { Schema } from "#server/database/schema.ts";
import { findOrAddPersons, waitToOrderPersons } from "./persons-store.ts";
import { own } from "./row-store.ts";
import { addLeads, type NewLead } from "./store.ts";

type Db = Kysely<Schema>;
type Arrival = Selectable<Schema["desk_arrival"]>;

/** Few enough that nobody waits for them, many enough that each of the desk's indexes is written once for all. */
const arrivalsAtOnce = 50;

const insertArrival = keptInsert("desk_arrival");

/** Keeps of a lead what only the desk wants to know, in the lead's own transaction. */
export async function addArrival(db: Db, arrival: Arrival): Promise<void> {
  await insertArrival(db, arrival);
}

/** Puts all that wait on the desk, in the caller's transaction, in which nobody else orders persons from here on. */
export async function takeUpAll(db: Db): Promise<void> {
  await waitToOrderPersons(db);
  for (let ids = await listWaiting(db); ids.length > 0; ids = await listWaiting(db)) {
    await takeUpSome(db, ids);
  }
}

/** The oldest leads that are stored and not on the desk yet, behind one of them: their ids, as many as are taken up at once. */
export async function listWaiting(db: Db, behind = ""): Promise<string[]> {
  const { rows } = await selectWaiting(db, { behind });
  return rows.map(({ lead_id }) => lead_id);
}

const selectWaiting = keptQuery((db, { behind }: { behind: string }) =>
  db
    .selectFrom("desk_arrival")
    .select("lead_id")
    .where("lead_id", ">", behind)
    .orderBy("lead_id")
    .limit(arrivalsAtOnce),
);

/** Puts leads on the desk, in the caller's transaction. Those that somebody else has put there meanwhile are left alone. */
export async function takeUpSome(db: Db, ids: readonly string[]): Promise<void> {
  await waitToOrderPersons(db);
  const arrivals = await listArrivals(db, ids);
  // A lead that was erased as soon as it was stored is nobody's.
  const leads = arrivals.filter(({ name }) => name !== null);
  const persons = await findOrAddPersons(db, leads);
  await addLeads(
    db,
    leads.map((lead, place) => newLead(lead, persons[place] ?? null)),
  );
  await removeArrivals(db, arrivals);
}

type Listed = Awaited<ReturnType<typeof listArrivals>>[number];

function newLead(arrival: Listed, person_id: string | null): NewLead {
  const { lead_id: id, email: _email, phone: _phone, is_spam, category, ...lead } = arrival;
  return { ...lead, id, category: category ?? "", isSpam: is_spam === 1, person_id };
}

/** Beside what was sent. */
async function listArrivals(db: Db, ids: readonly string[]) {
  return db
    .selectFrom("desk_arrival")
    .leftJoin("enquiry", "enquiry.id", "desk_arrival.lead_id")
    .leftJoin("contact_message", "contact_message.id", "desk_arrival.lead_id")
    .selectAll("desk_arrival")
    .select("enquiry.category")
    .select([
      own("name").as("name"),
      own("email").as("email"),
      own("phone").as("phone"),
      own("created_at").as("created_at"),
      sql<number>`coalesce(enquiry.is_spam, contact_message.is_spam)`.as("is_spam"),
    ])
    .where("lead_id", "in", ids)
    .orderBy("lead_id")
    .execute();
}

async function removeArrivals(db: Db, arrivals: readonly Arrival[]): Promise<void> {
  if (arrivals.length === 0) return;
  const ids = arrivals.map(({ lead_id }) => lead_id);
  await db.deleteFrom("desk_arrival").where("lead_id", "in", ids).execute();
}
