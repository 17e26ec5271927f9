import { sql } from "kysely";
import type { CountedForm } from "#contract/counted-forms.ts";
import { otherSendersMax } from "#contract/spam.ts";
import { keptInserts, keptQuery } from "#server/database/kept-query.ts";
import type { Db } from "#server/database/schema.ts";
import { finders, isSameText, type Traces } from "./spam-traces.ts";

type Found = { runs: string; sender: string };

/** Other senders of the same. */
export type Repeats = { text: number; link: number };

/** What is looked for. */
type Traced = { traces: Traces; sender: string; created_at: string };

/** How long a text is known again. */
const knownMs = 14 * 24 * 60 * 60 * 1000;

/**
 * How many other senders have lately sent at least half of each text, and how many linked to one of its sites: among the
 * newest of each trace, so that a text that comes a thousand times does not make each next lead dearer. The leads come
 * together, and each knows those before it.
 */
export async function otherSenders(db: Db, leads: readonly Traced[]): Promise<Repeats[]> {
  const stored = await Promise.all(leads.map((lead) => newestLike(db, lead)));
  const before = new Map<string, Found[]>();
  return leads.map((lead, place) => {
    const among = [
      ...(stored[place] ?? []),
      ...hashesOf(lead).flatMap((hash) => before.get(hash) ?? []),
    ];
    for (const { hash, ...row } of tracesIn(lead)) {
      before.set(hash, [...(before.get(hash) ?? []), row]);
    }
    return repeatsOf(lead, among);
  });
}

function repeatsOf({ traces: { runs }, sender }: Traced, rows: readonly Found[]): Repeats {
  const others = rows.filter((row) => row.sender !== sender);
  return {
    text: sendersOf(others.filter((row) => isSameText(runs, row.runs))),
    link: sendersOf(others.filter((row) => row.runs === "")),
  };
}

function sendersOf(rows: readonly Found[]): number {
  return Math.min(new Set(rows.map(({ sender }) => sender)).size, otherSendersMax);
}

function hashesOf({ traces: { runs, links } }: Traced): string[] {
  return [...runs, ...links];
}

async function newestLike(db: Db, lead: Traced): Promise<readonly Found[]> {
  const hashes = hashesOf(lead);
  if (hashes.length === 0) return [];
  const since = oldestKnown(new Date(lead.created_at));
  return (await newestOf(hashes.length)(db, { ...hashes, since })).rows;
}

/** A text for each number of hashes. */
const newest = new Map<number, ReturnType<typeof newestQuery>>();

function newestOf(count: number): ReturnType<typeof newestQuery> {
  const query = newest.get(count) ?? newestQuery(count);
  newest.set(count, query);
  return query;
}

function newestQuery(count: number) {
  return keptQuery((db, values: { since: string; [at: number]: string }) => {
    const newestOfEach = Array.from({ length: count }, (_, at) =>
      db.selectFrom(newestRows(db, values[at] ?? "", values.since)).selectAll(),
    );
    return newestOfEach.reduce((all, each) => all.unionAll(each));
  });
}

function newestRows(db: Db, hash: string, since: string) {
  return (
    db
      .selectFrom("lead_trace")
      .select(["runs", "sender"])
      .where("hash", "=", hash)
      .where("created_at", ">=", since)
      .orderBy("created_at", "desc")
      // Written out: given as a value, it makes SQLite take three times as long.
      .limit(sql.lit(otherSendersMax))
      .as("newest")
  );
}

/** Keeps what leads are found by. */
export async function addTraces(
  db: Db,
  leads: readonly (Traced & { id: string; form: CountedForm })[],
): Promise<void> {
  const rows = leads.flatMap((lead) => {
    const { id, form, created_at } = lead;
    const enquiry_id = form === "enquiry" ? id : null;
    const message_id = form === "message" ? id : null;
    return tracesIn(lead).map((trace) => ({ enquiry_id, message_id, created_at, ...trace }));
  });
  await insertTraces(db, rows);
}
const insertTraces = keptInserts("lead_trace");

/** A lead's own, as they are stored. */
function tracesIn({ traces: { runs, links }, sender }: Traced) {
  return [
    ...finders(runs).map((hash) => ({ hash, runs: runs.join(" "), sender })),
    ...links.map((hash) => ({ hash, runs: "", sender })),
  ];
}

/** Of leads that are too old to be looked for. */
export async function removeOldTraces(db: Db, now: Date): Promise<void> {
  await db.deleteFrom("lead_trace").where("created_at", "<", oldestKnown(now)).execute();
}

function oldestKnown(now: Date): string {
  return new Date(now.getTime() - knownMs).toISOString();
}
