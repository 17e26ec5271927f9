import { Link } from "react-router";
import { publisherOf } from "#app/sources-of.ts";
import { Icon } from "#app/ui/icon.tsx";
import type { FurtherLink } from "#content/article.ts";

/** Ways on from a section: our own pages here, everybody else's in a new tab, with who stands behind them. */
export function FurtherLinks({ of }: { of: readonly FurtherLink[] }) {
  return (
    <ul className="further">
      {of.map(({ name, url }) => (
        <li key={url}>
          {url.startsWith("http") ? <Elsewhere {...{ name, url }} /> : <Here {...{ name, url }} />}
        </li>
      ))}
    </ul>
  );
}

function Here({ name, url }: FurtherLink) {
  if (!url.startsWith("/"))
    return (
      <a href={url}>
        <span>{name}</span>
      </a>
    );
  return (
    <Link to={url}>
      <span>{name}</span>
    </Link>
  );
}

function Elsewhere({ name, url }: FurtherLink) {
  return (
    <a href={url} target="_blank" rel="noopener">
      <span>{name}</span>
      <Icon name="arrow-up-right" />
      <small>
        {publisherOf(url)}, <span className="vh">opens </span>in a new tab
      </small>
    </a>
  );
}
