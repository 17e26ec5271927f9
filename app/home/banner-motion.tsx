import type { RefObject } from "react";
import { SlideDots } from "#app/ui/slide-dots.tsx";
import { useSlides } from "#app/ui/use-slides.ts";

/** Source: SPEC.md §9. */
const delayMs = 4000;

/**
 * With these a foil stands within a pixel of its place after 800 ms: on wide screens, and on phones, where the way is
 * a third as long (tests/journeys/banner.spec.ts measures it).
 */
const pull = { wide: 22, phone: 24 };

type Props = {
  /** Holds one child, and that the foils. */
  row: RefObject<HTMLElement | null>;
  count: number;
  index: number;
  onIndex: (index: number) => void;
  isPlaying: boolean;
  isPaused: boolean;
  onTogglePause?: () => void;
};

/** Slides the foils of `row`, which stand there already, and gives the controls for it. */
export function BannerMotion({
  row,
  count,
  index,
  onIndex,
  isPlaying,
  isPaused,
  onTogglePause,
}: Props) {
  const embla = useSlides({ row, index, onIndex, isPlaying, delayMs, pull });
  return (
    <SlideDots
      count={count}
      index={index}
      onChoose={(at) => embla?.scrollTo(at)}
      isPaused={isPaused}
      {...(onTogglePause && { onTogglePause })}
    />
  );
}
