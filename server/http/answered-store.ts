import type { Kysely } from "kysely";
import { keptQuery, keptWrite } from "#server/database/kept-query.ts";
import type { Schema } from "#server/database/schema.ts";

/** How long a key is remembered. Source: DECISIONS.md, "no lead is ever lost". */
const rememberedMs = 7 * 24 * 60 * 60 * 1000;

export type Answered = { body_hash: string; answer: string };

/**
 * Takes a key for the transaction `db`; undefined when it was free. Else what was answered under it: a send
 * with the same key that still runs in another transaction is waited for.
 */
export async function claimKey(
  db: Kysely<Schema>,
  { key, bodyHash, now }: { key: string; bodyHash: string; now: Date },
): Promise<Answered | undefined> {
  await removeOldKeys(db, now);
  const { numAffectedRows } = await insertKey(db, { key, bodyHash, at: now.toISOString() });
  if (Number(numAffectedRows) === 1) return undefined;

  return db
    .selectFrom("idempotency_key")
    .select(["body_hash", "answer"])
    .where("key", "=", key)
    .executeTakeFirstOrThrow();
}

const insertKey = keptQuery(
  (db, { key, bodyHash, at }: Record<"key" | "bodyHash" | "at", string>) =>
    db
      .insertInto("idempotency_key")
      .values({ key, body_hash: bodyHash, answer: "", created_at: at })
      .onConflict((conflict) => conflict.column("key").doNothing()),
);

/** Keeps the answer beside its key, in the transaction that claimed the key. */
export async function keepAnswer(db: Kysely<Schema>, key: string, answer: string): Promise<void> {
  await updateAnswer(db, { key, answer });
}

const updateAnswer = keptWrite((db, { key, answer }: Record<"key" | "answer", string>) =>
  db.updateTable("idempotency_key").set({ answer }).where("key", "=", key),
);

/** No browser sends again after so long. */
export async function removeOldKeys(db: Kysely<Schema>, now: Date): Promise<void> {
  const oldest = new Date(now.getTime() - rememberedMs).toISOString();
  await deleteOldKeys(db, { oldest });
}

const deleteOldKeys = keptWrite((db, { oldest }: { oldest: string }) =>
  db.deleteFrom("idempotency_key").where("created_at", "<", oldest),
);
