import { randomBytes } from "node:crypto";
import type { Kysely } from "kysely";
import type { Schema } from "#server/database/schema.ts";

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

/** Marks a proof as used until it expires by itself. False when it was used before. */
export async function addUsedProof(
  db: Kysely<Schema>,
  { id, expiresAt, now }: { id: string; expiresAt: Date; now: Date },
): Promise<boolean> {
  await removeEndedProofs(db, now);
  const { numInsertedOrUpdatedRows } = await db
    .insertInto("used_proof")
    .values({ id, expires_at: expiresAt.toISOString() })
    .onConflict((conflict) => conflict.column("id").doNothing())
    .executeTakeFirst();
  return Number(numInsertedOrUpdatedRows) === 1;
}

/** A proof that has expired is refused for that, used or not. */
export async function removeEndedProofs(db: Kysely<Schema>, now: Date): Promise<void> {
  await db.deleteFrom("used_proof").where("expires_at", "<", now.toISOString()).execute();
}
