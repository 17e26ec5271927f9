/** The first 40 characters; the ellipsis stands only where something was cut. Source: SPEC.md §9. */
export function cut(text: string, lengthMax = 40): string {
  let length = 0;
  let shown = "";
  for (const character of charactersOf(text)) {
    if (length === lengthMax) return `${shown}…`;
    length += 1;
    shown += character;
  }
  return text;
}

let segmenter: Intl.Segmenter | undefined;

/**
 * A reader's characters: a letter with its signs (as in Malayalam) and a joined emoji count as one. Firefox tells them
 * apart since version 125 only; before, each sign counts.
 */
function* charactersOf(text: string): Iterable<string> {
  if (!("Segmenter" in Intl)) return yield* text;
  segmenter ??= new Intl.Segmenter(undefined, { granularity: "grapheme" });
  for (const { segment } of segmenter.segment(text)) yield segment;
}
