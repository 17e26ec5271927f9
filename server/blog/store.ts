import type { Selectable } from "kysely";
import type { Picture, Post } from "#contract/answers/blog.ts";
import type { PostInput } from "#contract/blog.ts";
import type { Db, Schema } from "#server/database/schema.ts";
import { type PlacedImage, placeImages } from "./image-store.ts";
import { newPostId } from "./slug.ts";

/** `db` is a transaction, so that a post and its images are there together or not at all. */
export async function addPost(
  db: Db,
  input: PostInput,
  images: PlacedImage[],
  now: Date,
): Promise<Post> {
  const created_at = now.toISOString();
  const id = newPostId(input.title);
  const row = { ...input, id, date: created_at, created_at, changed_at: created_at, version: 1 };
  await db.insertInto("post").values(row).execute();
  await placeImages(db, row.id, images, now);
  return postFrom(row, images);
}

/** All posts, or those of `ids`; newest first. */
export async function listPosts(db: Db, ids?: readonly string[]): Promise<Post[]> {
  if (ids?.length === 0) return [];
  const rows = await db
    .selectFrom("post")
    .selectAll()
    .$if(ids !== undefined, (query) => query.where("id", "in", ids ?? []))
    .orderBy("created_at", "desc")
    .orderBy("id")
    .execute();
  const images = Map.groupBy(await listImages(db, ids), (image) => image.post_id);
  // Every post has an image: one without was removed between the two questions.
  return rows.flatMap((row) => {
    const own = images.get(row.id);
    return own ? [postFrom(row, own)] : [];
  });
}

/** One post with its images; undefined when there is none. */
export async function findPost(db: Db, id: string): Promise<Post | undefined> {
  const [post] = await listPosts(db, [id]);
  return post;
}

type Before = { version: number; images: PlacedImage[] };

/**
 * Changes the texts and, by `arrange`, the images; `db` is a transaction, which ends without a change when `arrange`
 * throws. A second change of the same post waits for the first. Undefined when there is no such post.
 */
export async function changePost(
  db: Db,
  id: string,
  input: PostInput,
  { arrange, now }: { arrange: (before: Before) => PlacedImage[]; now: Date },
): Promise<Post | undefined> {
  // First of all, so that a second change waits here; the texts it gives are those of before.
  const old = await db
    .updateTable("post")
    .set((post) => ({ version: post("version", "+", 1) }))
    .where("id", "=", id)
    .returningAll()
    .executeTakeFirst();
  if (!old) return undefined;

  const before = await listImages(db, [id]);
  const images = arrange({ version: old.version - 1, images: before });
  const isChanged =
    input.title !== old.title || input.content !== old.content || !areSame(before, images);
  const changed_at = isChanged ? now.toISOString() : old.changed_at;
  await db
    .updateTable("post")
    .set({ ...input, changed_at })
    .where("id", "=", id)
    .execute();
  await placeImages(db, id, images, now);
  return postFrom({ ...old, ...input, changed_at }, images);
}

/** The same pictures with the same descriptions, in the same order. */
function areSame(before: readonly Picture[], after: readonly Picture[]): boolean {
  return (
    before.length === after.length &&
    after.every(({ name, alt }, at) => name === before[at]?.name && alt === before[at].alt)
  );
}

/** Its images go with it. False when there is no such post. */
export async function removePost(db: Db, id: string): Promise<boolean> {
  const { numDeletedRows } = await db.deleteFrom("post").where("id", "=", id).executeTakeFirst();
  return Number(numDeletedRows) === 1;
}

/** In their order, of all posts or of some; never with their bytes. */
async function listImages(db: Db, postIds?: readonly string[]) {
  const rows = await db
    .selectFrom("post_image")
    .innerJoin("picture", (join) =>
      join
        .onRef("picture.post_id", "=", "post_image.post_id")
        .onRef("picture.name", "=", "post_image.name"),
    )
    .select(["post_image.post_id", "post_image.name", "alt", "width", "height", "state"])
    .$if(postIds !== undefined, (query) => query.where("post_image.post_id", "in", postIds ?? []))
    .orderBy("post_image.post_id")
    .orderBy("position")
    .execute();
  return rows.map(({ state, ...row }) => ({ ...row, hasAvif: state === "done" }));
}

function postFrom(row: Selectable<Schema["post"]>, images: PlacedImage[]): Post {
  return {
    ...row,
    image: images.map(({ name }) => name),
    alts: images.map(({ alt }) => alt),
    pictures: images.map(pictureFrom),
  };
}

function pictureFrom({ name, alt, width, height, hasAvif }: PlacedImage): Picture {
  return { name, alt, width, height, hasAvif };
}
