import { createHash } from "node:crypto";
import { foreignLinks, withoutLinks } from "./spam-links.ts";

/** What a text is made of, so that the same from another sender is known again. `letters`: how much of the text it is. */
export type Trace = { kind: "text" | "link"; hash: string; letters: number };

/** Shorter ones are what anybody writes ("Please call me back"). Counted in letters; one Chinese sign is about three. */
const lettersMin = 40;
const sentencesMax = 12;
const linksMax = 6;

/** The longer sentences of a text, without numbers and signs, and the sites it links to. */
export function tracesOf(text: string, knownHosts: readonly string[]): Trace[] {
  const sentences = sentencesOf(text)
    .filter(({ letters }) => letters >= lettersMin)
    .sort((one, other) => other.letters - one.letters)
    .slice(0, sentencesMax)
    .map(({ folded, letters }) => ({ kind: "text" as const, hash: hashOf(folded), letters }));
  const links = [...new Set(foreignLinks(text, knownHosts))]
    .slice(0, linksMax)
    .map((link) => ({ kind: "link" as const, hash: hashOf(link), letters: 0 }));
  return [...sentences, ...links];
}

/** How many letters a text has, links left out. */
export function lettersIn(text: string): number {
  return sentencesOf(text).reduce((sum, { letters }) => sum + letters, 0);
}

/** The sender without the address itself: it only tells one from another. */
export function senderOf(email: string): string {
  return hashOf(email.toLowerCase());
}

function sentencesOf(text: string): { folded: string; letters: number }[] {
  return withoutLinks(text)
    .split(/[.!?।。！？\n]+/u)
    .map((sentence) => {
      const folded = (
        sentence
          .normalize("NFKC")
          .toLowerCase()
          .match(/[\p{L}\p{M}]+/gu) ?? []
      ).join(" ");
      const dense = folded.match(/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/gu) ?? [];
      return { folded, letters: folded.length + 2 * dense.length };
    });
}

function hashOf(text: string): string {
  return createHash("sha256").update(text).digest("hex").slice(0, 32);
}
