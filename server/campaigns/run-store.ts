import { undoMs } from "#contract/campaigns.ts";
import { isPostgres } from "#server/database/kind.ts";
import type { Db, Schema } from "#server/database/schema.ts";

type Snapshot = { post_title: string; excerpt: string; image: string; image_alt: string };

/**
 * Fixes the recipients, all who are confirmed now, and what is said of the post; in the caller's transaction. The
 * first mail goes 10 s later. Gives how many recipients; undefined when it is no draft in that version (any more).
 */
export async function startCampaign(
  db: Db,
  { id, version }: { id: string; version: number },
  words: Snapshot,
  now: Date,
): Promise<number | undefined> {
  const starts_at = new Date(now.getTime() + undoMs).toISOString();
  const begun = { ...words, state: "sending", starts_at, next_at: starts_at } as const;
  if (!(await change(db, { id, version }, ["draft"], begun))) return undefined;

  const { numInsertedOrUpdatedRows } = await db
    .insertInto("campaign_mail")
    .columns(["campaign_id", "subscription_id", "state", "mail_id"])
    .expression((builder) =>
      builder
        .selectFrom("subscription")
        .select((row) => [
          row.val(id).as("campaign_id"),
          "id as subscription_id",
          row.val("waiting" as const).as("state"),
          row.val("").as("mail_id"),
        ])
        .where("state", "=", "confirmed")
        // Who is being erased is waited for, and left out.
        .$if(isPostgres(db), (query) => query.forKeyShare()),
    )
    .executeTakeFirst();
  const recipients = Number(numInsertedOrUpdatedRows);
  await db.updateTable("campaign").set({ recipients }).where("id", "=", id).execute();
  return recipients;
}

/** Makes it a draft again, while no mail has been queued; in the caller's transaction. False when it is too late. */
export async function undoStart(db: Db, id: string, now: Date): Promise<boolean> {
  const isTimely = await db
    .updateTable("campaign")
    .set((campaign) => ({
      state: "draft",
      starts_at: "",
      next_at: "",
      recipients: 0,
      version: campaign("version", "+", 1),
    }))
    .where("id", "=", id)
    .where("state", "=", "sending")
    .where("starts_at", ">", now.toISOString())
    // The first turn moves it: another instance's clock may be ahead.
    .whereRef("next_at", "=", "starts_at")
    .executeTakeFirst();
  if (Number(isTimely.numUpdatedRows) !== 1) return false;
  await db.deleteFrom("campaign_mail").where("campaign_id", "=", id).execute();
  return true;
}

/** Takes back what is queued but has not left; in the caller's transaction. False when it is not being sent. */
export async function pauseCampaign(db: Db, id: string): Promise<boolean> {
  const isPaused = await change(db, { id }, ["sending"], { state: "paused" });
  if (isPaused) await withdraw(db, id);
  return isPaused;
}

/** All that are being sent; in the caller's transaction. Gives their subjects. */
export async function pauseAll(db: Db): Promise<string[]> {
  const sending = await db
    .selectFrom("campaign")
    .select(["id", "subject"])
    .where("state", "=", "sending")
    .orderBy("id")
    .execute();
  for (const { id } of sending) await pauseCampaign(db, id);
  return sending.map(({ subject }) => subject);
}

/** At the pace it had: the next turn is when it was. False when it is not paused. */
export async function resumeCampaign(db: Db, id: string): Promise<boolean> {
  return change(db, { id }, ["paused"], { state: "sending" });
}

/** For good; in the caller's transaction. False when it is neither being sent nor paused. */
export async function stopCampaign(db: Db, id: string, now: Date): Promise<boolean> {
  const ended = { state: "stopped", ended_at: now.toISOString() } as const;
  const isStopped = await change(db, { id }, ["sending", "paused"], ended);
  if (isStopped) await withdraw(db, id);
  return isStopped;
}

type State = Schema["campaign"]["state"];
type Change = Partial<Omit<Schema["campaign"], "id" | "version">>;

/** With `version` only in that one. */
async function change(
  db: Db,
  which: { id: string; version?: number },
  from: readonly State[],
  to: Change,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("campaign")
    .set((campaign) => ({ ...to, version: campaign("version", "+", 1) }))
    .where((campaign) => campaign.and(which))
    .where("state", "in", from)
    .executeTakeFirst();
  return Number(numUpdatedRows) === 1;
}

/** A mail that is just being sent loses its row before its last byte leaves, or has left and stays. */
async function withdraw(db: Db, id: string): Promise<void> {
  await db
    .deleteFrom("mail")
    .where("state", "=", "waiting")
    .where("handed_at", "=", "")
    .where("id", "in", (row) =>
      row
        .selectFrom("campaign_mail")
        .select("mail_id")
        .where("campaign_id", "=", id)
        .where("campaign_mail.state", "=", "queued"),
    )
    .execute();
  await db
    .updateTable("campaign_mail")
    .set({ state: "waiting", mail_id: "" })
    .where("campaign_id", "=", id)
    .where("state", "=", "queued")
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(selectFrom("mail").select("id").whereRef("mail.id", "=", "campaign_mail.mail_id")),
      ),
    )
    .execute();
}
