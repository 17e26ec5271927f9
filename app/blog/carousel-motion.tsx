import type { RefObject } from "react";
import { Icon } from "#app/ui/icon.tsx";
import { SlideDots } from "#app/ui/slide-dots.tsx";
import { useSlides } from "#app/ui/use-slides.ts";

/** Source: SPEC.md §9. */
const delayMs = 3000;

/** With these an image stands within a pixel of its place after 500 ms (tests/journeys/post-images.spec.ts measures it). */
const pull = { wide: 12, phone: 12 };

type Props = {
  /** Holds one child, and that the slides. */
  row: RefObject<HTMLElement | null>;
  count: number;
  index: number;
  onIndex: (index: number) => void;
  isPlaying: boolean;
  isPaused: boolean;
  onTogglePause: () => void;
};

/** Slides the images of `row`, which stand there already, and gives the controls for it. */
export function CarouselMotion({ row, count, index, onIndex, isPlaying, ...pause }: Props) {
  const embla = useSlides({ row, index, onIndex, isPlaying, delayMs, pull });
  return (
    <>
      <button type="button" aria-label="Previous image" onClick={() => embla?.scrollPrev()}>
        <Icon name="chevron-left" />
      </button>
      <SlideDots count={count} index={index} onChoose={(at) => embla?.scrollTo(at)} {...pause} />
      <button type="button" aria-label="Next image" onClick={() => embla?.scrollNext()}>
        <Icon name="chevron-right" />
      </button>
    </>
  );
}
