import { Words } from "#app/ui/words.tsx";
import type { Passage } from "#content/article.ts";

/** Paragraphs, bulleted lists and steps, in their order. */
export function Passages({ of }: { of: readonly Passage[] }) {
  return of.map((passage) => {
    if (typeof passage === "string")
      return (
        <p key={passage}>
          <Words text={passage} />
        </p>
      );
    const isSteps = "steps" in passage;
    const items = isSteps ? passage.steps : passage;
    const List = isSteps ? "ol" : "ul";
    return (
      <List key={items[0]}>
        {items.map((item) => (
          <li key={item}>
            <Words text={item} />
          </li>
        ))}
      </List>
    );
  });
}
