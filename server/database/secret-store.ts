import { randomBytes } from "node:crypto";
import type { Db } from "./schema.ts";

/** The secret of that name, made by whoever asks first and the same for every instance. */
export async function findOrAddSecret(db: Db, name: string): Promise<string> {
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
