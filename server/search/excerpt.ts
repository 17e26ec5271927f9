import type { Piece } from "#contract/answers/search.ts";
import { beginning } from "#contract/beginning.ts";
import { fold } from "./fold.ts";
import { findTerm } from "./terms.ts";

const lengthMax = 200;
/** What stands before the first word that was found. */
const leadLength = 60;

/** The text in pieces, marked where a term stands. */
export function marked(text: string, terms: readonly string[]): Piece[] {
  const pieces: Piece[] = [];
  let from = 0;
  for (const [start, end] of marksIn(text, terms)) {
    if (start > from) pieces.push({ text: text.slice(from, start), isMarked: false });
    pieces.push({ text: text.slice(start, end), isMarked: true });
    from = end;
  }
  if (from < text.length) pieces.push({ text: text.slice(from), isMarked: false });
  return pieces;
}

/** A part of the text around the first word that was found, cut between words. */
export function excerptOf(text: string, terms: readonly string[]): Piece[] {
  const line = text.replace(/\n- /g, " · ").replace(/\s+/g, " ").trim();
  const first = marksIn(line, terms)[0]?.[0] ?? 0;
  const start = first > leadLength ? line.lastIndexOf(" ", first - leadLength) + 1 : 0;
  const rest = line.slice(start);
  const lastBlank = rest.lastIndexOf(" ", lengthMax);
  const isWhole = rest.length <= lengthMax;
  const part = isWhole ? rest : beginning(rest, lastBlank > 0 ? lastBlank : lengthMax);
  return marked(`${start > 0 ? "… " : ""}${part}${isWhole ? "" : "…"}`, terms);
}

/** From and to, in their order, without overlaps. */
function marksIn(text: string, terms: readonly string[]): [number, number][] {
  const folded = fold(text);
  const found = terms
    .flatMap((term) => findTerm(folded.text, term))
    .map(({ start, end }): [number, number] => [
      folded.at[start] ?? 0,
      afterSign(text, folded.at[end - 1] ?? 0),
    ])
    .sort(([one], [other]) => one - other);
  const marks: [number, number][] = [];
  for (const [start, end] of found) {
    const last = marks.at(-1);
    if (last && start <= last[1]) last[1] = Math.max(last[1], end);
    else marks.push([start, end]);
  }
  return marks;
}

/** Behind the sign at `index`, the accents that follow it and the bracket that it closes: "221(g)". */
function afterSign(text: string, index: number): number {
  const isBracketed = text[index - 1] === "(";
  const pattern = isBracketed ? /^.[\u0300-\u036f]*\)?/su : /^.[\u0300-\u036f]*/su;
  const [sign = ""] = pattern.exec(text.slice(index, index + 16)) ?? [];
  return index + sign.length;
}
