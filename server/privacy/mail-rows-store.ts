import { type SqlBool, sql } from "kysely";
import { listed } from "#server/database/list-as-value.ts";
import type { Condition, Db } from "#server/database/schema.ts";

/** Keeps the ids of mails for a while: copies of them may lie in the mail folder of any instance, and go, too. */
export async function rememberErased(db: Db, isErased: Condition, now: Date): Promise<void> {
  await db
    .insertInto("erased_mail")
    .columns(["id", "erased_at"])
    .expression((builder) =>
      builder
        .selectFrom("mail")
        .select(["id", sql.lit(now.toISOString()).as("erased_at")])
        .where(isErased),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Deletes mails, here and later their files. Gives how many. */
export async function eraseMailRows(db: Db, isErased: Condition, now: Date): Promise<number> {
  await rememberErased(db, isErased, now);
  const { numDeletedRows } = await db.deleteFrom("mail").where(isErased).executeTakeFirst();
  return Number(numDeletedRows);
}

/** The same by their ids. */
export function eraseMails(db: Db, ids: readonly string[], now: Date): Promise<number> {
  return eraseMailRows(db, sql<SqlBool>`mail.id in ${listed(db, ids)}`, now);
}
