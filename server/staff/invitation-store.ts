import { randomUUID } from "node:crypto";
import type { Invitation } from "#contract/answers/team.ts";
import { type InviteInput, invitationDays } from "#contract/team.ts";
import type { Db } from "#server/database/schema.ts";
import { newToken, tokenHash } from "./kept-hash.ts";

const dayMs = 24 * 60 * 60 * 1000;
/** So long after its end an invitation can still be sent again. */
const lateDays = 30;

/** What a link is worth now: another one takes the place of the one before. */
type Link = { id: string; token: string };

type Sent = { staffId: string; now: Date };

/** Undefined when that address has an open invitation already. */
export async function addInvitation(
  db: Db,
  { name, email }: InviteInput,
  sent: Sent,
): Promise<Link | undefined> {
  const { token, ...fresh } = freshLink(sent);
  const row = { ...fresh, id: randomUUID(), name, email, email_key: email.toLowerCase() };
  const { numInsertedOrUpdatedRows } = await db
    .insertInto("invitation")
    .values(row)
    .onConflict((conflict) => conflict.column("email_key").doNothing())
    .executeTakeFirst();
  return Number(numInsertedOrUpdatedRows) === 1 ? { id: row.id, token } : undefined;
}

/** A new link with its full time; the one before is void. Undefined when there is no such invitation. */
export async function renewInvitation(
  db: Db,
  id: string,
  sent: Sent,
): Promise<(Invitation & Link) | undefined> {
  const { token, ...fresh } = freshLink(sent);
  const renewed = await db
    .updateTable("invitation")
    .set(fresh)
    .where("id", "=", id)
    .returning(["name", "email"])
    .executeTakeFirst();
  return renewed && { ...renewed, id, token };
}

/** False when there is none: somebody else withdrew it, or it was accepted. */
export async function removeInvitation(db: Db, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom("invitation")
    .where("id", "=", id)
    .executeTakeFirst();
  return Number(numDeletedRows) === 1;
}

/** For whom it is; undefined for a link that was used, replaced or withdrawn, or has ended. */
export async function findInvitation(
  db: Db,
  token: string,
  now: Date,
): Promise<Invitation | undefined> {
  return (
    db
      .selectFrom("invitation")
      .select(["name", "email"])
      .where("token_hash", "=", tokenHash(token))
      .where("expires_at", ">", now.toISOString())
      // Made by a clock that was ahead, it would live longer.
      .where("expires_at", "<=", endFrom(now))
      .executeTakeFirst()
  );
}

/** Uses it up: of several that come with the same link, one gets it. */
export async function takeInvitation(
  db: Db,
  token: string,
  now: Date,
): Promise<(Invitation & { id: string }) | undefined> {
  return db
    .deleteFrom("invitation")
    .where("token_hash", "=", tokenHash(token))
    .where("expires_at", ">", now.toISOString())
    .where("expires_at", "<=", endFrom(now))
    .returning(["id", "name", "email"])
    .executeTakeFirst();
}

/** Whoever sent them has no account any more. They stand as late, so that a colleague can send them again. */
export async function endInvitationsOf(db: Db, staffId: string, now: Date): Promise<void> {
  const expires_at = now.toISOString();
  await db
    .updateTable("invitation")
    .set({ expires_at })
    .where("invited_by", "=", staffId)
    .where("expires_at", ">", expires_at)
    .execute();
}

/** Clears away those that nobody accepted in time, nor sent again. */
export async function removeOldInvitations(db: Db, now: Date): Promise<void> {
  const oldest = new Date(now.getTime() - lateDays * dayMs).toISOString();
  await db.deleteFrom("invitation").where("expires_at", "<", oldest).execute();
}

function freshLink({ staffId, now }: Sent) {
  const token = newToken();
  return {
    token,
    token_hash: tokenHash(token),
    created_at: now.toISOString(),
    expires_at: endFrom(now),
    invited_by: staffId,
  };
}

function endFrom(now: Date): string {
  return new Date(now.getTime() + invitationDays * dayMs).toISOString();
}
