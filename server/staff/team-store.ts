import type { TeamMember } from "#contract/answers/team.ts";
import type { Db } from "#server/database/schema.ts";
import { removeCode } from "./code-store.ts";
import { endInvitationsOf } from "./invitation-store.ts";
import { removeLoginsOf } from "./open-login-store.ts";
import type { Staff } from "./store.ts";

type Team = { now: Date; ownerEmail: string };

/** Everybody: accounts in the order in which they were made, then open invitations, then accounts that have ended. */
export async function listTeam(db: Db, { now, ownerEmail }: Team): Promise<TeamMember[]> {
  const accounts = await db
    .selectFrom("staff")
    .leftJoin("second_step", "second_step.staff_id", "staff.id")
    .select(["id", "name", "email", "email_key", "created_at", "used_at", "ended_at", "on_at"])
    .orderBy("created_at")
    .orderBy("id")
    .execute();
  const invitations = await db
    .selectFrom("invitation")
    .select(["id", "name", "email", "created_at", "expires_at"])
    .orderBy("created_at")
    .orderBy("id")
    .execute();
  const members = accounts.map(
    ({ id, name, email, email_key, created_at, used_at, ended_at, on_at }): TeamMember => ({
      id,
      name,
      email,
      state: ended_at === "" ? "active" : "ended",
      since: created_at,
      until: ended_at,
      used_at,
      two_step: Boolean(on_at),
      is_owner: email_key === ownerEmail.toLowerCase(),
    }),
  );
  const invited = invitations.map(
    ({ id, name, email, created_at, expires_at }): TeamMember => ({
      id,
      name,
      email,
      state: expires_at > now.toISOString() ? "invited" : "late",
      since: created_at,
      until: expires_at,
      used_at: "",
      two_step: false,
      is_owner: false,
    }),
  );
  const ended = (member: TeamMember) => member.state === "ended";
  return [...members.filter((one) => !ended(one)), ...invited, ...members.filter(ended)];
}

/** Also one whose account has ended; undefined when there is none. */
export async function findMember(db: Db, id: string): Promise<Staff | undefined> {
  return db.selectFrom("staff").select(["id", "email"]).where("id", "=", id).executeTakeFirst();
}

/** In whatever case the address is written; `ended_at` is empty while the account is open. */
export async function findMemberByEmail(
  db: Db,
  email: string,
): Promise<{ ended_at: string } | undefined> {
  return db
    .selectFrom("staff")
    .select("ended_at")
    .where("email_key", "=", email.toLowerCase())
    .executeTakeFirst();
}

/**
 * Lets one change of who has an account run at a time, until the transaction's end: two people who end each other's
 * account at once would else leave nobody. Rows of staff never go, so the first one is always the same.
 */
export async function holdTeam(db: Db): Promise<void> {
  const first = db.selectFrom("staff").select("id").orderBy("created_at").orderBy("id").limit(1);
  await db
    .updateTable("staff")
    .set((row) => ({ created_at: row.ref("created_at") }))
    .where("id", "=", first)
    .execute();
}

/** False when it has ended already. Its row stays, with its second step, should it be opened again. */
export async function endStaff(db: Db, id: string, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("staff")
    .set({ ended_at: now.toISOString() })
    .where("id", "=", id)
    .where("ended_at", "=", "")
    .executeTakeFirst();
  if (Number(numUpdatedRows) === 0) return false;
  await removeLoginsOf(db, id);
  await removeCode(db, id);
  await endInvitationsOf(db, id, now);
  await db.deleteFrom("known_address").where("staff_id", "=", id).execute();
  return true;
}

/** False when it has not ended. */
export async function openStaff(db: Db, id: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("staff")
    .set({ ended_at: "" })
    .where("id", "=", id)
    .where("ended_at", "!=", "")
    .where("email", "!=", "")
    .executeTakeFirst();
  return Number(numUpdatedRows) === 1;
}

/** How colleagues read it; empty: they read the address. */
export async function renameStaff(db: Db, id: string, name: string): Promise<void> {
  await db.updateTable("staff").set({ name }).where("id", "=", id).execute();
}

/** Of accounts that ended before `cutoff` only the id stays. */
export async function forgetEndedStaff(db: Db, cutoff: Date): Promise<void> {
  const gone = db
    .selectFrom("staff")
    .select("id")
    .where("ended_at", "!=", "")
    .where("ended_at", "<", cutoff.toISOString());
  await db.deleteFrom("recovery_code").where("staff_id", "in", gone).execute();
  await db.deleteFrom("second_step").where("staff_id", "in", gone).execute();
  await db
    .updateTable("staff")
    .set((row) => ({ name: "", email: "", email_key: row.ref("id"), password_hash: "" }))
    .where("id", "in", gone)
    .where("email", "!=", "")
    .execute();
}
