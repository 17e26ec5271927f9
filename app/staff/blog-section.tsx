import { AddPostButton, PostSection } from "./post-section.tsx";
import type { Section } from "./section.ts";
import { api } from "./staff-api.ts";

/** Source: SPEC.md §2.13. */
export const blogSection: Section = {
  id: "blog",
  title: "Blog",
  intro: "Posts, newest first.",
  icon: "newspaper",
  action: <AddPostButton />,
  load: async () => {
    // Everybody may read the posts: only the second question tells whether this login still lives.
    const [posts] = await Promise.all([api.posts(), api.whoami()]);
    return <PostSection key="blog" posts={posts} />;
  },
};
