import type { SeedPost } from "./post.ts";
import { familyAndHelpPosts } from "./posts-family-help.ts";
import { visitPosts } from "./posts-visit.ts";
import { workPosts } from "./posts-work.ts";

/** 14 posts, oldest first. */
export const posts: SeedPost[] = [...visitPosts, ...workPosts, ...familyAndHelpPosts];
