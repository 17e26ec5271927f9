import type { Kysely } from "kysely";
import type { Schema } from "#server/database/schema.ts";
import type { Judgement } from "./judgement.ts";
import type { Trace } from "./spam-traces.ts";

/** How long a text is known again. */
const knownMs = 14 * 24 * 60 * 60 * 1000;

/** How many other senders have sent each of these lately, by hash; those that nobody else sent are missing. */
export async function otherSenders(
  db: Kysely<Schema>,
  traces: readonly Trace[],
  { sender, now }: { sender: string; now: Date },
): Promise<Map<string, number>> {
  if (traces.length === 0) return new Map();
  const rows = await db
    .selectFrom("lead_trace")
    .select(["hash", (query) => query.fn.count("sender").distinct().as("senders")])
    .where(
      "hash",
      "in",
      traces.map(({ hash }) => hash),
    )
    .where("sender", "<>", sender)
    .where("created_at", ">=", new Date(now.getTime() - knownMs).toISOString())
    .groupBy("hash")
    .execute();
  return new Map(rows.map(({ hash, senders }) => [hash, Number(senders)]));
}

/** Keeps what a lead is made of, and drops what is too old to be looked for. */
export async function addTraces(
  db: Kysely<Schema>,
  { traces, sender }: Pick<Judgement, "traces" | "sender">,
  lead: { enquiry_id: string } | { message_id: string },
  now: Date,
): Promise<void> {
  const oldest = new Date(now.getTime() - knownMs).toISOString();
  await db.deleteFrom("lead_trace").where("created_at", "<", oldest).execute();
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
