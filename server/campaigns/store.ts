import { randomUUID } from "node:crypto";
import type { Audience, Campaign, CampaignCounts } from "#contract/answers/campaigns.ts";
import { type CampaignChange, type CampaignInput, undoMs } from "#contract/campaigns.ts";
import { countOf } from "#server/database/list-count.ts";
import { sidesOfState } from "#server/database/list-side.ts";
import type { Db } from "#server/database/schema.ts";

type Points = Omit<CampaignCounts, "recipients">;
const nobody: Points = {
  waiting: 0,
  queued: 0,
  sent: 0,
  skipped: 0,
  bounced: 0,
  failed: 0,
  unclear: 0,
};

/** What a campaign says of its post, with the name of its first picture. */
export type PostWords = { id: string; title: string; content: string; image: string; alt: string };

/** Undefined when there is no such post. */
export async function findPostWords(db: Db, id: string): Promise<PostWords | undefined> {
  return db
    .selectFrom("post")
    .innerJoin("post_image", "post_image.post_id", "post.id")
    .select(["post.id", "title", "content", "post_image.name as image", "alt"])
    .where("post.id", "=", id)
    .orderBy("position")
    .limit(1)
    .executeTakeFirst();
}

/** Gives its id. `staffId` is who made it. */
export async function addDraft(
  db: Db,
  { post, ...words }: CampaignInput,
  { postTitle, staffId, now }: { postTitle: string; staffId: string; now: Date },
): Promise<string> {
  const id = randomUUID();
  const empty = { excerpt: "", image: "", image_alt: "", starts_at: "", next_at: "", ended_at: "" };
  await db
    .insertInto("campaign")
    .values({
      ...words,
      ...empty,
      id,
      post_id: post,
      post_title: postTitle,
      state: "draft",
      recipients: 0,
      made_by: staffId,
      created_at: now.toISOString(),
      version: 1,
    })
    .execute();
  return id;
}

/** False when there is no such draft, or not in that version any more. */
export async function changeDraft(
  db: Db,
  id: string,
  { post, version, ...words }: CampaignChange,
  postTitle: string,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("campaign")
    .set({ ...words, post_id: post, post_title: postTitle, version: version + 1 })
    .where("id", "=", id)
    .where("version", "=", version)
    .where("state", "=", "draft")
    .executeTakeFirst();
  return Number(numUpdatedRows) === 1;
}

/** False when there is no such draft. */
export async function removeDraft(db: Db, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom("campaign")
    .where("id", "=", id)
    .where("state", "=", "draft")
    .executeTakeFirst();
  return Number(numDeletedRows) === 1;
}

/** Newest first. */
export async function listCampaigns(db: Db, now: Date): Promise<Campaign[]> {
  const rows = await campaigns(db).orderBy("created_at", "desc").orderBy("id").execute();
  const counts = await countPoints(db);
  return rows.map((row) => campaignFrom(row, counts.get(row.id), now));
}

/** With its counts; undefined when there is none. */
export async function findCampaign(db: Db, id: string, now: Date): Promise<Campaign | undefined> {
  const row = await campaigns(db).where("campaign.id", "=", id).executeTakeFirst();
  return row && campaignFrom(row, (await countPoints(db, id)).get(id), now);
}

/** To whom a post would go now. */
export async function findAudience(db: Db, post: string): Promise<Audience> {
  const confirmed = await countOf(db, "subscription", sidesOfState("confirmed"));
  const before = await db
    .selectFrom("campaign")
    .select(["starts_at as at", "recipients"])
    .where("post_id", "=", post)
    .where("state", "!=", "draft")
    .orderBy("starts_at", "desc")
    .limit(1)
    .executeTakeFirst();
  return { confirmed, sent_before: before ?? null };
}

function campaigns(db: Db) {
  return db
    .selectFrom("campaign")
    .leftJoin("staff", "staff.id", "campaign.made_by")
    .selectAll("campaign")
    .select("staff.email as staff_email");
}
type Row = Awaited<ReturnType<ReturnType<typeof campaigns>["executeTakeFirstOrThrow"]>>;

/** By campaign and point, of one or of all. */
async function countPoints(db: Db, id?: string) {
  const rows = await db
    .selectFrom("campaign_count")
    .select(["campaign_id", "state", (row) => row.fn.sum("rows").as("count")])
    .$if(id !== undefined, (query) => query.where("campaign_id", "=", id ?? ""))
    .groupBy(["campaign_id", "state"])
    .execute();
  const counts = new Map<string, Points>();
  for (const { campaign_id, state, count } of rows) {
    const own = counts.get(campaign_id) ?? nobody;
    counts.set(campaign_id, { ...own, [state]: Number(count) });
  }
  return counts;
}

function campaignFrom(row: Row, counts: Points | undefined, now: Date): Campaign {
  const { id, post_id, post_title, subject, intro, per_minute, version, state } = row;
  const { staff_email, created_at, starts_at, ended_at, recipients } = row;
  const restMs = Date.parse(starts_at) - now.getTime();
  return {
    id,
    created_at,
    post: post_id,
    post_title,
    subject,
    intro,
    per_minute,
    version,
    state,
    made_by: staff_email ?? "",
    starts_at,
    undo_ms: state === "sending" ? Math.min(Math.max(0, restMs), undoMs) : 0,
    ended_at,
    counts: { recipients, ...(counts ?? nobody) },
  };
}
