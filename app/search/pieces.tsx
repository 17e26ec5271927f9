import { Fragment } from "react";
import { Words } from "#app/ui/words.tsx";
import type { Piece } from "#contract/answers/search.ts";

/** A text in which the words that were looked for are marked. */
export function Pieces({ of }: { of: readonly Piece[] }) {
  return of.map(({ text, isMarked }, at) => {
    const Tag = isMarked ? "mark" : Fragment;
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a text have no other name, and never move
      <Tag key={at}>
        <Words text={text} />
      </Tag>
    );
  });
}
