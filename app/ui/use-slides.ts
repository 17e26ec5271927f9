import Autoplay from "embla-carousel-autoplay";
import useEmblaCarousel from "embla-carousel-react";
import { type RefObject, useEffect, useState } from "react";
import { nearestSlide } from "./nearest-slide.ts";

export type Slides = {
  /** Holds one child, and that the slides. */
  row: RefObject<HTMLElement | null>;
  index: number;
  onIndex: (index: number) => void;
  isPlaying: boolean;
  delayMs: number;
  /** Embla's measure is a pull and no time: how long a slide is on its way must be measured. Phones: to 44rem. */
  pull: { wide: number; phone: number };
};

/**
 * Slides the slides of `row`, which stand there already, round and round. For modules that are loaded late: it brings
 * Embla with it.
 */
export function useSlides({ row, index, onIndex, isPlaying, delayMs, pull }: Slides) {
  const [startIndex] = useState(() => startOf(row.current));
  const [isAttached, setAttached] = useState(false);
  const [attach, embla] = useEmblaCarousel(
    {
      loop: true,
      align: "start",
      startIndex,
      duration: pull.wide,
      breakpoints: {
        "(max-width: 44rem)": { duration: pull.phone },
        "(prefers-reduced-motion: reduce)": { duration: 0 },
      },
    },
    // When it plays is told below: useAutoplay knows more reasons to rest than the plugin.
    [Autoplay({ delay: delayMs, playOnInit: false, stopOnFocusIn: false })],
  );

  // Behind the controls, and not with them in one go: that would hold up a slow phone for a tenth of a second.
  useEffect(() => {
    attach(row.current);
    setAttached(true);
  }, [attach, row]);

  // Right behind Embla's own start, which brings the slide to its place.
  useEffect(() => {
    if (isAttached && row.current) row.current.scrollLeft = 0;
  }, [isAttached, row]);

  useEffect(() => {
    const tell = () => embla && onIndex(embla.selectedScrollSnap());
    tell();
    embla?.on("select", tell);
    return () => void embla?.off("select", tell);
  }, [embla, onIndex]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a slide that was chosen by hand stays its full time
  useEffect(() => {
    const autoplay = embla?.plugins().autoplay;
    // On paper the slides stand one under the other: there is no next one, and the plugin has not begun.
    if (!autoplay || !isPlaying || !embla?.canScrollNext()) return;
    // A finger on a slide stops the plugin.
    const goOn = () => autoplay.play();
    goOn();
    embla.on("pointerUp", goOn);
    return () => {
      embla.off("pointerUp", goOn);
      autoplay.stop();
    };
  }, [embla, isPlaying, index]);

  return embla;
}

/** Whoever has scrolled the row by hand stays where they are. */
function startOf(row: HTMLElement | null): number {
  const slides = row?.firstElementChild?.children;
  return row && slides ? nearestSlide(row, slides) : 0;
}
