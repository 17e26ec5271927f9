import { keyMs } from "#contract/send-key.ts";
import { keptInsert, keptQuery, keptWrite } from "#server/database/kept-query.ts";
import type { Db } from "#server/database/schema.ts";

type Answered = { body_hash: string; answer: string };

type Send = { key: string; bodyHash: string; now: Date };

/** What was answered under that key, in a transaction; undefined when it is free. */
export async function findAnswered(db: Db, { key, now }: Send): Promise<Answered | undefined> {
  const { rows } = await selectAnswered(db, { key });
  const [answered] = rows;
  if (!answered || answered.created_at >= oldestKnown(now)) return answered;
  // Upkeep has not been there yet.
  await removeKey(db, { key });
  return undefined;
}

type Key = { key: string };

const selectAnswered = keptQuery((db, { key }: Key) =>
  db
    .selectFrom("idempotency_key")
    .select(["body_hash", "answer", "created_at"])
    .where("key", "=", key),
);
const removeKey = keptWrite((db, { key }: Key) =>
  db.deleteFrom("idempotency_key").where("key", "=", key),
);

/** Keeps the answer under a key that was free, in the same transaction (`inTransaction`: another may take it meanwhile). */
export async function keepAnswer(
  db: Db,
  { key, bodyHash, now }: Send,
  answer: string,
): Promise<void> {
  await insertKey(db, { key, body_hash: bodyHash, answer, created_at: now.toISOString() });
}

const insertKey = keptInsert("idempotency_key");

/** No browser sends again after so long. */
export async function removeOldKeys(db: Db, now: Date): Promise<void> {
  await db.deleteFrom("idempotency_key").where("created_at", "<", oldestKnown(now)).execute();
}

function oldestKnown(now: Date): string {
  return new Date(now.getTime() - keyMs).toISOString();
}
