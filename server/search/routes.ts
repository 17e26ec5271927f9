import { Hono } from "hono";
import * as v from "valibot";
import { blog } from "#content/blog.ts";
import type { Post } from "#contract/blog.ts";
import { describe } from "#server/http/describe.ts";
import { find, type Prepared, prepare } from "./find.ts";
import { siteTexts } from "./site-texts.ts";

const pieces = v.array(v.object({ text: v.string(), isMarked: v.boolean() }));
const describesSearch = describe({
  summary: "What the site says about the words of `q`, best first",
  answers: {
    200: v.array(v.object({ kind: v.string(), path: v.string(), title: pieces, excerpt: pieces })),
  },
});

/** Services, guide and posts by their words. `posts` gives all of them, newest first. Mounted at /api. */
export function searchRoutes({ posts }: { posts: () => Promise<Post[]> }) {
  // When somebody looks for something, and not when the site starts.
  let texts: Prepared[] | undefined;
  const preparePosts = postPreparer();

  return new Hono().get("/search", describesSearch, async (c) => {
    const query = c.req.query("q") ?? "";
    if (!query.trim()) return c.json({ data: [] });
    texts ??= siteTexts().map(prepare);
    return c.json({ data: find(query, [...texts, ...preparePosts(await posts())]) });
  });
}

/** Folding is most of the work: a post is folded again only when it has changed. */
function postPreparer() {
  let known = new Map<string, { title: string; content: string; text: Prepared }>();
  return (posts: readonly Post[]): Prepared[] => {
    known = new Map(
      posts.map(({ id, title, content }) => {
        const before = known.get(id);
        const isSame = before?.title === title && before.content === content;
        return [id, isSame ? before : { title, content, text: preparePost(id, title, content) }];
      }),
    );
    return [...known.values()].map(({ text }) => text);
  };
}

function preparePost(id: string, title: string, content: string): Prepared {
  const passages = content.split(/\n{2,}/);
  return prepare({ kind: "Blog", path: `${blog.path}/${id}`, title, passages });
}
