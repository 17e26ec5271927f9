import type { Kysely, Selectable } from "kysely";
import type { Post, PostInput } from "#contract/blog.ts";
import type { Schema } from "#server/database/schema.ts";
import { newPostId } from "./slug.ts";

/** An image at its place in a post. `bytes` are there when it is new in that post. */
export type PlacedImage = { name: string; alt: string; bytes?: Uint8Array };

/** `db` is a transaction, so that a post and its images are there together or not at all. */
export async function addPost(
  db: Kysely<Schema>,
  input: PostInput,
  images: PlacedImage[],
  now: Date,
): Promise<Post> {
  const created_at = now.toISOString();
  const row = { ...input, id: newPostId(input.title), date: created_at, created_at };
  await db.insertInto("post").values(row).execute();
  await placeImages(db, row.id, images);
  return postFrom(row, images);
}

/** All posts, newest first. */
export async function listPosts(db: Kysely<Schema>): Promise<Post[]> {
  const rows = await db
    .selectFrom("post")
    .selectAll()
    .orderBy("created_at", "desc")
    .orderBy("id")
    .execute();
  const images = Map.groupBy(await listImages(db), (image) => image.post_id);
  // Every post has an image: one without was removed between the two questions.
  return rows.flatMap((row) => {
    const own = images.get(row.id);
    return own ? [postFrom(row, own)] : [];
  });
}

export async function findPost(db: Kysely<Schema>, id: string): Promise<Post | undefined> {
  const row = await db.selectFrom("post").selectAll().where("id", "=", id).executeTakeFirst();
  const images = row ? await listImages(db, id) : [];
  return row && images.length > 0 ? postFrom(row, images) : undefined;
}

/**
 * Changes the texts and, by `arrange`, the images; `db` is a transaction. A second change of the same post waits
 * for the first. Undefined when there is no such post.
 */
export async function changePost(
  db: Kysely<Schema>,
  id: string,
  input: PostInput,
  arrange: (before: PlacedImage[]) => PlacedImage[],
): Promise<Post | undefined> {
  const row = await db
    .updateTable("post")
    .set(input)
    .where("id", "=", id)
    .returningAll()
    .executeTakeFirst();
  if (!row) return undefined;

  const images = arrange(await listImages(db, id));
  await placeImages(db, id, images);
  return postFrom(row, images);
}

/** Its images go with it. False when there is no such post. */
export async function removePost(db: Kysely<Schema>, id: string): Promise<boolean> {
  const { numDeletedRows } = await db.deleteFrom("post").where("id", "=", id).executeTakeFirst();
  return Number(numDeletedRows) === 1;
}

/** The bytes served under a name. */
export async function findImage(db: Kysely<Schema>, name: string): Promise<Uint8Array | undefined> {
  const row = await db
    .selectFrom("post_image")
    .select("bytes")
    .where("name", "=", name)
    .limit(1)
    .executeTakeFirst();
  return row?.bytes;
}

/** In their order, of one post or of all; never with their bytes. */
async function listImages(db: Kysely<Schema>, postId?: string) {
  return db
    .selectFrom("post_image")
    .select(["post_id", "name", "alt"])
    .$if(postId !== undefined, (query) => query.where("post_id", "=", postId ?? ""))
    .orderBy("post_id")
    .orderBy("position")
    .execute();
}

/** Makes `images`, at least one, the images of the post. */
async function placeImages(db: Kysely<Schema>, postId: string, images: PlacedImage[]) {
  const names = images.map(({ name }) => name);
  await db
    .deleteFrom("post_image")
    .where("post_id", "=", postId)
    .where("name", "not in", names)
    .execute();
  for (const [position, { name, alt, bytes }] of images.entries()) {
    if (bytes) await putImage(db, { post_id: postId, name, position, alt, bytes });
    else await moveImage(db, { post_id: postId, name, position, alt });
  }
}

type ImageRow = Selectable<Schema["post_image"]>;

/** The same picture may be in the post already: it is then moved. */
async function putImage(db: Kysely<Schema>, row: ImageRow): Promise<void> {
  const { position, alt } = row;
  await db
    .insertInto("post_image")
    .values(row)
    .onConflict((conflict) => conflict.columns(["post_id", "name"]).doUpdateSet({ position, alt }))
    .execute();
}

async function moveImage(
  db: Kysely<Schema>,
  { post_id, name, position, alt }: Omit<ImageRow, "bytes">,
): Promise<void> {
  await db
    .updateTable("post_image")
    .set({ position, alt })
    .where("post_id", "=", post_id)
    .where("name", "=", name)
    .execute();
}

function postFrom(row: Selectable<Schema["post"]>, images: PlacedImage[]): Post {
  return {
    ...row,
    image: images.map(({ name }) => name),
    alts: images.map(({ alt }) => alt),
  };
}
