import { type Kysely, sql } from "kysely";
import { otherSendersMax } from "#contract/spam.ts";
import type { Schema } from "#server/database/schema.ts";
import type { Judgement } from "./judgement.ts";
import type { Trace } from "./spam-traces.ts";

/** Other senders of the same. */
export type Repeats = { text: number; link: number };

/** How long a text is known again. */
const knownMs = 14 * 24 * 60 * 60 * 1000;

/**
 * How many other senders have lately sent at least half of this text, and how many linked to one of its sites: among the
 * newest of each trace, so that a text that comes a thousand times does not make each next lead dearer.
 */
export async function otherSenders(
  db: Kysely<Schema>,
  traces: readonly Trace[],
  { sender, now }: { sender: string; now: Date },
): Promise<Repeats> {
  if (traces.length === 0) return { text: 0, link: 0 };
  const newest = traces.map(
    ({ hash }) => sql`select * from (select kind, hash, sender from lead_trace
      where hash = ${hash} and created_at >= ${oldestKnown(now)}
      order by created_at desc limit ${sql.lit(otherSendersMax)}) as newest`,
  );
  const { rows } = await sql<{ kind: Trace["kind"]; same: number | string }>`
    select kind, count(distinct hash) as same from (${sql.join(newest, sql` union all `)}) as known
    where sender <> ${sender} group by kind, sender`.execute(db);
  const half = traces.filter(({ kind }) => kind === "text").length / 2;
  return {
    text: rows.filter(({ kind, same }) => kind === "text" && Number(same) >= half).length,
    link: rows.filter(({ kind }) => kind === "link").length,
  };
}

/** Keeps what a lead is made of. */
export async function addTraces(
  db: Kysely<Schema>,
  { traces, sender }: Pick<Judgement, "traces" | "sender">,
  lead: { enquiry_id: string } | { message_id: string },
  now: Date,
): Promise<void> {
  if (traces.length === 0) return;
  const rows = traces.map(({ kind, hash }) => ({
    ...lead,
    kind,
    hash,
    sender,
    created_at: now.toISOString(),
  }));
  await db.insertInto("lead_trace").values(rows).execute();
}

/** Of leads that are too old to be looked for. */
export async function removeOldTraces(db: Kysely<Schema>, now: Date): Promise<void> {
  await db.deleteFrom("lead_trace").where("created_at", "<", oldestKnown(now)).execute();
}

function oldestKnown(now: Date): string {
  return new Date(now.getTime() - knownMs).toISOString();
}
