import type { ComponentProps } from "react";
import { Icon } from "#app/ui/icon.tsx";
import { SlideDots } from "#app/ui/slide-dots.tsx";
import { type Slides, useSlides } from "#app/ui/use-slides.ts";

/** Source: SPEC.md §9. */
const delayMs = 3000;

/** With these an image stands within a pixel of its place after 500 ms (tests/journeys/post-images.spec.ts measures it). */
const pull = { wide: 12, phone: 12 };

type Props = Omit<Slides, "delayMs" | "pull"> & Omit<ComponentProps<typeof SlideDots>, "onChoose">;

/** Slides the images of `row`, which stand there already, and gives the controls for it. */
export function CarouselMotion({ row, onIndex, isPlaying, ...dots }: Props) {
  const { index } = dots;
  const embla = useSlides({ row, index, onIndex, isPlaying, delayMs, pull });
  return (
    <>
      <button type="button" aria-label="Previous image" onClick={() => embla?.scrollPrev()}>
        <Icon name="chevron-left" />
      </button>
      <SlideDots {...dots} onChoose={(at) => embla?.scrollTo(at)} />
      <button type="button" aria-label="Next image" onClick={() => embla?.scrollNext()}>
        <Icon name="chevron-right" />
      </button>
    </>
  );
}
