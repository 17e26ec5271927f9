import { Hono } from "hono";
import type { PostPage } from "#contract/answers/blog.ts";
import { postsPerPage } from "#contract/blog.ts";
import type { Dependencies } from "#server/dependencies.ts";
import { Problem } from "#server/http/problem.ts";
import { neighbours, postPage } from "./descriptions.ts";
import { countPosts, findNeighbours, listSomePosts } from "./reader-store.ts";

/** What the public pages ask for beside the posts themselves. Mounted at /api. */
export function readerRoutes({ db }: Dependencies) {
  return new Hono()
    .get("/blogs/pages/:page", postPage, async (c) => {
      const total = await countPosts(db);
      const pages = Math.max(1, Math.ceil(total / postsPerPage));
      const page = clampedPage(c.req.param("page"), pages);
      const from = (page - 1) * postsPerPage;
      const posts = await listSomePosts(db, { from, limit: postsPerPage, total });
      return c.json({ data: { posts, page, pages } satisfies PostPage });
    })
    .get("/blogs/:id/neighbours", neighbours, async (c) => {
      const data = await findNeighbours(db, c.req.param("id"));
      if (!data) throw new Problem(404, "There is no such post.");
      return c.json({ data });
    });
}

/** What is no page is the first, and what lies behind the last is the last. Source: SPEC.md §4. */
function clampedPage(text: string, pages: number): number {
  const page = /^\d{1,9}$/.test(text) ? Number(text) : 1;
  return Math.min(Math.max(1, page), pages);
}
