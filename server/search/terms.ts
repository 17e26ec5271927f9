import { queryLengthMax } from "#contract/search.ts";
import { fold } from "./fold.ts";
import { otherWords } from "./other-words.ts";

/** More words than a person looks for at once. */
const termsMax = 12;
/** From this length on a word is also found inside of others: "immigrant" in "nonimmigrant", no "long" in "belong". */
const insideLengthMin = 5;
/** Left out, unless there is nothing else. */
const smallWords = new Set(
  "a an and are at be can do does for how i if in is it my of on or the to what when with".split(
    " ",
  ),
);

/** The words of a query, each once, and what our pages call them. `isKnown` tells whether any text has a word that begins so. */
export function termsOf(query: string, isKnown: (start: string) => boolean): string[] {
  const folded = fold(query.slice(0, queryLengthMax)).text.trim();
  // People type "h 1b", "h1 b", "ds 160" and "221 g".
  const joined = folded.replace(/\b[a-z]{1,2} \d\w{0,3}\b|\b([a-z]\d|\d{3}) [a-z]\b/g, (apart) => {
    const together = apart.replace(" ", "");
    return isKnown(together) ? together : apart;
  });
  const words = joined.split(" ").filter(Boolean);
  const telling = words.filter((word) => !smallWords.has(word));
  const terms = (telling.length > 0 ? telling : words).map(singular).flatMap(withOtherWords);
  return [...new Set(terms)].slice(0, termsMax);
}

/** With what our pages call it. */
function withOtherWords(term: string): string[] {
  return [term, ...(ours.get(term) ?? [])];
}
const ours = new Map(
  otherWords.flatMap(([typed, words]) =>
    typed.split(" ").map((word) => [singular(word), words.split(" ")]),
  ),
);

/** A word is found where it begins another, so without its s it finds both forms. */
function singular(word: string): string {
  return word.length >= 4 && /[^s]s$/.test(word) ? word.slice(0, -1) : word;
}

/** What a text has wherever the term is found in it; words stand behind a blank. */
export function startOf(term: string): string {
  return term.length >= insideLengthMin ? term : ` ${term}`;
}

export type Finding = { start: number; end: number; isWholeWord: boolean };

/** Where a term stands in a folded text, the first `most` places. */
export function findTerm(text: string, term: string, most = Number.POSITIVE_INFINITY): Finding[] {
  const found: Finding[] = [];
  let start = text.indexOf(term);
  for (; start >= 0 && found.length < most; start = text.indexOf(term, start + 1)) {
    const end = start + term.length;
    const isStart = start === 0 || text[start - 1] === " ";
    const isEnd = end === text.length || /^s?( |$)/.test(text.slice(end, end + 2));
    if (isStart || term.length >= insideLengthMin) {
      found.push({ start, end, isWholeWord: isStart && isEnd });
    }
  }
  return found;
}
