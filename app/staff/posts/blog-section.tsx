import { arrived, type Section } from "#app/staff/section.ts";
import { api } from "#app/staff/staff-api.ts";
import { AddPostButton } from "./add-post-button.tsx";

/** Source: SPEC.md §2.13. */
export const blogSection: Section = {
  id: "blog",
  title: "Blog",
  intro: "Posts, newest first.",
  icon: "newspaper",
  action: <AddPostButton />,
  load: async (address) => {
    // Everybody may read the posts: only the second question tells whether this login still lives.
    const [{ PostSection }, posts] = await Promise.all([
      arrived(import("./post-section.tsx"), address),
      api.posts(),
      api.whoami(),
    ]);
    return <PostSection key="blog" posts={posts} />;
  },
};
