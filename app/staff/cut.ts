/** A reader's characters: a letter with its signs (as in Malayalam) and a joined emoji count as one. */
const characters = new Intl.Segmenter(undefined, { granularity: "grapheme" });

/** The first 40 characters; the ellipsis stands only where something was cut. Source: SPEC.md §9. */
export function cut(text: string, lengthMax = 40): string {
  let length = 0;
  for (const { index } of characters.segment(text)) {
    if (length === lengthMax) return `${text.slice(0, index)}…`;
    length += 1;
  }
  return text;
}
