import { PostCard, type PostCardData } from "./post-card.tsx";

/** A page of the blog, newest first: its first picture is what the first screen waits for, on a phone the only one in it. */
export function PostCards({ of: cards }: { of: readonly PostCardData[] }) {
  return cards.map((card, at) => (
    <PostCard key={card.path} card={card} comes={at === 0 ? "first" : "late"} />
  ));
}
