import { type SqlBool, sql } from "kysely";
import { isPostgres } from "#server/database/kind.ts";
import type { Condition, Db } from "#server/database/schema.ts";
import { startOf } from "./terms.ts";

/** What is searched of a post. */
export type PostWords = { id: string; title: string; content: string };

/** So many of the newest posts with all the terms are looked at, and with each of them: the best of these are shown. */
const withAllMax = 40;
const withEachMax = 15;
/** The indexes go by threes of signs. */
const indexedLengthMin = 3;

/** Puts the folded words of a post where the search finds them, in the place of what was there. In its own transaction. */
export async function putWords(tx: Db, post_id: string, text: string): Promise<void> {
  await tx
    .insertInto("post_search")
    .values({ post_id, text })
    .onConflict((conflict) => conflict.column("post_id").doUpdateSet({ text }))
    .execute();
}

/**
 * Posts that nobody has put there: they are older than the index. The oldest first, and nobody changes them until the
 * transaction's end.
 */
export async function holdUnindexed(db: Db, limit: number): Promise<PostWords[]> {
  return db
    .selectFrom("post")
    .leftJoin("post_search", "post_id", "post.id")
    .select(["post.id", "title", "content"])
    .where("post_id", "is", null)
    .orderBy("created_at")
    .limit(limit)
    .$if(isPostgres(db), (query) => query.forNoKeyUpdate("post"))
    .execute();
}

/** Of all posts those that may be the best for these folded terms; for none, the newest. */
export async function findPosts(db: Db, terms: readonly string[]): Promise<PostWords[]> {
  const found = [await newestWith(db, terms, withAllMax)];
  if (terms.length > 1) {
    for (const term of terms) found.push(await newestWith(db, [term], withEachMax));
  }
  const ids = [...new Set(found.flat())];
  if (ids.length === 0) return [];
  return db.selectFrom("post").select(["id", "title", "content"]).where("id", "in", ids).execute();
}

/** The ids of the newest posts with all of the terms, as far as an index can look for them. */
async function newestWith(db: Db, terms: readonly string[], limit: number): Promise<string[]> {
  const starts = terms.map(startOf).filter((start) => start.length >= indexedLengthMin);
  const rows = await db
    .selectFrom("post_search")
    .select("post_id")
    .where(isPostgres(db) ? hasOnPostgres(starts) : hasOnSqlite(starts, limit))
    .orderBy("number", "desc")
    .limit(limit)
    .execute();
  return rows.map(({ post_id }) => post_id);
}

/** Folded text has letters, digits and blanks, so nothing in it is a sign of `like` or of FTS5. */
function hasOnPostgres(starts: readonly string[]): Condition {
  const conditions = starts.map((start) => sql<SqlBool>`text like ${`%${start}%`}`);
  return conditions.length === 0 ? sql`true` : sql.join(conditions, sql` and `);
}

function hasOnSqlite(starts: readonly string[], limit: number): Condition {
  if (starts.length === 0) return sql`true`;
  const expression = starts.map((start) => `"${start}"`).join(" ");
  return sql`number in (select rowid from post_words where post_words match ${expression}
    order by rowid desc limit ${limit})`;
}
