import type { Post, PostNeighbours } from "#contract/answers/blog.ts";
import { countOf } from "#server/database/list-count.ts";
import type { Db } from "#server/database/schema.ts";
import { listPosts } from "./store.ts";

const headColumns = ["id", "title", "created_at"] as const;

/** As many as the pages of the list are made of. */
export async function countPosts(db: Db): Promise<number> {
  return countOf(db, "post");
}

/** When each post last changed, newest post first. */
export async function listPostChanges(db: Db): Promise<Pick<Post, "id" | "changed_at">[]> {
  return db
    .selectFrom("post")
    .select(["id", "changed_at"])
    .orderBy("created_at", "desc")
    .orderBy("id")
    .execute();
}

/** Some of them, of `total`, newest first: it steps over the others in the index, from the end that is nearer. */
export async function listSomePosts(
  db: Db,
  { from, limit, total }: { from: number; limit: number; total: number },
): Promise<Post[]> {
  const count = Math.max(0, Math.min(limit, total - from));
  const behind = total - from - count;
  const isBackwards = behind < from;
  const rows = await db
    .selectFrom("post")
    .select("id")
    .orderBy("created_at", isBackwards ? "asc" : "desc")
    .orderBy("id", isBackwards ? "desc" : "asc")
    .limit(count)
    .offset(isBackwards ? behind : from)
    .execute();
  return listPosts(
    db,
    rows.map(({ id }) => id),
  );
}

/** Undefined when there is no such post. */
export async function findNeighbours(db: Db, id: string): Promise<PostNeighbours | undefined> {
  const heads = db.selectFrom("post").select(headColumns).limit(1);
  const post = await heads.where("id", "=", id).executeTakeFirst();
  if (!post) return undefined;
  const { created_at } = post;
  // Of posts of one moment, the one with the smaller id counts as newer.
  const sameTime = heads.where("created_at", "=", created_at);
  const older =
    (await sameTime.where("id", ">", id).orderBy("id").executeTakeFirst()) ??
    (await heads
      .where("created_at", "<", created_at)
      .orderBy("created_at", "desc")
      .orderBy("id")
      .executeTakeFirst());
  const newer =
    (await sameTime.where("id", "<", id).orderBy("id", "desc").executeTakeFirst()) ??
    (await heads
      .where("created_at", ">", created_at)
      .orderBy("created_at")
      .orderBy("id", "desc")
      .executeTakeFirst());
  return { previous: older ?? null, next: newer ?? null };
}
