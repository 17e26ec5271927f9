import { PostCard, type PostCardData } from "./post-card.tsx";
import type { Coming } from "./post-picture.tsx";

/** A phone's first screen shows one card, a wide one three. */
const firstCards = 3;

/** A page of the blog, newest first. */
export function PostCards({ of: cards }: { of: readonly PostCardData[] }) {
  return cards.map((card, at) => <PostCard key={card.path} card={card} comes={comingAt(at)} />);
}

function comingAt(place: number): Coming {
  if (place === 0) return "first";
  return place < firstCards ? "soon" : "late";
}
