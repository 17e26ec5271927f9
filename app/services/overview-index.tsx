import { Icon } from "#app/ui/icon.tsx";
import { Words } from "#app/ui/words.tsx";
import { site } from "#content/site.ts";
import { AnchorLink } from "./anchor-link.tsx";
import type { OverviewEntry } from "./overview.ts";

/** "B-1 Business Visitor Visa" stays one piece of text: letters that come late would move its second. */
const beginsWithCode = /^[A-Z]+-/;

/** The 17 in two columns, each leading down to its account. Source: SPEC.md §2.7. */
export function OverviewIndex({ of }: { of: readonly OverviewEntry[] }) {
  const half = Math.ceil(of.length / 2);
  return (
    <nav className="index" aria-label="Services on this page">
      <Column of={of.slice(0, half)} />
      <Column of={of.slice(half)} />
    </nav>
  );
}

function Column({ of }: { of: readonly OverviewEntry[] }) {
  return (
    <ul className="index__column">
      {of.map(({ anchor, name, purpose }) => (
        <li key={anchor}>
          <AnchorLink path={site.services.path} id={anchor}>
            <i>{purpose}</i>
            <span>{beginsWithCode.test(name) ? name : <Words text={name} />}</span>
            <Icon name="arrow-down" />
          </AnchorLink>
        </li>
      ))}
    </ul>
  );
}
