import type { Db } from "#server/database/schema.ts";

/** Whether the log has it since then that an account's logins were refused. */
export async function hasRefusalSince(db: Db, staffId: string, since: Date): Promise<boolean> {
  const entry = await db
    .selectFrom("audit_entry")
    .select("id")
    .where("staff_id", "=", staffId)
    .where("what", "=", "login-limit")
    .where("at", ">", since.toISOString())
    .executeTakeFirst();
  return entry !== undefined;
}
