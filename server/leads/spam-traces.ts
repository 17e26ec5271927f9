import { hash } from "node:crypto";
import { crc32 } from "node:zlib";
import { foreignLinks, withoutLinks } from "./spam-links.ts";

/**
 * What a text is made of, as hashes, so that nearly the same from another sender is known again: runs of its words, the
 * smallest first, and the sites that it links to.
 */
export type Traces = { runs: string[]; links: string[] };

/** Shorter texts are what anybody writes ("I need details of the tourist visa"). A Chinese sign is about three letters. */
const lettersMin = 60;
/** A text is known by runs of so many words (or signs, where no blanks are written). */
const runWords = 5;
const runSigns = 10;
/** Of all runs those with the smallest hashes are kept: the same ones in the same text, and half of them in half of it. */
const runsMax = 12;
const linksMax = 6;

/** Of a text without its numbers and signs. */
export function tracesOf(text: string, ownHost: string): Traces {
  const links = [...new Set(foreignLinks(text, ownHost).map(hashOf))];
  return { runs: runsOf(text), links: links.slice(0, linksMax) };
}

/**
 * The runs by which a text is found among others; it is compared by all. Four are enough: of one that has half of its runs
 * in common with another, all four are missing there once in sixteen times.
 */
export function finders(runs: readonly string[]): readonly string[] {
  return runs.slice(0, 4);
}

/** At least half of the text's runs are among the other's, which are in one string: of eight signs each, with blanks between. */
export function isSameText(runs: readonly string[], other: string): boolean {
  return runs.length > 0 && runs.filter((run) => other.includes(run)).length >= runs.length / 2;
}

/** How many letters a text has, links left out. */
export function lettersIn(text: string): number {
  return lettersOf(wordsOf(text));
}

function lettersOf(words: readonly string[]): number {
  const folded = words.join("");
  const letters = folded.match(/\p{L}/gu)?.length ?? 0;
  return letters + 2 * (folded.match(DENSE)?.length ?? 0);
}

/** The sender without the address itself: it only tells one from another. */
export function senderOf(email: string): string {
  return hashOf(email.toLowerCase());
}

const DENSE = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/gu;

function runsOf(text: string): string[] {
  const words = wordsOf(text);
  if (lettersOf(words) < lettersMin) return [];
  const isSpaced = words.join("").match(DENSE) === null;
  const parts = isSpaced ? words : [...words.join("")];
  const length = isSpaced ? runWords : runSigns;
  const runs = parts.slice(length - 1).map((_, at) => parts.slice(at, at + length).join(" "));
  return [...new Set(runs.map(shortHashOf))].sort().slice(0, runsMax);
}

function wordsOf(text: string): string[] {
  const folded = withoutLinks(text).normalize("NFKC").toLowerCase();
  return folded.match(/[\p{L}\p{M}]+/gu) ?? [];
}

/** Quick, and good enough for runs: texts count as the same only when many of them match. */
function shortHashOf(text: string): string {
  return crc32(text).toString(16).padStart(8, "0");
}

function hashOf(text: string): string {
  return hash("sha256", text).slice(0, 32);
}
