import { sectionPath } from "#contract/staff-paths.ts";

export const campaignsId = "campaigns";
export const campaignsPath = sectionPath(campaignsId);

/** Where a post is made ready to be sent. */
export function composePath(post: string): string {
  return `${campaignsPath}&post=${encodeURIComponent(post)}`;
}

/** Where a draft is gone on with. */
export function draftPath(id: string): string {
  return `${campaignsPath}&draft=${encodeURIComponent(id)}`;
}
