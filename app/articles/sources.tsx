import { dayText } from "#app/day-text.ts";
import type { Fact } from "#content/fact.ts";

type Props = { id: string; heading: string; facts: readonly Fact[] };

/** Where each figure of the page can be confirmed, and of which day it is. */
export function Sources({ id, heading, facts }: Props) {
  return (
    <section id={id} tabIndex={-1} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{heading}</h2>
      <ul className="sources">
        {bySource(facts).map(({ source, texts, checkedOn }) => (
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

/** Each source once, with all that is printed from it and the day of the oldest look. */
function bySource(facts: readonly Fact[]) {
  const urls = [...new Set(facts.map(({ source }) => source.url))];
  return urls.flatMap((url) => {
    const stated = facts.filter(({ source }) => source.url === url);
    const [oldest] = [...stated].sort((a, b) => a.checkedOn.localeCompare(b.checkedOn));
    const texts = [...new Set(stated.map(({ text }) => text))];
    return oldest ? [{ source: oldest.source, texts, checkedOn: oldest.checkedOn }] : [];
  });
}
