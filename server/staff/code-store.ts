import { timingSafeEqual } from "node:crypto";
import type { Db } from "#server/database/schema.ts";
import { codeHash } from "./kept-hash.ts";

/** Source: DECISIONS.md "API". */
const lifeMs = 10 * 60 * 1000;
const triesMax = 5;

/** The one code of that person from now on: it voids an older one. */
export async function putCode(db: Db, staffId: string, code: string, now: Date): Promise<void> {
  const fresh = {
    code_hash: codeHash(staffId, code),
    tries: 0,
    expires_at: new Date(now.getTime() + lifeMs).toISOString(),
  };
  await db
    .insertInto("one_time_code")
    .values({ staff_id: staffId, ...fresh })
    .onConflict((conflict) => conflict.column("staff_id").doUpdateSet(fresh))
    .execute();
}

/**
 * Whether the code is right, undefined where none is left to try; costs a try. The try is taken by one statement before
 * the code is looked at, so that parallel guesses get no more of them than guesses one after the other.
 */
export async function tryCode(
  db: Db,
  staffId: string,
  code: string,
  now: Date,
): Promise<boolean | undefined> {
  const row = await db
    .updateTable("one_time_code")
    .set((fields) => ({ tries: fields("tries", "+", 1) }))
    .where("staff_id", "=", staffId)
    .where("tries", "<", triesMax)
    .where("expires_at", ">", now.toISOString())
    // Made by a clock that was ahead, it would live longer.
    .where("expires_at", "<=", new Date(now.getTime() + lifeMs).toISOString())
    .returning("code_hash")
    .executeTakeFirst();
  if (!row) return undefined;
  return timingSafeEqual(Buffer.from(row.code_hash), Buffer.from(codeHash(staffId, code)));
}

/** Uses the code up. False when somebody else did, or when a newer one has taken its place. */
export async function spendCode(db: Db, staffId: string, code: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom("one_time_code")
    .where("staff_id", "=", staffId)
    .where("code_hash", "=", codeHash(staffId, code))
    .executeTakeFirst();
  return Number(numDeletedRows) === 1;
}

/** The code of a staff member, if there is one, is good for nothing from now on. */
export async function removeCode(db: Db, staffId: string): Promise<void> {
  await db.deleteFrom("one_time_code").where("staff_id", "=", staffId).execute();
}

/** Clears away the codes that nobody used in time. */
export async function removeEndedCodes(db: Db, now: Date): Promise<void> {
  await db.deleteFrom("one_time_code").where("expires_at", "<=", now.toISOString()).execute();
}
