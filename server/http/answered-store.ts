import type { Kysely } from "kysely";
import { keptQuery, keptWrite } from "#server/database/kept-query.ts";
import { isPostgres } from "#server/database/kind.ts";
import type { Schema } from "#server/database/schema.ts";

/** How long a key is remembered. Source: DECISIONS.md, "no lead is ever lost". */
const rememberedMs = 7 * 24 * 60 * 60 * 1000;

export type Answered = { body_hash: string; answer: string };

type Claim = { key: string; bodyHash: string; now: Date };

/**
 * Takes a key for the transaction `db`, which keeps its answer at the end; undefined when it was free. Else what was
 * answered under it: a send with the same key that still runs in another transaction is waited for.
 */
export async function claimKey(
  db: Kysely<Schema>,
  { key, bodyHash, now }: Claim,
): Promise<Answered | undefined> {
  const oldest = oldestKnown(now);
  // SQLite has one writer: what is free now is so until this transaction ends.
  if (!isPostgres(db)) return findAnswered(db, { key, oldest });
  const claimed = await insertKey(db, { key, bodyHash, at: now.toISOString(), answer: "", oldest });
  return Number(claimed.numAffectedRows) === 1 ? undefined : findAnswered(db, { key, oldest: "" });
}

/** Keeps the answer beside its key, in the transaction that claimed the key. */
export async function keepAnswer(
  db: Kysely<Schema>,
  { key, bodyHash, now }: Claim,
  answer: string,
): Promise<void> {
  await writeAnswer(db, { key, bodyHash, at: now.toISOString(), answer });
}

type Key = { key: string; oldest: string };
type Row = Record<"key" | "bodyHash" | "at" | "answer", string>;

async function findAnswered(db: Kysely<Schema>, asked: Key): Promise<Answered | undefined> {
  const { rows } = await selectAnswered(db, asked);
  return rows[0];
}

const selectAnswered = keptQuery((db, { key, oldest }: Key) =>
  db
    .selectFrom("idempotency_key")
    .select(["body_hash", "answer"])
    .where("key", "=", key)
    .where("created_at", ">=", oldest),
);

/** One that is remembered no longer is free, though upkeep has not been there yet. */
const insertKey = keptQuery((db, row: Row & Key) => upsert(db, row, row.oldest));
const writeAnswer = keptWrite((db, row: Row) => upsert(db, row));

/** In the place of one from before `oldest`, or of any. */
function upsert(db: Kysely<Schema>, { key, bodyHash, at, answer }: Row, oldest?: string) {
  return db
    .insertInto("idempotency_key")
    .values({ key, body_hash: bodyHash, answer, created_at: at })
    .onConflict((conflict) => {
      const update = conflict.column("key").doUpdateSet((row) => ({
        body_hash: row.ref("excluded.body_hash"),
        answer: row.ref("excluded.answer"),
        created_at: row.ref("excluded.created_at"),
      }));
      return oldest === undefined
        ? update
        : update.where("idempotency_key.created_at", "<", oldest);
    });
}

/** No browser sends again after so long. */
export async function removeOldKeys(db: Kysely<Schema>, now: Date): Promise<void> {
  await db.deleteFrom("idempotency_key").where("created_at", "<", oldestKnown(now)).execute();
}

function oldestKnown(now: Date): string {
  return new Date(now.getTime() - rememberedMs).toISOString();
}
