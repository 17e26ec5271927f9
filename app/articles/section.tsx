import { Words } from "#app/ui/words.tsx";
import type { ArticleSection } from "#content/article.ts";
import { FurtherLinks } from "./further-links.tsx";
import { Passages } from "./passages.tsx";

/** One part of an article, with its anchor. */
export function Section({ id, heading, passages, checklist, links }: ArticleSection) {
  return (
    <section id={id} tabIndex={-1} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{heading}</h2>
      <Passages of={passages} />
      {checklist && (
        <ul className="ticks">
          {checklist.map((item) => (
            <li key={item}>
              <Words text={item} />
            </li>
          ))}
        </ul>
      )}
      {links && <FurtherLinks of={links} />}
    </section>
  );
}
