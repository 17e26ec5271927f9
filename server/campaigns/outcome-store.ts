import type { Selectable } from "kysely";
import { isPostgres } from "#server/database/kind.ts";
import type { Db, Schema } from "#server/database/schema.ts";

/** So many refusals for good in a row, and nothing is mailed to the address any more. */
const bouncesMax = 2;
const atOnce = 200;

type MailRow = Selectable<Schema["mail"]>;
type Ended = {
  campaign_id: string;
  subscription_id: string;
  mail: Pick<MailRow, "state" | "failure">;
};

/** Where a recipient stands once the mail has ended. */
const outcomes = {
  "": "sent",
  bounced: "bounced",
  refused: "failed",
  expired: "failed",
  unclear: "unclear",
  unwanted: "skipped",
} as const satisfies Record<MailRow["failure"], Schema["campaign_mail"]["state"]>;

/** Mails that have ended, and whose recipients do not show it yet. */
export async function findEnded(db: Db): Promise<Ended[]> {
  const rows = await db
    .selectFrom("campaign_mail")
    .innerJoin("mail", "mail.id", "campaign_mail.mail_id")
    .select(["campaign_id", "subscription_id", "mail.state", "failure"])
    .where("campaign_mail.state", "=", "queued")
    .where("mail.state", "!=", "waiting")
    .orderBy("mail_id")
    .limit(atOnce)
    .execute();
  return rows.map(({ state, failure, ...row }) => ({ ...row, mail: { state, failure } }));
}

/** In the caller's transaction. Each end counts once, whichever instance notes it. */
export async function noteEnds(db: Db, ended: readonly Ended[]): Promise<void> {
  await holdSubscribers(db, ended);
  for (const one of ended) await noteEnd(db, one);
}

/** Before their rows in campaigns, as who erases one does, and in one order: else two could wait for each other. */
async function holdSubscribers(db: Db, ended: readonly Ended[]): Promise<void> {
  if (!isPostgres(db)) return;
  const ids = ended.map(({ subscription_id }) => subscription_id);
  await db
    .selectFrom("subscription")
    .select("id")
    .where("id", "in", ids)
    .orderBy("id")
    .forNoKeyUpdate()
    .execute();
}

async function noteEnd(db: Db, ended: Ended): Promise<void> {
  const { campaign_id, subscription_id, mail } = ended;
  const state = mail.state === "sent" ? "sent" : outcomes[mail.failure];
  const { numUpdatedRows } = await db
    .updateTable("campaign_mail")
    .set({ state })
    .where("campaign_id", "=", campaign_id)
    .where("subscription_id", "=", subscription_id)
    .where("state", "=", "queued")
    .executeTakeFirst();
  if (Number(numUpdatedRows) !== 1) return;
  if (state === "bounced") await countBounce(db, subscription_id);
  if (state === "sent") await forgetBounces(db, subscription_id);
}

async function countBounce(db: Db, id: string): Promise<void> {
  await db
    .updateTable("subscription")
    .set((subscription) => ({ bounces: subscription("bounces", "+", 1) }))
    .where("id", "=", id)
    .execute();
  await db
    .updateTable("subscription")
    .set({ state: "unreachable" })
    .where("id", "=", id)
    .where("state", "=", "confirmed")
    .where("bounces", ">=", bouncesMax)
    .execute();
}

async function forgetBounces(db: Db, id: string): Promise<void> {
  await db
    .updateTable("subscription")
    .set({ bounces: 0 })
    .where("id", "=", id)
    .where("bounces", ">", 0)
    .execute();
}
