import type { Kysely } from "kysely";
import { keptQuery, keptWrite } from "#server/database/kept-query.ts";
import { isPostgres } from "#server/database/kind.ts";
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
  const claim = { key, bodyHash, at: now.toISOString(), oldest: oldestKnown(now) };
  if (isPostgres(db)) {
    const { numAffectedRows } = await insertKey(db, claim);
    return Number(numAffectedRows) === 1 ? undefined : findAnswered(db, { key, oldest: "" });
  }
  // There is one writer: what is free now is free until this transaction ends.
  const before = await findAnswered(db, claim);
  if (!before) await writeKey(db, claim);
  return before;
}

type Claim = Record<"key" | "bodyHash" | "at" | "oldest", string>;

async function findAnswered(
  db: Kysely<Schema>,
  claim: Pick<Claim, "key" | "oldest">,
): Promise<Answered | undefined> {
  const { rows } = await selectAnswered(db, claim);
  return rows[0];
}

const selectAnswered = keptQuery((db, { key, oldest }: Pick<Claim, "key" | "oldest">) =>
  db
    .selectFrom("idempotency_key")
    .select(["body_hash", "answer"])
    .where("key", "=", key)
    .where("created_at", ">=", oldest),
);

const insertKey = keptQuery(insertOf);
const writeKey = keptWrite(insertOf);

/** One that is remembered no longer is free, though upkeep has not been there yet. */
function insertOf(db: Kysely<Schema>, { key, bodyHash, at, oldest }: Claim) {
  return db
    .insertInto("idempotency_key")
    .values({ key, body_hash: bodyHash, answer: "", created_at: at })
    .onConflict((conflict) =>
      conflict
        .column("key")
        .doUpdateSet((row) => ({
          body_hash: row.ref("excluded.body_hash"),
          answer: "",
          created_at: row.ref("excluded.created_at"),
        }))
        .where("idempotency_key.created_at", "<", oldest),
    );
}

/** Keeps the answer beside its key, in the transaction that claimed the key. */
export async function keepAnswer(db: Kysely<Schema>, key: string, answer: string): Promise<void> {
  await updateAnswer(db, { key, answer });
}

const updateAnswer = keptWrite((db, { key, answer }: Record<"key" | "answer", string>) =>
  db.updateTable("idempotency_key").set({ answer }).where("key", "=", key),
);

/** No browser sends again after so long. */
export async function removeOldKeys(db: Kysely<Schema>, now: Date): Promise<void> {
  await db.deleteFrom("idempotency_key").where("created_at", "<", oldestKnown(now)).execute();
}

function oldestKnown(now: Date): string {
  return new Date(now.getTime() - rememberedMs).toISOString();
}
