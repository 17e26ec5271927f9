import type { Selectable } from "kysely";
import type { Db, Schema } from "#server/database/schema.ts";
import { holdPost } from "#server/database/transaction.ts";

/** A picture that waits for its other files, with its own bytes. */
export type Picture = Selectable<Schema["picture"]> & { bytes: Uint8Array };

export type End = { state: "done"; width: number; height: number } | { state: "failed" };

/** The picture that has been due longest, or undefined. One that is further ahead than `furthestMs` is due, too. */
export async function findDuePicture(
  db: Db,
  now: Date,
  furthestMs: number,
): Promise<Picture | undefined> {
  const furthest = new Date(now.getTime() + furthestMs).toISOString();
  return db
    .selectFrom("picture")
    .innerJoin("post_image", (join) =>
      join
        .onRef("picture.post_id", "=", "post_image.post_id")
        .onRef("picture.name", "=", "post_image.name"),
    )
    .selectAll("picture")
    .select("post_image.bytes")
    .where("state", "=", "waiting")
    .where((picture) =>
      picture.or([
        picture("next_try_at", "<=", now.toISOString()),
        picture("next_try_at", ">", furthest),
      ]),
    )
    .orderBy("next_try_at")
    .orderBy("picture.post_id")
    .orderBy("picture.name")
    .limit(1)
    .executeTakeFirst();
}

/** Takes a picture for one worker until `until`. False when another worker was faster. */
export async function claimPicture(
  db: Db,
  { post_id, name, tries }: Picture,
  until: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("picture")
    .set({ tries: tries + 1, next_try_at: until.toISOString() })
    .where("post_id", "=", post_id)
    .where("name", "=", name)
    .where("state", "=", "waiting")
    .where("tries", "=", tries)
    .executeTakeFirst();
  return Number(numUpdatedRows) === 1;
}

/** Says how the work ended; `db` is a transaction. */
export async function endPicture(db: Db, { post_id, name }: Picture, end: End): Promise<void> {
  // First of all, as a change does: else that could wait for the picture, while this waits to be counted (blog_version).
  await holdPost(db, post_id);
  await db
    .updateTable("picture")
    .set(end)
    .where("post_id", "=", post_id)
    .where("name", "=", name)
    .execute();
}
