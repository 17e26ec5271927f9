/**
 * What the plain text of a post is made of, as far as its lines show it: docs/decisions/049-a-post-stays-plain-text.md.
 * A paragraph keeps its line breaks. An item of a list has a number where one was typed.
 */
export type PostBlock =
  | { kind: "paragraph" | "heading"; text: string }
  | { kind: "list"; items: ListItem[] };
export type ListItem = { number?: number; text: string };

/** Lines that begin alike, two or more of them; an empty line may stand between two. Word processors bring a tab along. */
const lists =
  /^((?:[-•·*–][ \t]+\S.*\n{1,2})+[-•·*–][ \t]+\S.*|(?:\d{1,2}[.)][ \t]+\S.*\n{1,2})+\d{1,2}[.)][ \t]+\S.*)$/m;
const item = /^(?:[-•·*–]|(?<number>\d+)[.)])[ \t]+(?<text>.*)$/gm;
/** A short line that ends like no sentence, or as a question. */
const headingLine = /^\S.{0,78}[\p{L}\p{M}\p{N})?]$/u;

/** The parts of a text, in their order. */
export function postBlocks(content: string): PostBlock[] {
  // What the expression captures comes at every second place.
  const blocks = content
    .split(lists)
    .flatMap((piece, at) => (at % 2 === 0 ? paragraphsOf(piece) : listOf(piece)));
  return blocks.map((block, at) =>
    isHeading(block) && isBody(blocks[at + 1])
      ? { kind: "heading", text: block.text.trim() }
      : block,
  );
}

/** Paragraphs end at an empty line; what is left of line breaks inside of them is kept. */
function paragraphsOf(piece: string): PostBlock[] {
  const text = piece.replace(/^\n{1,2}|\n{1,2}$/g, "");
  return text ? text.split("\n\n").map((one) => ({ kind: "paragraph", text: one })) : [];
}

function listOf(lines: string): PostBlock {
  const items = [...lines.matchAll(item)].map(({ groups: { number, text = "" } = {} }) => ({
    ...(number && { number: Number(number) }),
    text,
  }));
  return { kind: "list", items };
}

function isHeading(block: PostBlock): block is PostBlock & { text: string } {
  return block.kind === "paragraph" && headingLine.test(block.text.trim());
}

/** What a heading can stand above: of short lines in a row none is one. */
function isBody(block: PostBlock | undefined): boolean {
  return block !== undefined && !isHeading(block);
}
