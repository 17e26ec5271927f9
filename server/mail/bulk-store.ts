import { type Selectable, sql } from "kysely";
import { isPostgres } from "#server/database/kind.ts";
import type { Db, Schema } from "#server/database/schema.ts";
import { type QueuedMail, waitingMails } from "./store.ts";

/** `subscriber` is the state of who it goes to; null: the subscription is gone. */
export type BulkMail = QueuedMail & {
  subscriber: Selectable<Schema["subscription"]>["state"] | null;
};

/** The mails of campaigns that have been due longest. One that is further ahead than `furthestMs` is due, too. */
export async function findDueBulk(
  db: Db,
  now: Date,
  { furthestMs, limit }: { furthestMs: number; limit: number },
): Promise<BulkMail[]> {
  // Without a join, which could change the order in which they are read.
  const waiting = waitingMails(db, 1)
    .select((mail) =>
      mail
        .selectFrom("subscription")
        .select("subscription.state")
        .whereRef("subscription.id", "=", "mail.lead_id")
        .as("subscriber"),
    )
    .limit(limit);
  const due = await waiting.where("next_try_at", "<=", now.toISOString()).execute();
  if (due.length > 0) return due;
  const furthest = new Date(now.getTime() + furthestMs).toISOString();
  return waiting.where("next_try_at", ">", furthest).execute();
}

type HandedOver = { now: Date; until: Date };

/**
 * Notes that the last byte of a claimed mail is about to leave. False, and then it must not, when another worker has
 * claimed it since, when it was withdrawn, or when its recipient is no confirmed subscriber any more.
 *
 * It waits for no disk, so that next to no time lies between this note and that byte: a process that is killed leaves
 * it behind all the same, only a machine that loses its power may not. See docs/decisions/033.
 */
export async function handOver(
  db: Db,
  mail: QueuedMail,
  { now, until }: HandedOver,
): Promise<boolean> {
  return withoutDisk(db, async (connection) => {
    const { numUpdatedRows } = await connection
      .updateTable("mail")
      .set({ handed_at: now.toISOString(), next_try_at: until.toISOString() })
      .where("id", "=", mail.id)
      .where("state", "=", "waiting")
      .where("tries", "=", mail.tries)
      .where("handed_at", "=", "")
      .where((row) =>
        row.exists(
          row
            .selectFrom("subscription")
            .select("id")
            .whereRef("subscription.id", "=", "mail.lead_id")
            .where("subscription.state", "=", "confirmed"),
        ),
      )
      .executeTakeFirst();
    return Number(numUpdatedRows) === 1;
  });
}

/** One write whose commit is not waited for until it is on the disk; the next commit of anybody takes it along. */
async function withoutDisk<T>(db: Db, write: (connection: Db) => Promise<T>): Promise<T> {
  if (isPostgres(db)) {
    return db.transaction().execute(async (tx) => {
      await sql`set local synchronous_commit to off`.execute(tx);
      return write(tx);
    });
  }
  return db.connection().execute(async (connection) => {
    await sql`pragma synchronous = normal`.execute(connection);
    try {
      return await write(connection);
    } finally {
      await sql`pragma synchronous = full`.execute(connection);
    }
  });
}
