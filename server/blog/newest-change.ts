import type { Post } from "#contract/answers/blog.ts";

/** When the last of these changes was; undefined when there are none. */
export function newestChange(posts: readonly Pick<Post, "changed_at">[]): string | undefined {
  // Times in ISO 8601, UTC, sort as texts.
  return posts
    .map(({ changed_at }) => changed_at)
    .sort()
    .at(-1);
}
