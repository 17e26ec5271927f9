import { Link } from "react-router";
import { buttonClass } from "#app/ui/button.tsx";
import { Words } from "#app/ui/words.tsx";
import type { Picture } from "#contract/answers/blog.ts";
import { CardImages } from "./card-images.tsx";
import type { Coming } from "./post-picture.tsx";

/** What a card shows of a post; the texts are made on the server, so that both sides say the same. */
export type PostCardData = {
  path: string;
  title: string;
  excerpt: string;
  /** ISO 8601, UTC. */
  time: string;
  /** How long ago that is, in words. */
  ago: string;
  images: Picture[];
};

/** Source: SPEC.md §2.9. */
export function PostCard({ card, comes }: { card: PostCardData; comes: Coming }) {
  const { path, title, excerpt, time, ago, images } = card;
  return (
    <article className="post">
      <CardImages of={images} title={title} comes={comes} />
      <p className="post__when">
        <time dateTime={time}>{ago}</time>
      </p>
      <h2>
        <Link to={path}>
          <Words text={title} />
        </Link>
      </h2>
      <p className="post__ex">
        <Words text={excerpt} />
      </p>
      <Link
        className={buttonClass({ variant: "line", size: "sm" })}
        to={path}
        aria-label={`View: ${title}`}
      >
        View
      </Link>
    </article>
  );
}
