import { dayText } from "#app/day-text.ts";
import { publisherOf, sourcesOf } from "#app/sources-of.ts";
import { Icon } from "#app/ui/icon.tsx";
import { Words } from "#app/ui/words.tsx";
import type { Fact, OfficialLink } from "#content/fact.ts";
import { otherPages } from "./official-pages.ts";

type Props = { facts: readonly Fact[]; links: readonly OfficialLink[] };

/** Where the page's figures can be confirmed and of which day they are, then the further pages of the authorities. */
export function Sources({ facts, links }: Props) {
  const further = otherPages(links, facts);
  return (
    <section className="sec sec--tint" id="sources">
      <div className="wrap two">
        <div className="two__side">
          <h2 className="h2">Official sources</h2>
          <p>
            The figures on this page, each with the official page to confirm it on. Rules change:
            where an official page and we differ, the official page is right.
          </p>
        </div>
        <div>
          <ul className="sources">
            {sourcesOf(facts).map(({ source, checkedOn }) => (
              <OfficialPage key={source.url} {...source}>
                As of <time dateTime={checkedOn}>{dayText(checkedOn)}</time>
              </OfficialPage>
            ))}
          </ul>
          {further.length > 0 && (
            <>
              <h3 className="sources__more">Further official pages</h3>
              <ul className="sources">
                {further.map(({ name, url }) => (
                  <OfficialPage key={url} name={name} url={url} />
                ))}
              </ul>
            </>
          )}
        </div>
      </div>
    </section>
  );
}

function OfficialPage({ name, url, children }: OfficialLink & { children?: React.ReactNode }) {
  return (
    <li>
      <a href={url} target="_blank" rel="noopener">
        <span>
          <Words text={name} />
        </span>
        <span className="vh"> (opens in a new tab)</span>
        <Icon name="arrow-up-right" />
      </a>
      <p>
        {publisherOf(url)} {children && <span className="sources__day">{children}</span>}
      </p>
    </li>
  );
}
