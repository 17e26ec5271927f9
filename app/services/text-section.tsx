import { Words } from "#app/ui/words.tsx";
import type { Block } from "#content/service-page.ts";
import { Paragraphs } from "./paragraphs.tsx";

type Props = Block & {
  /** An anchor, for a section that others may point to. */
  id?: string;
};

/** A heading on the left, its text on the right. */
export function TextSection({ id, heading, paragraphs }: Props) {
  return (
    <section className="sec sec--joined" id={id}>
      <div className="wrap two">
        <h2 className="h2 two__side">
          <Words text={heading} />
        </h2>
        <div className="prose">
          <Paragraphs of={paragraphs} />
        </div>
      </div>
    </section>
  );
}
