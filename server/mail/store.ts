import { randomUUIDv7 } from "node:crypto";
import type { Selectable } from "kysely";
import { keptChange, keptInserts, keptQuery } from "#server/database/kept-query.ts";
import type { Db, Schema } from "#server/database/schema.ts";
import type { Mail } from "#server/dependencies.ts";

const insertMails = keptInserts("mail");

/** A mail as it stands in the outbox. */
export type QueuedMail = Selectable<Schema["mail"]>;

/** `host` stands in the Message-ID, which stays the same however often the mail is tried (RFC 5322 §3.6.4). */
type From = { host: string; now: Date };

/** Puts mails into the outbox, due now, in the caller's transaction. */
export async function addMails(db: Db, mails: readonly Mail[], from: From): Promise<void> {
  await insertMails(
    db,
    mails.map((mail) => rowOf(mail, from)),
  );
}

function rowOf({ id = randomUUIDv7(), ...mail }: Mail, { host, now }: From) {
  const created_at = now.toISOString();
  return {
    id,
    message_id: `<${id}@${host}>`,
    lead_id: mail.aboutId,
    recipient: mail.to,
    subject: mail.subject,
    text: mail.text,
    html: mail.html ?? "",
    reply_to: mail.replyTo ?? "",
    unsubscribe_url: mail.unsubscribeUrl ?? "",
    in_reply_to: mail.inReplyTo ?? "",
    is_by_hand: Number(mail.isByHand ?? false),
    is_bulk: Number(mail.isBulk ?? false),
    state: "waiting" as const,
    tries: 0,
    next_try_at: created_at,
    created_at,
  };
}

/** The mail of no campaign that has been due longest, or undefined. One that is further ahead than `furthestMs` is due, too. */
export async function findDueMail(
  db: Db,
  now: Date,
  furthestMs: number,
): Promise<QueuedMail | undefined> {
  const { rows } = await selectDue(db, { now: now.toISOString() });
  if (rows[0]) return rows[0];
  const furthest = new Date(now.getTime() + furthestMs).toISOString();
  return (await selectFurther(db, { furthest })).rows[0];
}

const selectDue = keptQuery((db, { now }: { now: string }) =>
  waitingMails(db, 0).where("next_try_at", "<=", now).limit(1),
);
const selectFurther = keptQuery((db, { furthest }: { furthest: string }) =>
  waitingMails(db, 0).where("next_try_at", ">", furthest).limit(1),
);

/**
 * Those of campaigns (`isBulk` 1) or the others, the one first that is due longest. In the order of an index and of nothing
 * else: else PostgreSQL may read all that wait, and sort them.
 */
export function waitingMails(db: Db, isBulk: 0 | 1) {
  return db
    .selectFrom("mail")
    .selectAll()
    .where("state", "=", "waiting")
    .where("is_bulk", "=", isBulk)
    .orderBy("next_try_at");
}

/** Takes a mail for one worker until `until`. False when another worker was faster. */
export async function claimMail(db: Db, mail: QueuedMail, until: Date): Promise<boolean> {
  const { id, tries, next_try_at } = mail;
  const change = { id, tries, next_try_at, tried: tries + 1, until: until.toISOString() };
  return (await claim(db, change)) === 1;
}

type Claim = { id: string; tries: number; next_try_at: string; tried: number; until: string };
const claim = keptChange((db, { id, tries, next_try_at, tried, until }: Claim) =>
  db
    .updateTable("mail")
    .set({ tries: tried, next_try_at: until })
    .where("id", "=", id)
    .where("state", "=", "waiting")
    .where("tries", "=", tries)
    .where("next_try_at", "=", next_try_at),
);

/** It is out of our hands, also where another worker has claimed it since. */
export const markSent = keptChange((db, { id }: Pick<QueuedMail, "id">) =>
  db.updateTable("mail").set({ state: "sent" }).where("id", "=", id),
);

type Change = Partial<Pick<QueuedMail, "state" | "next_try_at" | "handed_at" | "failure">>;

/** Changes a mail unless another worker has claimed it since, or it has ended. */
export async function changeMail(db: Db, { id, tries }: QueuedMail, change: Change): Promise<void> {
  await db
    .updateTable("mail")
    .set(change)
    .where("id", "=", id)
    .where("state", "=", "waiting")
    .where("tries", "=", tries)
    .execute();
}

/** The mails that were erased at `since` or later (ISO 8601, UTC; empty: all that are remembered). */
export async function listErasedMails(db: Db, since: string): Promise<string[]> {
  const rows = await db
    .selectFrom("erased_mail")
    .select("id")
    .where("erased_at", ">=", since)
    .execute();
  return rows.map(({ id }) => id);
}
