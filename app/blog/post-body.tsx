import { blog } from "#content/blog.ts";
import { paragraphsOf } from "./post-text.ts";

/** An address ends before the mark that ends its sentence. */
const address = /(https?:\/\/[^\s<>"]*[^\s<>".,;:!?)\]’”])/;

/** The fixed intro, then what staff have written, with its line breaks. Source: SPEC.md §2.9. */
export function PostBody({ content }: { content: string }) {
  return (
    <div className="article__body post-body">
      <p className="intro">{blog.intro}</p>
      {paragraphsOf(content).map((paragraph, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the paragraphs of a text have no other name, and never move
        <p key={at}>
          <Linked text={paragraph} />
        </p>
      ))}
    </div>
  );
}

/** Text in which addresses can be followed. */
function Linked({ text }: { text: string }) {
  // What the expression captures comes at every second place.
  return text.split(address).map((part, at) =>
    at % 2 === 0 ? (
      part
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have no other name, and never move
      <a key={at} href={part} rel="noopener">
        {part}
      </a>
    ),
  );
}
