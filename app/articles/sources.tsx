import { OfficialPage } from "#app/official-page.tsx";
import type { Source } from "#app/sources-of.ts";

type Props = { id: string; heading: string; list: readonly Source[] };

/** Where each figure of the page can be confirmed, and of which day it is. */
export function Sources({ id, heading, list }: Props) {
  return (
    <section id={id} tabIndex={-1} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{heading}</h2>
      <ul className="sources">
        {list.map((source) => (
          <OfficialPage key={source.url} {...source} />
        ))}
      </ul>
    </section>
  );
}
