import { Link } from "react-router";
import type { Hit } from "#contract/answers/search.ts";
import { Pieces } from "./pieces.tsx";

/** What was found, best first. */
export function Hits({ of }: { of: readonly Hit[] }) {
  return (
    <ol className="hits">
      {of.map(({ kind, path, title, excerpt }) => (
        <li key={path}>
          <p className="hits__kind">{kind}</p>
          <h2>
            <Link to={path}>
              <Pieces of={title} />
            </Link>
          </h2>
          <p>
            <Pieces of={excerpt} />
          </p>
        </li>
      ))}
    </ol>
  );
}
