import { randomUUID } from "node:crypto";
import type { Db } from "#server/database/schema.ts";
import type { StaffEnv } from "#server/dependencies.ts";
import { newToken, tokenHash } from "./kept-hash.ts";

const hourMs = 60 * 60 * 1000;
/** A login ends this long after its last use, and after its beginning. Source: DECISIONS.md "API". */
const idleMs = 8 * hourMs;
const absoluteMs = 7 * 24 * hourMs;
/** Clocks differ, and are set right; a login from further ahead would live longer than it may. */
const aheadMaxMs = hourMs;
/** How stale `used_at` may get, so that reading a list does not write each time. */
const usedAtStepMs = 60 * 1000;
const userAgentLengthMax = 300;

/** Somebody with an account. */
export type Staff = { id: string; email: string };

/** False before the first start has made the first admin. */
export async function hasStaff(db: Db): Promise<boolean> {
  const row = await db.selectFrom("staff").select("id").limit(1).executeTakeFirst();
  return row !== undefined;
}

type NewStaff = {
  /** That of the invitation, if there was one. */
  id?: string;
  name?: string;
  email: string;
  passwordHash: string;
  mustChangePassword?: boolean;
  now: Date;
};

/** False when somebody with that address is there already. */
export async function addStaff(
  db: Db,
  { id = randomUUID(), name = "", email, passwordHash, mustChangePassword = false, now }: NewStaff,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto("staff")
    .values({
      id,
      name,
      email,
      email_key: email.toLowerCase(),
      password_hash: passwordHash,
      must_change_password: Number(mustChangePassword),
      created_at: now.toISOString(),
    })
    .onConflict((conflict) => conflict.column("email_key").doNothing())
    .executeTakeFirst();
  return Number(numInsertedOrUpdatedRows) === 1;
}

/** Undefined also for an account that has ended. */
export async function findStaff(
  db: Db,
  email: string,
): Promise<(Staff & { password_hash: string; must_change_password: number }) | undefined> {
  return db
    .selectFrom("staff")
    .select(["id", "email", "password_hash", "must_change_password"])
    .where("email_key", "=", email.toLowerCase())
    .where("ended_at", "=", "")
    .executeTakeFirst();
}

/** From now on the password is one that its owner chose. */
export async function changePasswordHash(
  db: Db,
  staffId: string,
  passwordHash: string,
): Promise<void> {
  await db
    .updateTable("staff")
    .set({ password_hash: passwordHash, must_change_password: 0 })
    .where("id", "=", staffId)
    .execute();
}

/** Whether that still is the password of a living account; in a transaction it then stays so until its end. */
export async function holdPasswordHash(
  db: Db,
  staffId: string,
  passwordHash: string,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("staff")
    .set({ password_hash: passwordHash })
    .where("id", "=", staffId)
    .where("password_hash", "=", passwordHash)
    .where("ended_at", "=", "")
    .executeTakeFirst();
  return Number(numUpdatedRows) === 1;
}

/** Whether the account lives; in a transaction it then stays so until the transaction's end. */
export async function holdStaff(db: Db, staffId: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("staff")
    .set({ ended_at: "" })
    .where("id", "=", staffId)
    .where("ended_at", "=", "")
    .executeTakeFirst();
  return Number(numUpdatedRows) === 1;
}

/** Opens a login and gives its token. */
export async function addLogin(
  db: Db,
  staffId: string,
  now: Date,
  { userAgent = "", mustChangePassword = false } = {},
): Promise<string> {
  const token = newToken();
  const created_at = now.toISOString();
  await db
    .insertInto("login")
    .values({
      id: randomUUID(),
      token_hash: tokenHash(token),
      staff_id: staffId,
      user_agent: userAgent.slice(0, userAgentLengthMax),
      must_change_password: Number(mustChangePassword),
      created_at,
      used_at: created_at,
    })
    .execute();
  await noteUse(db, staffId, now);
  return token;
}

async function noteUse(db: Db, staffId: string, now: Date): Promise<void> {
  const used_at = now.toISOString();
  await db.updateTable("staff").set({ used_at }).where("id", "=", staffId).execute();
}

/** Whose login the token is, while it lives; counts as a use. */
export async function findLogin(
  db: Db,
  token: string,
  now: Date,
): Promise<StaffEnv["Variables"]["staff"] | undefined> {
  const token_hash = tokenHash(token);
  const login = await db
    .selectFrom("login")
    .innerJoin("staff", "staff.id", "login.staff_id")
    .select(["staff.id", "staff.email", "staff.name", "login.id as loginId", "login.used_at"])
    .select("login.must_change_password")
    .where("token_hash", "=", token_hash)
    .where("staff.ended_at", "=", "")
    .where("login.used_at", ">", livesIfUsedAfter(now))
    .where("login.created_at", ">", livesIfBegunAfter(now))
    .where("login.created_at", "<", new Date(now.getTime() + aheadMaxMs).toISOString())
    .executeTakeFirst();
  if (!login) return undefined;

  if (login.used_at < ago(now, usedAtStepMs)) {
    await db
      .updateTable("login")
      .set({ used_at: now.toISOString() })
      .where("token_hash", "=", token_hash)
      .execute();
    await noteUse(db, login.id, now);
  }
  const { id, email, name, loginId } = login;
  return { id, email, name, loginId, mustChangePassword: login.must_change_password === 1 };
}

/** A login whose last use is not later has ended by itself. */
export function livesIfUsedAfter(now: Date): string {
  return ago(now, idleMs);
}

/** A login that did not begin later has ended by itself. */
export function livesIfBegunAfter(now: Date): string {
  return ago(now, absoluteMs);
}

/** Ends one login, if it is there. */
export async function removeLogin(db: Db, token: string): Promise<void> {
  await db.deleteFrom("login").where("token_hash", "=", tokenHash(token)).execute();
}

/** Clears away the logins that have ended by themselves. */
export async function removeEndedLogins(db: Db, now: Date): Promise<void> {
  await db
    .deleteFrom("login")
    .where((login) =>
      login.or([
        login("used_at", "<=", livesIfUsedAfter(now)),
        login("created_at", "<=", livesIfBegunAfter(now)),
      ]),
    )
    .execute();
}

function ago(now: Date, ms: number): string {
  return new Date(now.getTime() - ms).toISOString();
}
