import type { SpamReason } from "#contract/answers/leads.ts";
import type { SpamCode } from "#contract/spam.ts";
import type { Arrival } from "./arrival.ts";
import { foreignLinks, hasLink } from "./spam-links.ts";
import { offersIn } from "./spam-topics.ts";
import { lettersIn } from "./spam-traces.ts";

export type LeadWords = { name: string; location: string; text: string };

type Facts = {
  words: LeadWords;
  sighting: Pick<Arrival, "signals" | "hasBrowserHeaders" | "isFlood">;
  /** A browser has done the bot check's work for this lead. */
  isChecked: boolean;
  /** How many others have sent this text, or linked to its sites, lately. */
  repeats: { text: number; link: number };
  ownHost: string;
};

type Scale = readonly (readonly [from: number, points: number])[];

/*
 * 50 points make a lead likely spam. What a person may well do (no JavaScript, an old browser, a pasted letter that others
 * paste as well, an offer's word) never makes 50 by itself. Neither language nor script is a reason, nor is being short,
 * loud or badly spelt.
 */
const linkScale: Scale = [
  [6, 50],
  [4, 40],
  [3, 35],
  [2, 20],
  [1, 10],
];
const repeatedTextScale: Scale = [
  [2, 30],
  [1, 20],
];
const repeatedLinkScale: Scale = [[1, 15]];
const offerScale: Scale = [
  [3, 45],
  [2, 30],
  [1, 15],
];

/** Who sends a link has a word to say about it. */
const fewLetters = 10;
const veryFastMs = 1500;
const fastMs = 3000;

/** Why this lead looks like spam, the weightiest first; empty for most. */
export function reasonsOf(facts: Facts): SpamReason[] {
  return [...sightingReasons(facts), ...linkReasons(facts), ...wordReasons(facts)]
    .filter(({ points }) => points > 0)
    .sort((one, other) => other.points - one.points);
}

function sightingReasons({ sighting, isChecked }: Facts): SpamReason[] {
  const { signals, hasBrowserHeaders, isFlood } = sighting;
  const { filled_ms: filledMs } = signals;
  const isTimed = filledMs >= 0;
  return [
    reason("hidden-field", signals.website === "" ? 0 : 60),
    reason("flood", isFlood ? 50 : 0),
    reason("fast", isTimed ? fastPoints(filledMs) : 0, filledMs),
    reason("no-form", signals.consent === "" ? 15 : 0),
    reason("no-browser", hasBrowserHeaders ? 0 : 25),
    // Only where a script ran could the work be done.
    reason("no-check", signals.proof !== undefined && !isChecked ? 5 : 0),
  ];
}

function fastPoints(filledMs: number): number {
  if (filledMs < veryFastMs) return 40;
  return filledMs < fastMs ? 10 : 0;
}

function linkReasons({ words, ownHost, repeats }: Facts): SpamReason[] {
  const links = foreignLinks(words.text, ownHost);
  const offers = offersIn(allOf(words));
  return [
    reason("links", scaled(linkScale, links.length), links.length),
    reason("only-links", links.length > 0 && lettersIn(words.text) < fewLetters ? 20 : 0),
    reason("link-in-name", hasLink(words.name) || hasLink(words.location) ? 45 : 0),
    reason("selling", scaled(offerScale, offers)),
    reason("selling-link", offers > 0 && links.some((link) => !link.includes("/")) ? 25 : 0),
    reason("repeated-link", scaled(repeatedLinkScale, repeats.link), repeats.link),
  ];
}

/** Nobody types it, and programs try what a site makes of it. */
const LINK_MARKUP = /<\s*a\b[^<>]*href|\[\/?(?:url|link)\b/i;

function wordReasons({ words, repeats }: Facts): SpamReason[] {
  const { name, location, text } = words;
  return [
    reason("repeated-text", scaled(repeatedTextScale, repeats.text), repeats.text),
    reason("markup", LINK_MARKUP.test(text) ? 40 : 0),
    reason("same-in-fields", isSame(name, location) || isSame(name, text) ? 20 : 0),
  ];
}

function allOf({ name, location, text }: LeadWords): string {
  return [name, location, text].join("\n");
}

function isSame(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase();
}

/** The points of the first step that `count` reaches. */
function scaled(scale: Scale, count: number): number {
  return scale.find(([from]) => count >= from)?.[1] ?? 0;
}

function reason(code: SpamCode, points: number, count = 0): SpamReason {
  return { code, points, count };
}
