import { PostCard, type PostCardData } from "./post-card.tsx";

/** Cards that may stand on the first screen: their images do not wait. */
const firstCards = 3;

/** A page of the blog, newest first. */
export function PostCards({ of: cards }: { of: readonly PostCardData[] }) {
  return cards.map((card, at) => (
    <PostCard key={card.path} card={card} isFirst={at < firstCards} />
  ));
}
