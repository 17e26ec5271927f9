import { hash } from "node:crypto";
import { foreignLinks, withoutLinks } from "./spam-links.ts";

/** What a text is made of, so that nearly the same from another sender is known again. */
export type Trace = { kind: "text" | "link"; hash: string };

/** Shorter texts are what anybody writes ("I need details of the tourist visa"). A Chinese sign is about three letters. */
const lettersMin = 60;
/** A text is known by runs of so many words (or signs, where no blanks are written). */
const runWords = 5;
const runSigns = 10;
/** Of all runs those with the smallest hashes are kept: the same ones in the same text, and half of them in half of it. */
const runsMax = 12;
const linksMax = 6;

/** A text's runs of words, without numbers and signs, and the sites it links to. */
export function tracesOf(text: string, knownHosts: readonly string[]): Trace[] {
  const links = foreignLinks(text, knownHosts).map(hashOf);
  return [
    ...runsOf(text).map((hash) => ({ kind: "text" as const, hash })),
    ...[...new Set(links)].slice(0, linksMax).map((hash) => ({ kind: "link" as const, hash })),
  ];
}

/** How many letters a text has, links left out. */
export function lettersIn(text: string): number {
  const folded = wordsOf(text).join(" ");
  const letters = folded.match(/\p{L}/gu)?.length ?? 0;
  return letters + 2 * (folded.match(DENSE)?.length ?? 0);
}

/** The sender without the address itself: it only tells one from another. */
export function senderOf(email: string): string {
  return hashOf(email.toLowerCase());
}

const DENSE = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/gu;

function runsOf(text: string): string[] {
  if (lettersIn(text) < lettersMin) return [];
  const words = wordsOf(text);
  const isSpaced = words.join("").match(DENSE) === null;
  const parts = isSpaced ? words : [...words.join("")];
  const length = isSpaced ? runWords : runSigns;
  const runs = parts.slice(length - 1).map((_, at) => parts.slice(at, at + length).join(" "));
  return [...new Set(runs.map(hashOf))].sort().slice(0, runsMax);
}

function wordsOf(text: string): string[] {
  const folded = withoutLinks(text).normalize("NFKC").toLowerCase();
  return folded.match(/[\p{L}\p{M}]+/gu) ?? [];
}

function hashOf(text: string): string {
  return hash("sha256", text).slice(0, 32);
}
