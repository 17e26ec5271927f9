import { randomUUID } from "node:crypto";
import type { OpenLogin } from "#contract/answers/staff.ts";
import type { Db } from "#server/database/schema.ts";
import { newToken, tokenHash } from "./kept-hash.ts";
import { livesIfBegunAfter, livesIfUsedAfter } from "./store.ts";

/** The logins of one person that live, last used first. */
export async function listLogins(
  db: Db,
  staffId: string,
  now: Date,
): Promise<Omit<OpenLogin, "current">[]> {
  return db
    .selectFrom("login")
    .select(["id", "user_agent", "created_at", "used_at"])
    .where("staff_id", "=", staffId)
    .where("used_at", ">", livesIfUsedAfter(now))
    .where("created_at", ">", livesIfBegunAfter(now))
    .orderBy("used_at", "desc")
    .orderBy("id")
    .execute();
}

/** Those of the logins that live. Does not count as a use of them. */
export async function findLiveLogins(
  db: Db,
  ids: readonly string[],
  now: Date,
): Promise<Set<string>> {
  const logins = await db
    .selectFrom("login")
    .select("id")
    .where("id", "in", ids)
    .where("used_at", ">", livesIfUsedAfter(now))
    .where("created_at", ">", livesIfBegunAfter(now))
    .execute();
  return new Set(logins.map(({ id }) => id));
}

/** False when that person has no such login. */
export async function removeLoginOf(db: Db, staffId: string, loginId: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom("login")
    .where("staff_id", "=", staffId)
    .where("id", "=", loginId)
    .executeTakeFirst();
  return Number(numDeletedRows) === 1;
}

/** Ends all logins of one person, but for the one that is to stay. */
export async function removeLoginsOf(db: Db, staffId: string, keepId = ""): Promise<void> {
  await db.deleteFrom("login").where("staff_id", "=", staffId).where("id", "!=", keepId).execute();
}

/**
 * The login goes on by the token that this gives, since it was begun, and whoever has the former one is out; so is what
 * was opened by the login's name (ASVS 7.2.4). A generated password, with which it may have begun, has been changed.
 */
export async function renewLogin(db: Db, loginId: string): Promise<string> {
  const token = newToken();
  await db
    .updateTable("login")
    .set({ id: randomUUID(), token_hash: tokenHash(token), must_change_password: 0 })
    .where("id", "=", loginId)
    .execute();
  return token;
}
