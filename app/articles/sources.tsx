import { dayText } from "#app/day-text.ts";
import { publisherOf, sourcesOf } from "#app/sources-of.ts";
import { Icon } from "#app/ui/icon.tsx";
import { Words } from "#app/ui/words.tsx";
import type { Fact } from "#content/fact.ts";

type Props = { id: string; heading: string; facts: readonly Fact[] };

/** Where each figure of the page can be confirmed, and of which day it is. */
export function Sources({ id, heading, facts }: Props) {
  return (
    <section id={id} tabIndex={-1} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{heading}</h2>
      <ul className="sources">
        {sourcesOf(facts).map(({ source: { name, url }, checkedOn }) => (
          <li key={url}>
            <a href={url} target="_blank" rel="noopener">
              <span>
                <Words text={name} />
              </span>
              <span className="vh"> (opens in a new tab)</span>
              <Icon name="arrow-up-right" />
            </a>
            <p>
              {publisherOf(url)}{" "}
              <span className="sources__day">
                As of <time dateTime={checkedOn}>{dayText(checkedOn)}</time>
              </span>
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
