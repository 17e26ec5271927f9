import type { TwoStep } from "#contract/answers/two-step.ts";
import type { Db, Schema } from "#server/database/schema.ts";
import { codeHash } from "./kept-hash.ts";

type SecondStep = Pick<Schema["second_step"], "secret" | "on_at">;

/** Also one that is not on yet: `on_at` is then empty. */
export async function findSecondStep(db: Db, staffId: string): Promise<SecondStep | undefined> {
  return db
    .selectFrom("second_step")
    .select(["secret", "on_at"])
    .where("staff_id", "=", staffId)
    .executeTakeFirst();
}

/** How somebody's login stands. */
export async function readTwoStep(db: Db, staffId: string): Promise<TwoStep> {
  const step = await findSecondStep(db, staffId);
  const { count } = await db
    .selectFrom("recovery_code")
    .select((row) => row.fn.countAll().as("count"))
    .where("staff_id", "=", staffId)
    .executeTakeFirstOrThrow();
  return { on_at: step?.on_at ?? "", codes_left: Number(count) };
}

/** A secret that counts from its first right code on. False when the second step is on already. */
export async function putPendingStep(db: Db, staffId: string, secret: string): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto("second_step")
    .values({ staff_id: staffId, secret, last_step: 0, on_at: "" })
    .onConflict((conflict) =>
      conflict.column("staff_id").doUpdateSet({ secret }).where("second_step.on_at", "=", ""),
    )
    .executeTakeFirst();
  return Number(numInsertedOrUpdatedRows) === 1;
}

/** False when that secret is not the one that waits for its first code. */
export async function turnOnStep(
  db: Db,
  staffId: string,
  { secret, step, now }: { secret: string; step: number; now: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("second_step")
    .set({ on_at: now.toISOString(), last_step: step })
    .where("staff_id", "=", staffId)
    .where("secret", "=", secret)
    .where("on_at", "=", "")
    .executeTakeFirst();
  return Number(numUpdatedRows) === 1;
}

/**
 * Uses a step up, and all before it. One statement, so that of parallel requests with the same code one is accepted.
 * Source: RFC 6238 §5.2.
 */
export async function spendStep(
  db: Db,
  staffId: string,
  { secret, step }: { secret: string; step: number },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("second_step")
    .set({ last_step: step })
    .where("staff_id", "=", staffId)
    .where("secret", "=", secret)
    .where("last_step", "<", step)
    .where("on_at", "!=", "")
    .executeTakeFirst();
  return Number(numUpdatedRows) === 1;
}

/** With its recovery codes. False when it was not on. */
export async function removeStep(db: Db, staffId: string): Promise<boolean> {
  await db.deleteFrom("recovery_code").where("staff_id", "=", staffId).execute();
  const { numDeletedRows } = await db
    .deleteFrom("second_step")
    .where("staff_id", "=", staffId)
    .where("on_at", "!=", "")
    .executeTakeFirst();
  return Number(numDeletedRows) === 1;
}

/** Those of before are void. */
export async function putRecoveryCodes(
  db: Db,
  staffId: string,
  codes: readonly string[],
): Promise<void> {
  await db.deleteFrom("recovery_code").where("staff_id", "=", staffId).execute();
  const rows = codes.map((code) => ({ staff_id: staffId, code_hash: codeHash(staffId, code) }));
  await db.insertInto("recovery_code").values(rows).execute();
}

/** Uses it up: of parallel requests with the same code one is accepted. */
export async function spendRecoveryCode(db: Db, staffId: string, code: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom("recovery_code")
    .where("staff_id", "=", staffId)
    .where("code_hash", "=", codeHash(staffId, code))
    .executeTakeFirst();
  return Number(numDeletedRows) === 1;
}
