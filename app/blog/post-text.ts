import { beginning } from "#contract/beginning.ts";

const excerptWords = 10;
/** A text of more words than these has the ellipsis, cut or not. Source: SPEC.md §9, DECISIONS.md "Exact texts". */
const wholeWords = 8;
const wordsAMinute = 200;
const descriptionLengthMax = 150;

/** The first ten words. */
export function excerpt(text: string): string {
  const words = wordsOf(text);
  const first = words.slice(0, excerptWords).join(" ");
  return words.length > wholeWords ? `${first}…` : first;
}

/** In whole minutes, at least one. */
export function readingMinutes(text: string): number {
  return Math.max(1, Math.round(wordsOf(text).length / wordsAMinute));
}

/** The beginning of a text in one line, cut after a whole word, for search engines and for those who share it. */
export function postDescription(text: string): string {
  let description = "";
  for (const word of wordsOf(text)) {
    const longer = description ? `${description} ${word}` : beginning(word, descriptionLengthMax);
    if (longer.length > descriptionLengthMax) return `${description}…`;
    description = longer;
  }
  return description;
}

function wordsOf(text: string): string[] {
  return text.split(/\s+/).filter(Boolean);
}
