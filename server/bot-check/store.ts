import { randomBytes } from "node:crypto";
import type { Kysely } from "kysely";
import { keptQuery } from "#server/database/kept-query.ts";
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
  { id, expiresAt }: { id: string; expiresAt: Date },
): Promise<boolean> {
  const { numAffectedRows } = await insertUsed(db, { id, expires_at: expiresAt.toISOString() });
  return Number(numAffectedRows) === 1;
}

const insertUsed = keptQuery((db, { id, expires_at }: Record<"id" | "expires_at", string>) =>
  db
    .insertInto("used_proof")
    .values({ id, expires_at })
    .onConflict((conflict) => conflict.column("id").doNothing()),
);

/** A proof that has expired is refused for that, used or not. */
export async function removeEndedProofs(db: Kysely<Schema>, now: Date): Promise<void> {
  await db.deleteFrom("used_proof").where("expires_at", "<", now.toISOString()).execute();
}
