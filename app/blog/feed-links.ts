import { blog } from "#content/blog.ts";

/** Where programs that follow blogs find the posts. */
export function feedLinks() {
  return blog.feeds.map(({ type, title, path }) => ({
    rel: "alternate" as const,
    type,
    title,
    href: path,
  }));
}
