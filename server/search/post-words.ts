import { blog } from "#content/blog.ts";
import type { Db } from "#server/database/schema.ts";
import type { Tx } from "#server/dependencies.ts";
import { keepNewest } from "#server/http/keep-newest.ts";
import { type Prepared, prepare } from "./find.ts";
import { findPosts, holdUnindexed, type PostWords, putWords } from "./post-store.ts";

/** So many are folded in one transaction: articles of a thousand words hold up the process for some ten milliseconds. */
const atOnce = 5;
/** So many are kept folded, the last ones that a search has looked at. */
const keptMax = 200;

/** Puts a post into the index of the search, in the transaction that adds or changes it. */
export async function putPost(tx: Tx, post: PostWords): Promise<void> {
  const { folded } = preparePost(post);
  await putWords(tx, post.id, ` ${folded.title} | ${folded.text}`);
}

/** Puts in the posts from before there was an index. */
export async function putMissingPosts(db: Db): Promise<void> {
  while (await db.transaction().execute(putSome));
}

/** False when none is missing. */
async function putSome(tx: Tx): Promise<boolean> {
  const posts = await holdUnindexed(tx, atOnce);
  for (const post of posts) await putPost(tx, post);
  return posts.length > 0;
}

/** Gives those posts that may say the most about some terms, however many there are. */
export function createPostFinder(db: Db) {
  const prepareKept = keeper();
  return async (terms: readonly string[]): Promise<Prepared[]> =>
    (await findPosts(db, terms)).map(prepareKept);
}

/** Folding is most of the work: a post is folded again only when it has changed, or was not looked at for long. */
function keeper() {
  const kept = new Map<string, PostWords & { prepared: Prepared }>();
  return (post: PostWords): Prepared => {
    const before = kept.get(post.id);
    const isSame = before?.title === post.title && before.content === post.content;
    const prepared = isSame ? before.prepared : preparePost(post);
    keepNewest(kept, { key: post.id, value: { ...post, prepared }, max: keptMax });
    return prepared;
  };
}

function preparePost({ id, title, content }: PostWords): Prepared {
  const passages = content.split(/\n{2,}/);
  return prepare({ kind: "Blog", path: `${blog.path}/${id}`, title, passages });
}
