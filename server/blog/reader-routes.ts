import { Hono } from "hono";
import { type PostNeighbours, type PostPage, postsPerPage } from "#contract/blog.ts";
import type { Dependencies } from "#server/dependencies.ts";
import { Problem } from "#server/http/problem.ts";
import { neighbours, postPage } from "./descriptions.ts";
import { listPostHeads, readPosts } from "./reader-store.ts";

/** What the public pages ask for beside the posts themselves. Mounted at /api. */
export function readerRoutes({ db }: Dependencies) {
  return new Hono()
    .get("/blogs/pages/:page", postPage, async (c) => {
      const heads = await listPostHeads(db);
      const pages = Math.max(1, Math.ceil(heads.length / postsPerPage));
      const page = clampedPage(c.req.param("page"), pages);
      const posts = await readPosts(
        db,
        heads.slice((page - 1) * postsPerPage, page * postsPerPage),
      );
      return c.json({ data: { posts, page, pages } satisfies PostPage });
    })
    .get("/blogs/:id/neighbours", neighbours, async (c) => {
      const heads = await listPostHeads(db);
      const at = heads.findIndex(({ id }) => id === c.req.param("id"));
      if (at < 0) throw new Problem(404, "There is no such post.");
      const data: PostNeighbours = { previous: heads[at + 1] ?? null, next: heads[at - 1] ?? null };
      return c.json({ data });
    });
}

/** What is no page is the first, and what lies behind the last is the last. Source: SPEC.md §4. */
function clampedPage(text: string, pages: number): number {
  const page = /^\d{1,9}$/.test(text) ? Number(text) : 1;
  return Math.min(Math.max(1, page), pages);
}
