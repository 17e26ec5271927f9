import fc from "fast-check";
import { expect, test } from "vitest";
import { type PostBlock, postBlocks } from "./post-blocks.ts";

/** A block in short: "# heading", "- item", "3. item", or the paragraph. */
const short = (block: PostBlock) =>
  block.kind === "list"
    ? block.items.map(({ number, text }) => `${number ? `${number}.` : "-"} ${text}`).join("\n")
    : `${block.kind === "heading" ? "# " : ""}${block.text}`;

test.each([
  { what: "a paragraph", content: "One line.\nAnother one.", blocks: ["One line.\nAnother one."] },
  {
    what: "a short line above a text",
    content: "Begin here.\n\nWhat the officer asks\n\nAnswer it.\n\n\nWhy so?\n\nBecause.",
    blocks: ["Begin here.", "# What the officer asks", "Answer it.", "# Why so?", "Because."],
  },
  {
    what: "a line that ends like a sentence",
    content: "Dear reader,\n\nTake these:\n\nThen go!\n\n“No”\n\nEnd.",
    blocks: ["Dear reader,", "Take these:", "Then go!", "“No”", "End."],
  },
  {
    what: "short lines in a row, and the last one",
    content: "A passport\n\nA photograph\n\nThe fee\n\nRead on",
    blocks: ["A passport", "A photograph", "The fee", "Read on"],
  },
  {
    what: "a line as long as a heading can be, and one that is longer",
    content: `${"w".repeat(80)}\n\nText.\n\n${"w".repeat(81)}\n\nText.`,
    blocks: [`# ${"w".repeat(80)}`, "Text.", "w".repeat(81), "Text."],
  },
  { what: "a heading in Malayalam", content: "വിസ എന്താണ്\n\nText.", blocks: ["# വിസ എന്താണ്", "Text."] },
  {
    what: "a list right under its sentence",
    content: "Bring three:\n- a passport\n- a form\n- a letter\nThen go.",
    blocks: ["Bring three:", "- a passport\n- a form\n- a letter", "Then go."],
  },
  {
    what: "a list that was pasted, with empty lines",
    content: "What to bring\n\n• one\n\n• two\n\nThen go.",
    blocks: ["# What to bring", "- one\n- two", "Then go."],
  },
  {
    what: "steps, with the numbers that were typed",
    content: "1. one\n2. two\n\nA break.\n\n3) three\n4) four",
    blocks: ["1. one\n2. two", "A break.", "3. three\n4. four"],
  },
  {
    what: "lists that were pasted from a word processor, with its tabs",
    content: "Bring:\n•\ta passport\n•\ta form\nOr:\n·\ta card\n·\ta letter\n\n1.\tone\n2.\ttwo",
    blocks: ["Bring:", "- a passport\n- a form", "Or:", "- a card\n- a letter", "1. one\n2. two"],
  },
  { what: "one dash alone", content: "- the team", blocks: ["- the team"] },
  { what: "a sum", content: "It costs\n- 20 less", blocks: ["It costs\n- 20 less"] },
  { what: "nothing", content: "", blocks: [] },
])("$what", ({ content, blocks }) => {
  expect(postBlocks(content).map(short)).toEqual(blocks);
});

test("paragraphs lose no line break", () => {
  expect(postBlocks("one.\ntwo.\n\nthree.\n\n\nfour.").map(short)).toEqual([
    "one.\ntwo.",
    "three.",
    "\nfour.",
  ]);
});

test("whatever is typed, no word of it is lost or moved", () => {
  const line = fc.constantFrom("- a", "• b c", "2. d", "10) e", "F g", "h.", "", " ", "–", "1.");
  fc.assert(
    fc.property(fc.array(line), (lines) => {
      const content = lines.join("\n");
      const words = (text: string) =>
        text
          .replace(/[-•)]|\.(?= )/g, " ")
          .split(/\s+/)
          .join(" ")
          .trim();
      const shown = postBlocks(content).map((block) =>
        block.kind === "list" ? short(block) : block.text,
      );
      expect(words(shown.join("\n"))).toBe(words(content));
    }),
  );
});
