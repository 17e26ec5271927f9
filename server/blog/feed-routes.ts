import { Hono } from "hono";
import { etag } from "hono/etag";
import { blog } from "#content/blog.ts";
import type { Dependencies } from "#server/dependencies.ts";
import { atom, json } from "./feed.ts";
import { newestChange } from "./newest-change.ts";
import { listSomePosts } from "./reader-store.ts";

/** Older posts are in the list of the blog. */
const postsMax = 20;
const [atomFeed, jsonFeed] = blog.feeds;

/** The newest posts, in full, for programs that follow blogs. Mounted at /. */
export function feedRoutes({ db, now, publicUrl }: Dependencies) {
  async function feed() {
    const posts = await listSomePosts(db, { from: 0, limit: postsMax, total: postsMax });
    return { posts, publicUrl, updated: newestChange(posts) ?? now().toISOString() };
  }
  return new Hono()
    .on("GET", [atomFeed.path, jsonFeed.path], etag(), async (c, next) => {
      await next();
      c.header("Cache-Control", "public, max-age=300");
      // Compressed or not, which app.ts says of whole answers alone.
      c.header("Vary", "Accept-Encoding");
    })
    .get(atomFeed.path, async (c) => {
      c.header("Content-Type", `${atomFeed.type}; charset=utf-8`);
      return c.body(atom(await feed()));
    })
    .get(jsonFeed.path, async (c) => {
      c.header("Content-Type", `${jsonFeed.type}; charset=utf-8`);
      return c.body(JSON.stringify(json(await feed())));
    });
}
