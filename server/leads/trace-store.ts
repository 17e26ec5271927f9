import { type Kysely, sql } from "kysely";
import { otherSendersMax } from "#contract/spam.ts";
import { keptInsert, keptQuery } from "#server/database/kept-query.ts";
import type { Schema } from "#server/database/schema.ts";
import type { Judgement } from "./judgement.ts";
import { finders, isSameText, type Traces } from "./spam-traces.ts";

type Db = Kysely<Schema>;
type Found = { runs: string; sender: string };

/** Other senders of the same. */
export type Repeats = { text: number; link: number };

/** How long a text is known again. */
const knownMs = 14 * 24 * 60 * 60 * 1000;

/**
 * How many other senders have lately sent at least half of this text, and how many linked to one of its sites: among the
 * newest of each trace, so that a text that comes a thousand times does not make each next lead dearer.
 */
export async function otherSenders(
  db: Db,
  { runs, links }: Traces,
  { sender, now }: { sender: string; now: Date },
): Promise<Repeats> {
  const hashes = [...runs, ...links];
  if (hashes.length === 0) return { text: 0, link: 0 };
  const { rows } = await newestOf(hashes.length)(db, { ...hashes, since: oldestKnown(now) });
  const others = rows.filter((row) => row.sender !== sender);
  return {
    text: sendersOf(others.filter((row) => isSameText(runs, row.runs))),
    link: sendersOf(others.filter((row) => row.runs === "")),
  };
}

function sendersOf(rows: readonly Found[]): number {
  return new Set(rows.map(({ sender }) => sender)).size;
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

/** Keeps what a lead is found by. */
export async function addTraces(
  db: Db,
  { traces, sender }: Pick<Judgement, "traces" | "sender">,
  lead: ({ enquiry_id: string } | { message_id: string }) & { created_at: string },
): Promise<void> {
  const { runs, links } = traces;
  const rows = [
    ...finders(runs).map((hash) => ({ hash, runs: runs.join(" ") })),
    ...links.map((hash) => ({ hash, runs: "" })),
  ];
  for (const row of rows) await insertTrace(db, { ...lead, ...row, sender });
}
const insertTrace = keptInsert("lead_trace");

/** Of leads that are too old to be looked for. */
export async function removeOldTraces(db: Db, now: Date): Promise<void> {
  await db.deleteFrom("lead_trace").where("created_at", "<", oldestKnown(now)).execute();
}

function oldestKnown(now: Date): string {
  return new Date(now.getTime() - knownMs).toISOString();
}
