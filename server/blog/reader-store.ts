import type { Kysely } from "kysely";
import type { Post, PostHead } from "#contract/blog.ts";
import type { Schema } from "#server/database/schema.ts";
import { findPost } from "./store.ts";

/** Of all posts, newest first, without their texts: light enough to count, page and step through. */
export async function listPostHeads(db: Kysely<Schema>): Promise<PostHead[]> {
  return db
    .selectFrom("post")
    .select(["id", "title", "created_at"])
    .orderBy("created_at", "desc")
    .orderBy("id")
    .execute();
}

/** In the order of `heads`; what was removed in the meantime is left out. */
export async function readPosts(db: Kysely<Schema>, heads: readonly PostHead[]): Promise<Post[]> {
  const posts = await Promise.all(heads.map(({ id }) => findPost(db, id)));
  return posts.filter((post) => post !== undefined);
}
