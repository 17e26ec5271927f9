/**
 * A reader's characters: a letter with its signs (as in Malayalam) and a joined emoji count as one. Firefox tells them
 * apart since version 125 only; before, each sign counts.
 */
const characters =
  "Segmenter" in Intl && new Intl.Segmenter(undefined, { granularity: "grapheme" });

/** The first 40 characters; the ellipsis stands only where something was cut. Source: SPEC.md §9. */
export function cut(text: string, lengthMax = 40): string {
  let length = 0;
  let shown = "";
  for (const part of characters ? characters.segment(text) : text) {
    if (length === lengthMax) return `${shown}…`;
    length += 1;
    shown += typeof part === "string" ? part : part.segment;
  }
  return text;
}
