import { randomBytes } from "node:crypto";
import type { Kysely } from "kysely";
import { keptInsert, keptQuery } from "#server/database/kept-query.ts";
import type { Schema } from "#server/database/schema.ts";
import type { Tx } from "#server/dependencies.ts";

/** The secret of that name, made by whoever asks first and the same for every instance. */
export async function findOrAddSecret(db: Kysely<Schema>, name: string): Promise<string> {
  const value = randomBytes(32).toString("base64url");
  await db
    .insertInto("secret")
    .values({ name, value })
    .onConflict((conflict) => conflict.column("name").doNothing())
    .execute();
  const row = await db
    .selectFrom("secret")
    .select("value")
    .where("name", "=", name)
    .executeTakeFirstOrThrow();
  return row.value;
}

/** Marks a proof as used until it expires by itself, in a transaction (`inTransaction`). False when it was used before. */
export async function addUsedProof(
  tx: Tx,
  { id, expiresAt }: { id: string; expiresAt: Date },
): Promise<boolean> {
  const row = { id, expires_at: expiresAt.toISOString() };
  const { rows } = await selectUsed(tx, row);
  if (rows.length > 0) return false;
  await writeUsed(tx, row);
  return true;
}

const selectUsed = keptQuery((db, { id }: { id: string }) =>
  db.selectFrom("used_proof").select("id").where("id", "=", id),
);
const writeUsed = keptInsert("used_proof");

/** A proof that has expired is refused for that, used or not. */
export async function removeEndedProofs(db: Kysely<Schema>, now: Date): Promise<void> {
  await db.deleteFrom("used_proof").where("expires_at", "<", now.toISOString()).execute();
}
