import { OfficialPage } from "#app/official-page.tsx";
import type { Source } from "#app/sources-of.ts";
import type { OfficialLink } from "#content/fact.ts";

type Props = { of: readonly Source[]; further: readonly OfficialLink[] };

/** Where the page's figures can be confirmed and of which day they are, then the further pages of the authorities. */
export function Sources({ of: sources, further }: Props) {
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
            {sources.map((source) => (
              <OfficialPage key={source.url} {...source} />
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
