import { Icon } from "#app/ui/icon.tsx";
import { Words } from "#app/ui/words.tsx";
import type { OfficialLink } from "#content/fact.ts";
import { dayText } from "#contract/day-text.ts";
import { publisherOf } from "./sources-of.ts";

type Props = OfficialLink & {
  /** YYYY-MM-DD, where it stands behind a fact. */
  checkedOn?: string;
};

/** An authority's page in a list of sources: whose it is, and of which day what it says here is. */
export function OfficialPage({ name, url, checkedOn }: Props) {
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
        {publisherOf(url)}{" "}
        {checkedOn && (
          <span className="sources__day">
            As of <time dateTime={checkedOn}>{dayText(checkedOn)}</time>
          </span>
        )}
      </p>
    </li>
  );
}
