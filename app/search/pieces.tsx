import type { Piece } from "#contract/search.ts";

/** A text in which the words that were looked for are marked. */
export function Pieces({ of }: { of: readonly Piece[] }) {
  return of.map(({ text, isMarked }, at) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a text have no other name, and never move
    isMarked ? <mark key={at}>{text}</mark> : text,
  );
}
