import { keptInserts, keptQuery } from "#server/database/kept-query.ts";
import type { Db } from "#server/database/schema.ts";
import type { Proof, Tx } from "#server/dependencies.ts";

/** Marks a proof as used, in a transaction (`inTransaction`). False when it was used before. */
export async function addUsedProof(tx: Tx, proof: Proof): Promise<boolean> {
  if (await isUsed(tx, proof)) return false;
  await addUsedProofs(tx, [proof]);
  return true;
}

/** Whether it was marked as used. */
export async function isUsed(tx: Tx, { id }: Proof): Promise<boolean> {
  const { rows } = await selectUsed(tx, { id });
  return rows.length > 0;
}

const selectUsed = keptQuery((db, { id }: { id: string }) =>
  db.selectFrom("used_proof").select("id").where("id", "=", id),
);

/** Marks proofs that are not as used, until they expire by themselves. */
export const addUsedProofs = keptInserts("used_proof");

/** A proof that has expired is refused for that, used or not. */
export async function removeEndedProofs(db: Db, now: Date): Promise<void> {
  await db.deleteFrom("used_proof").where("expires_at", "<", now.toISOString()).execute();
}
