import { randomInt } from "node:crypto";
import { postIdEnd } from "#contract/post-id.ts";

const slugLengthMax = 60;

/** The id of a new post: readable, from its first title, and never changed with it. Source: DECISIONS.md "Routes". */
export function newPostId(title: string): string {
  const { signs, length } = postIdEnd;
  const end = Array.from({ length }, () => signs[randomInt(signs.length)]).join("");
  return [slugFrom(title), end].filter(Boolean).join("-");
}

/** Everything that newPostId can give. Whatever else stands in an address is no post's id. */
export function isPostId(text: string): boolean {
  return text.length <= slugLengthMax + 1 + postIdEnd.length && /^[a-z0-9-]+$/.test(text);
}

/** Latin letters and digits, cut after a whole word; empty for a title that has none, such as a Malayalam one. */
function slugFrom(title: string): string {
  const bare = title.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();
  const words = bare.replace(/['’]/g, "").match(/[a-z0-9]+/g) ?? [];
  let slug = "";
  for (const word of words) {
    const longer = slug ? `${slug}-${word}` : word.slice(0, slugLengthMax);
    if (longer.length > slugLengthMax) break;
    slug = longer;
  }
  return slug;
}
