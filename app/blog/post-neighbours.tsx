import { Link } from "react-router";
import { Icon } from "#app/ui/icon.tsx";
import { Words } from "#app/ui/words.tsx";
import type { PostNeighbours as Neighbours } from "#contract/answers/blog.ts";

type Props = Neighbours & { pathOf: (id: string) => string };

/** The ways to the post before this one, and to the one after it. */
export function PostNeighbours({ previous, next, pathOf }: Props) {
  if (!previous && !next) return null;
  return (
    <nav className="neighbours" aria-label="Other posts">
      {previous && (
        <Link to={pathOf(previous.id)} rel="prev">
          <span>
            <Icon name="arrow-left" />
            Previous post
          </span>
          <Words text={previous.title} />
        </Link>
      )}
      {next && (
        <Link className="neighbours__next" to={pathOf(next.id)} rel="next">
          <span>
            Next post
            <Icon name="arrow-right" />
          </span>
          <Words text={next.title} />
        </Link>
      )}
    </nav>
  );
}
