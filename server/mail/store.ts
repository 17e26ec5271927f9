import { randomUUIDv7 } from "node:crypto";
import type { Kysely, Selectable } from "kysely";
import { keptInsert, keptQuery } from "#server/database/kept-query.ts";
import type { Schema } from "#server/database/schema.ts";
import type { Mail } from "#server/dependencies.ts";

const insertMail = keptInsert("mail");

export type QueuedMail = Selectable<Schema["mail"]>;

/** `host` stands in the Message-ID, which stays the same however often the mail is tried (RFC 5322 §3.6.4). */
export async function addMail(
  db: Kysely<Schema>,
  mail: Mail,
  { host, now }: { host: string; now: Date },
): Promise<void> {
  const { id = randomUUIDv7(), leadId, to, subject, text, html = "" } = mail;
  const created_at = now.toISOString();
  await insertMail(db, {
    id,
    message_id: `<${id}@${host}>`,
    lead_id: leadId,
    recipient: to,
    subject,
    text,
    html,
    reply_to: mail.replyTo ?? "",
    unsubscribe_url: mail.unsubscribeUrl ?? "",
    in_reply_to: mail.inReplyTo ?? "",
    is_by_hand: Number(mail.isByHand ?? false),
    is_bulk: Number(mail.isBulk ?? false),
    state: "waiting",
    tries: 0,
    next_try_at: created_at,
    created_at,
  });
}

/** The mail of no campaign that has been due longest, or undefined. One that is further ahead than `furthestMs` is due, too. */
export async function findDueMail(
  db: Kysely<Schema>,
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
export function waitingMails(db: Kysely<Schema>, isBulk: 0 | 1) {
  return db
    .selectFrom("mail")
    .selectAll()
    .where("state", "=", "waiting")
    .where("is_bulk", "=", isBulk)
    .orderBy("next_try_at");
}

/** Takes a mail for one worker until `until`. False when another worker was faster. */
export async function claimMail(
  db: Kysely<Schema>,
  mail: QueuedMail,
  until: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("mail")
    .set({ tries: mail.tries + 1, next_try_at: until.toISOString() })
    .where("id", "=", mail.id)
    .where("state", "=", "waiting")
    .where("tries", "=", mail.tries)
    .where("next_try_at", "=", mail.next_try_at)
    .executeTakeFirst();
  return Number(numUpdatedRows) === 1;
}

/** It is out of our hands, also where another worker has claimed it since. */
export async function markSent(db: Kysely<Schema>, { id }: QueuedMail): Promise<void> {
  await db.updateTable("mail").set({ state: "sent" }).where("id", "=", id).execute();
}

type Change = Partial<Pick<QueuedMail, "state" | "next_try_at" | "handed_at" | "failure">>;

/** Changes a mail unless another worker has claimed it since, or it has ended. */
export async function changeMail(
  db: Kysely<Schema>,
  { id, tries }: QueuedMail,
  change: Change,
): Promise<void> {
  await db
    .updateTable("mail")
    .set(change)
    .where("id", "=", id)
    .where("state", "=", "waiting")
    .where("tries", "=", tries)
    .execute();
}

/** The mails that were erased at `since` or later (ISO 8601, UTC; empty: all that are remembered). */
export async function listErasedMails(db: Kysely<Schema>, since: string): Promise<string[]> {
  const rows = await db
    .selectFrom("erased_mail")
    .select("id")
    .where("erased_at", ">=", since)
    .execute();
  return rows.map(({ id }) => id);
}
