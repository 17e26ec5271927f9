import type { Hit } from "#contract/answers/search.ts";
import { excerptOf, marked } from "./excerpt.ts";
import { fold } from "./fold.ts";
import type { SiteText } from "./site-texts.ts";
import { findTerm } from "./terms.ts";

const hitsMax = 20;
/** What a find is worth: in the title, in the first passage, anywhere. */
const worth = { title: 12, first: 4, text: 1 };
/** Further finds of a word in a long text say nothing more. */
const findsMax = 5;
const phraseWorth = 20;
/** Nearly every text has it: beside another word it finds nothing by itself, or "L-1B visa" would lead to a visitor's. */
const everywhere = "visa";

/** A text, folded once: `text` is all its passages, `called` its title and what else it is called. */
export type Prepared = SiteText & {
  folded: { title: string; called: string; passages: readonly string[]; text: string };
};

export function prepare(text: SiteText): Prepared {
  const title = fold(text.title).text;
  const called = `${title} | ${fold(text.alsoCalled ?? "").text}`;
  const passages = text.passages.map((passage) => fold(passage).text);
  return { ...text, folded: { title, called, passages, text: passages.join(" | ") } };
}

/** Whether a word in one of the texts begins so. */
export function hasWord(texts: readonly Prepared[], start: string): boolean {
  return texts.some(({ folded }) => ` ${folded.text}`.includes(` ${start}`));
}

/**
 * What is called by all of the terms, as whole words, then texts with most of the terms, one that is whole in the title counted
 * twice; none with fewer than half as many as the best. Best first.
 */
export function find(terms: readonly string[], texts: readonly Prepared[]): Hit[] {
  const having = terms.map((term) => texts.filter((text) => has(text, term)));
  // A word that stands everywhere decides little.
  const rarity = having.map(({ length }) => Math.log(1 + texts.length / (1 + length)));
  const telling = having.filter((_, at) => terms[at] !== everywhere);
  const told = new Set(telling.flat());
  const scored = texts
    .filter((text) => telling.length === 0 || told.has(text))
    .map((text) => ({ text, ...scoreOf(text, terms, rarity), ...titleOf(text, terms) }))
    .filter(({ found }) => found > 0);
  const mostFound = Math.max(0, ...scored.map(({ found }) => found));
  return scored
    .filter(({ found }) => found >= mostFound / 2)
    .sort(
      (one, other) =>
        other.named - one.named ||
        other.found + other.inTitle - (one.found + one.inTitle) ||
        other.inTitle - one.inTitle ||
        other.score - one.score,
    )
    .slice(0, hitsMax)
    .map(({ text }) => hitOf(text, terms));
}

function has({ folded }: Prepared, term: string): boolean {
  return hasTerm(folded.called, term) || hasTerm(folded.text, term);
}

function hasTerm(text: string, term: string): boolean {
  return findTerm(text, term, 1).length > 0;
}

/** How many terms are whole words of its title; and if it is called by all, a service comes before what is written about it. */
function titleOf({ kind, folded }: Prepared, terms: readonly string[]) {
  const inTitle = terms.filter((term) => hasWholeWord(folded.title, term)).length;
  if (!terms.every((term) => hasWholeWord(folded.called, term))) return { inTitle, named: 0 };
  return { inTitle, named: kind === "Service" ? 2 : 1 };
}

function hasWholeWord(text: string, term: string): boolean {
  return findTerm(text, term).some(({ isWholeWord }) => isWholeWord);
}

function scoreOf({ folded }: Prepared, terms: readonly string[], rarity: readonly number[]) {
  let found = 0;
  let score = folded.title.includes(terms.join(" ")) ? phraseWorth : 0;
  for (const [at, term] of terms.entries()) {
    const value =
      worth.title * valueIn(folded.title, term) +
      worth.first * valueIn(folded.passages[0] ?? "", term) +
      worth.text * valueIn(folded.text, term);
    if (value > 0 || hasTerm(folded.called, term)) found += 1;
    score += value * (rarity[at] ?? 0);
  }
  return { found, score };
}

/** The beginning of a word counts less: H-1B is not H-1B1. */
function valueIn(text: string, term: string): number {
  const finds = findTerm(text, term, findsMax);
  return finds.reduce((sum, { isWholeWord }) => sum + (isWholeWord ? 1 : 0.25), 0);
}

function hitOf(text: Prepared, terms: readonly string[]): Hit {
  const { kind, path, title } = text;
  return {
    kind,
    path,
    title: marked(title, terms),
    excerpt: excerptOf(bestPassage(text, terms), terms),
  };
}

/** The first of those with most of the words. */
function bestPassage({ passages, folded }: Prepared, terms: readonly string[]): string {
  const counts = folded.passages.map(
    (passage) => terms.filter((term) => hasTerm(passage, term)).length,
  );
  return passages[counts.indexOf(Math.max(...counts))] ?? "";
}
