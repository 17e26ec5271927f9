import type { Picture } from "#contract/answers/blog.ts";
import type { Db } from "#server/database/schema.ts";
import type { ImageFile } from "./image-file.ts";

/** An image at its place in a post. `file` is there when it is new in that post. */
export type PlacedImage = Picture & { file?: ImageFile };

/** Makes `images`, at least one, the images of the post; `db` is a transaction. */
export async function placeImages(
  db: Db,
  post_id: string,
  images: PlacedImage[],
  now: Date,
): Promise<void> {
  const names = images.map(({ name }) => name);
  await db
    .deleteFrom("post_image")
    .where("post_id", "=", post_id)
    .where("name", "not in", names)
    .execute();
  for (const [position, { name, alt, file }] of images.entries()) {
    if (file) await putImage(db, { post_id, position, alt, file }, now);
    else await moveImage(db, { post_id, name, position, alt });
  }
}

/** The bytes served under a name. */
export async function findImage(db: Db, name: string): Promise<Uint8Array | undefined> {
  const whole = await db
    .selectFrom("post_image")
    .select("bytes")
    .where("name", "=", name)
    .limit(1)
    .executeTakeFirst();
  if (whole) return whole.bytes;
  const other = await db
    .selectFrom("picture_file")
    .select("bytes")
    .where("file_name", "=", name)
    .limit(1)
    .executeTakeFirst();
  return other?.bytes;
}

/** Whether a post has the picture of that name. */
export async function hasImage(db: Db, name: string): Promise<boolean> {
  const row = await db
    .selectFrom("post_image")
    .select("name")
    .where("name", "=", name)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

type Placed = { post_id: string; name: string; position: number; alt: string };
type New = Omit<Placed, "name"> & { file: ImageFile };

/** The same picture may be in the post already: it is then moved. */
async function putImage(db: Db, image: New, now: Date): Promise<void> {
  const { post_id, position, alt, file } = image;
  const { name, width, height, bytes } = file;
  await db
    .insertInto("post_image")
    .values({ post_id, name, position, alt, bytes })
    .onConflict((conflict) => conflict.columns(["post_id", "name"]).doUpdateSet({ position, alt }))
    .execute();
  const work = { state: "waiting", tries: 0, next_try_at: now.toISOString() } as const;
  await db
    .insertInto("picture")
    .values({ post_id, name, width, height, ...work })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await addFiles(db, { post_id, name }, file.smaller);
}

/** Other sizes and kinds of one picture; those that are there already stay as they are. */
export async function addFiles(
  db: Db,
  { post_id, name }: { post_id: string; name: string },
  files: ImageFile["smaller"],
): Promise<void> {
  for (const { fileName, bytes } of files) {
    await db
      .insertInto("picture_file")
      .values({ post_id, name, file_name: fileName, bytes })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
}

async function moveImage(db: Db, image: Placed): Promise<void> {
  const { post_id, name, position, alt } = image;
  await db
    .updateTable("post_image")
    .set({ position, alt })
    .where("post_id", "=", post_id)
    .where("name", "=", name)
    .execute();
}
