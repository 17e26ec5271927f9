import { dayText } from "#app/day-text.ts";
import { sourcesOf } from "#app/sources-of.ts";
import type { Fact } from "#content/fact.ts";

type Props = { id: string; heading: string; facts: readonly Fact[] };

/** Where each figure of the page can be confirmed, and of which day it is. */
export function Sources({ id, heading, facts }: Props) {
  return (
    <section id={id} tabIndex={-1} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{heading}</h2>
      <ul className="sources">
        {sourcesOf(facts).map(({ source, texts, checkedOn }) => (
          <li key={source.url}>
            <a href={source.url} target="_blank" rel="noopener">
              {source.name}
              <span className="vh">, opens in a new tab</span>
            </a>
            <span>{texts.join("; ")}</span>
            <small>as of {dayText(checkedOn)}</small>
          </li>
        ))}
      </ul>
    </section>
  );
}
