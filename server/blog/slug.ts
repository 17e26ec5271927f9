import { randomInt } from "node:crypto";

const slugLengthMax = 60;
/** Without vowels and look-alikes, so that no suffix spells a word or is mistyped: about 5e8 of them. */
const suffixSigns = "23456789bcdfghjkmnpqrstvwxz";
const suffixLength = 6;

/** The id of a new post: readable, from its first title, and never changed with it. Source: DECISIONS.md "Routes". */
export function newPostId(title: string): string {
  const sign = () => suffixSigns[randomInt(suffixSigns.length)];
  const suffix = Array.from({ length: suffixLength }, sign).join("");
  return [slugFrom(title), suffix].filter(Boolean).join("-");
}

/** Everything that newPostId can give. Whatever else stands in an address is no post's id. */
export function isPostId(text: string): boolean {
  return text.length <= slugLengthMax + 1 + suffixLength && /^[a-z0-9-]+$/.test(text);
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
