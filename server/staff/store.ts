import { createHash, randomBytes, randomUUID } from "node:crypto";
import type { Kysely } from "kysely";
import type { Schema } from "#server/database/schema.ts";

const hourMs = 60 * 60 * 1000;
/** A login ends this long after its last use, and after its beginning. Source: DECISIONS.md "API". */
const idleMs = 8 * hourMs;
const absoluteMs = 7 * 24 * hourMs;
/** How stale `used_at` may get, so that reading a list does not write each time. */
const usedAtStepMs = 60 * 1000;

export type Staff = { id: string; email: string };

export async function hasStaff(db: Kysely<Schema>): Promise<boolean> {
  const row = await db.selectFrom("staff").select("id").limit(1).executeTakeFirst();
  return row !== undefined;
}

/** False when somebody with that address is there already. */
export async function addStaff(
  db: Kysely<Schema>,
  { email, passwordHash, now }: { email: string; passwordHash: string; now: Date },
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto("staff")
    .values({
      id: randomUUID(),
      email,
      email_key: email.toLowerCase(),
      password_hash: passwordHash,
      created_at: now.toISOString(),
    })
    .onConflict((conflict) => conflict.column("email_key").doNothing())
    .executeTakeFirst();
  return Number(numInsertedOrUpdatedRows) === 1;
}

export async function findStaff(
  db: Kysely<Schema>,
  email: string,
): Promise<(Staff & { password_hash: string }) | undefined> {
  return db
    .selectFrom("staff")
    .select(["id", "email", "password_hash"])
    .where("email_key", "=", email.toLowerCase())
    .executeTakeFirst();
}

/** Opens a login and gives its token: 256 random bits, of which only the sha256 is stored. */
export async function addLogin(db: Kysely<Schema>, staffId: string, now: Date): Promise<string> {
  const token = randomBytes(32).toString("base64url");
  const created_at = now.toISOString();
  await db
    .insertInto("login")
    .values({ token_hash: tokenHash(token), staff_id: staffId, created_at, used_at: created_at })
    .execute();
  return token;
}

/** Whose login the token is, while it lives; counts as a use. */
export async function findLogin(
  db: Kysely<Schema>,
  token: string,
  now: Date,
): Promise<Staff | undefined> {
  const token_hash = tokenHash(token);
  const login = await db
    .selectFrom("login")
    .innerJoin("staff", "staff.id", "login.staff_id")
    .select(["staff.id", "staff.email", "login.used_at"])
    .where("token_hash", "=", token_hash)
    .where("used_at", ">", ago(now, idleMs))
    .where("login.created_at", ">", ago(now, absoluteMs))
    .executeTakeFirst();
  if (!login) return undefined;

  if (login.used_at < ago(now, usedAtStepMs)) {
    await db
      .updateTable("login")
      .set({ used_at: now.toISOString() })
      .where("token_hash", "=", token_hash)
      .execute();
  }
  return { id: login.id, email: login.email };
}

/** Ends one login, and clears away those that have ended by themselves. */
export async function removeLogin(db: Kysely<Schema>, token: string, now: Date): Promise<void> {
  await db
    .deleteFrom("login")
    .where((login) =>
      login.or([
        login("token_hash", "=", tokenHash(token)),
        login("used_at", "<=", ago(now, idleMs)),
        login("created_at", "<=", ago(now, absoluteMs)),
      ]),
    )
    .execute();
}

function tokenHash(token: string): string {
  return createHash("sha256").update(token).digest("hex");
}

function ago(now: Date, ms: number): string {
  return new Date(now.getTime() - ms).toISOString();
}
