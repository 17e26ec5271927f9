import { Link } from "react-router";
import { focusPlace } from "#app/ui/focus-place.ts";

type Props = { path: string; of: readonly { id: string; heading: string }[] };

/** The parts of an article, by their anchors. */
export function Contents({ path, of }: Props) {
  return (
    <nav className="toc" aria-labelledby="toc-title">
      <h2 id="toc-title">In this guide</h2>
      <ol>
        {of.map(({ id, heading }) => (
          <li key={id}>
            <Link to={`${path}#${id}`} onClick={() => focusPlace(id)}>
              {heading}
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  );
}
