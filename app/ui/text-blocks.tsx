import { Words } from "./words.tsx";

type Item = { number?: number; text: string };
type Block = { kind: "paragraph" | "heading"; text: string } | { kind: "list"; items: Item[] };
/** The level of the text's own headings. */
type Heading = "h2" | "h3";

/** An address ends before the mark that ends its sentence. */
const address = /(https?:\/\/[^\s<>"]*[^\s<>".,;:!?)\]’”])/;

/** Plain text by its parts, as contract/post-blocks.ts tells them. */
export function TextBlocks({ blocks, heading }: { blocks: Block[]; heading: Heading }) {
  return blocks.map((block, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have no other name, and never move
    <TextBlock key={at} block={block} heading={heading} />
  ));
}

function TextBlock({ block, heading: Heading }: { block: Block; heading: Heading }) {
  if (block.kind === "list") return <List items={block.items} />;
  if (block.kind === "paragraph") return <p>{linked(block.text)}</p>;
  return (
    <Heading>
      <Words text={block.text} />
    </Heading>
  );
}

function List({ items }: { items: Item[] }) {
  const Tag = items[0]?.number ? "ol" : "ul";
  return (
    <Tag dir="auto">
      {items.map(({ number, text }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: as above
        <li key={at} value={number}>
          {linked(text)}
        </li>
      ))}
    </Tag>
  );
}

/** Text in which addresses can be followed. */
function linked(text: string) {
  // What the expression captures comes at every second place.
  return text.split(address).map((part, at) =>
    at % 2 === 0 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: as above
      <Words key={at} text={part} />
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: as above
      <a key={at} href={part} rel="noopener">
        {part}
      </a>
    ),
  );
}
