import * as v from "valibot";

/** A picture of a post, as pages show it. `width` and `height` in px are those of /uploads/ and `name`; 0: not known yet. */
const picture = v.object({
  name: v.string(),
  alt: v.string(),
  width: v.number(),
  height: v.number(),
  /** AVIF comes some seconds after the post; until then only WebP is there. */
  hasAvif: v.boolean(),
});
export type Picture = v.InferOutput<typeof picture>;

/** A post without its texts and images. */
const postHead = v.object({ id: v.string(), title: v.string(), created_at: v.string() });

/** A post as everybody reads it. Times are ISO 8601, UTC. */
export const post = v.object({
  ...postHead.entries,
  content: v.string(),
  /** File names under /uploads/, in their order. */
  image: v.array(v.string()),
  /** What each image shows, in the order of `image`; empty where nobody has said it. */
  alts: v.array(v.string()),
  /** The same images in the same order, with what a page needs to show them well. */
  pictures: v.array(picture),
  /** Counts the saves, from 1; sent as If-Match, it keeps one editor from undoing another's save unseen. */
  version: v.number(),
  /** Equal to `created_at` when made, never changed by an edit. */
  date: v.string(),
  /** When title, content or pictures last changed; at first `created_at`. */
  changed_at: v.string(),
});
export type Post = v.InferOutput<typeof post>;

/** A page of all posts, newest first, and where it stands among `pages`, of which there is always one. */
export const postPage = v.object({ posts: v.array(post), page: v.number(), pages: v.number() });
export type PostPage = v.InferOutput<typeof postPage>;

const neighbour = v.nullable(postHead);
/** The post that is older by one, and the one that is newer. */
export const postNeighbours = v.object({ previous: neighbour, next: neighbour });
export type PostNeighbours = v.InferOutput<typeof postNeighbours>;
