import { pages } from "#content/pages.ts";
import type { PostPage } from "#contract/answers/blog.ts";
import type { Site } from "./site.ts";

/** The pages that are to be found. */
export const listed = pages.map(({ path }) => path);

/** Stands for the newest post, whose address is not known before it is there. */
export const newestPost = "/blog/…";

/** Pages that no search engine lists, and answers that are pages too. */
export const unlisted = [
  "/search",
  "/search?q=visa",
  "/search?q=xyzzy",
  "/blog?page=2",
  "/blog/no-such-page",
  "/enquiry",
  "/message",
  "/newsletter",
  "/newsletter/unsubscribe?key=ended",
  "/my-data",
  "/offline",
  "/admin/login",
  "/no-such-page",
  "/admin/no-such-page",
];

export async function addressOf(site: Site, path: string): Promise<string> {
  if (path !== newestPost) return path;
  const answer = await fetch(`${site.url}/api/blogs/pages/1`);
  const { data } = (await answer.json()) as { data: PostPage };
  return `/blog/${data.posts[0]?.id}`;
}
