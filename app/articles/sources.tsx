import { OfficialPage } from "#app/official-page.tsx";
import { sourcesOf } from "#app/sources-of.ts";
import type { Fact } from "#content/fact.ts";

type Props = { id: string; heading: string; facts: readonly Fact[] };

/** Where each figure of the page can be confirmed, and of which day it is. */
export function Sources({ id, heading, facts }: Props) {
  return (
    <section id={id} tabIndex={-1} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{heading}</h2>
      <ul className="sources">
        {sourcesOf(facts).map(({ source, checkedOn }) => (
          <OfficialPage key={source.url} {...source} checkedOn={checkedOn} />
        ))}
      </ul>
    </section>
  );
}
