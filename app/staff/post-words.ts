import { postIdEnd } from "#contract/post-id.ts";

const end = new RegExp(`(^|-)[${postIdEnd.signs}]{${postIdEnd.length}}$`);

/** A post's first title as far as its id tells it, without its random end (server/blog/slug.ts). */
export function postWords(id: string): string {
  const words = id.replace(end, "").replaceAll("-", " ");
  return words ? words.charAt(0).toUpperCase() + words.slice(1) : id;
}
