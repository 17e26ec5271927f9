import type { Selectable } from "kysely";
import { isPostgres } from "#server/database/kind.ts";
import type { Db, Schema } from "#server/database/schema.ts";
import type { Queued } from "./pace.ts";

/** A campaign as it is stored. */
export type CampaignRow = Selectable<Schema["campaign"]>;

/** A recipient whose turn it is; `state` is that of the subscription. */
export type Recipient = {
  id: string;
  email: string;
  state: Selectable<Schema["subscription"]>["state"];
};

/** Campaigns that have begun and have recipients left, whose turn is next first. */
export async function findSending(db: Db): Promise<CampaignRow[]> {
  return db
    .selectFrom("campaign")
    .selectAll()
    .where("state", "=", "sending")
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom("campaign_mail")
          .select("campaign_id")
          .whereRef("campaign_id", "=", "campaign.id")
          .where("campaign_mail.state", "=", "waiting"),
      ),
    )
    .orderBy("next_at")
    .orderBy("id")
    .execute();
}

/** Campaigns whose post was deleted while they were being sent. */
export async function findWithoutPost(db: Db): Promise<string[]> {
  const rows = await db
    .selectFrom("campaign")
    .select("id")
    .where("state", "in", ["sending", "paused"])
    .where("post_id", "is", null)
    .execute();
  return rows.map(({ id }) => id);
}

/** The sixth try comes a quarter of an hour after the first (mail/tries.ts). */
const triesOfLong = 6;

/** Of a campaign, how many mails are queued and have not ended. */
export async function countQueued(db: Db, id: string): Promise<Queued> {
  const { all, fresh } = await db
    .selectFrom("campaign_mail")
    .innerJoin("mail", "mail.id", "mail_id")
    .select(({ fn }) => [
      fn.countAll().as("all"),
      fn.countAll().filterWhere("tries", "<", triesOfLong).as("fresh"),
    ])
    .where("campaign_id", "=", id)
    .where("campaign_mail.state", "=", "queued")
    .executeTakeFirstOrThrow();
  return { all: Number(all), fresh: Number(fresh) };
}

/**
 * Takes the next turns for one instance, in the transaction that queues their mails. False when another instance was
 * faster, or the campaign was paused meanwhile.
 */
export async function claimTurns(
  db: Db,
  { id, next_at }: CampaignRow,
  nextAt: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("campaign")
    .set({ next_at: nextAt.toISOString() })
    .where("id", "=", id)
    .where("state", "=", "sending")
    .where("next_at", "=", next_at)
    .executeTakeFirst();
  return Number(numUpdatedRows) === 1;
}

/**
 * Whose turn it is, at most `count`; the state is that of their subscription now. In a transaction none of them is erased
 * until its end, or a mail to them would stay.
 */
export async function nextRecipients(db: Db, id: string, count: number): Promise<Recipient[]> {
  return db
    .selectFrom("campaign_mail")
    .innerJoin("subscription", "subscription.id", "campaign_mail.subscription_id")
    .select(["subscription.id", "email", "subscription.state"])
    .where("campaign_id", "=", id)
    .where("campaign_mail.state", "=", "waiting")
    .orderBy("subscription_id")
    .limit(count)
    .$if(isPostgres(db), (query) => query.forKeyShare("subscription"))
    .execute();
}

/** `mailId` is empty for who is skipped. */
export async function endTurn(
  db: Db,
  { id }: CampaignRow,
  subscriptionId: string,
  mailId: string,
): Promise<void> {
  await db
    .updateTable("campaign_mail")
    .set({ state: mailId === "" ? "skipped" : "queued", mail_id: mailId })
    .where("campaign_id", "=", id)
    .where("subscription_id", "=", subscriptionId)
    .where("state", "=", "waiting")
    .execute();
}

/** Marks what is wholly sent. Gives the ids. */
export async function endDone(db: Db, now: Date): Promise<string[]> {
  const rows = await db
    .updateTable("campaign")
    .set((campaign) => ({
      state: "done",
      ended_at: now.toISOString(),
      version: campaign("version", "+", 1),
    }))
    .where("state", "=", "sending")
    .where("starts_at", "<=", now.toISOString())
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom("campaign_mail")
            .select("campaign_id")
            .whereRef("campaign_id", "=", "campaign.id")
            .where("campaign_mail.state", "in", ["waiting", "queued"]),
        ),
      ),
    )
    .returning("id")
    .execute();
  return rows.map(({ id }) => id);
}
