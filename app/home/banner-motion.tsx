import Autoplay from "embla-carousel-autoplay";
import useEmblaCarousel from "embla-carousel-react";
import { type RefObject, useEffect, useLayoutEffect, useState } from "react";
import { nearestSlide } from "#app/ui/nearest-slide.ts";
import { SlideDots } from "#app/ui/slide-dots.tsx";
import { bannerSlides } from "#content/banners.ts";

/** Source: SPEC.md §9. */
const delayMs = 4000;

/**
 * Embla's measure is a pull and no time. With these a foil stands within a pixel of its place after 800 ms: on wide
 * screens, and on phones, where the way is a third as long (tests/journeys/banner.spec.ts measures it).
 */
const pull = { wide: 22, phone: 24 };

type Props = {
  /** Holds one child, and that the foils. */
  row: RefObject<HTMLElement | null>;
  index: number;
  onIndex: (index: number) => void;
  isPlaying: boolean;
  isPaused: boolean;
  onTogglePause?: () => void;
};

/** Slides the foils of `row`, which stand there already, and gives the controls for it. */
export function BannerMotion({ row, index, onIndex, isPlaying, isPaused, onTogglePause }: Props) {
  const [startIndex] = useState(() => startOf(row.current));
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

  useLayoutEffect(() => {
    if (row.current) row.current.scrollLeft = 0;
    attach(row.current);
  }, [attach, row]);

  useEffect(() => {
    const tell = () => embla && onIndex(embla.selectedScrollSnap());
    tell();
    embla?.on("select", tell);
    return () => void embla?.off("select", tell);
  }, [embla, onIndex]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a slide that was chosen by hand stays its full time
  useEffect(() => {
    const autoplay = embla?.plugins().autoplay;
    if (!embla || !autoplay || !isPlaying) return;
    // A finger on a slide stops the plugin.
    const goOn = () => autoplay.play();
    goOn();
    embla.on("pointerUp", goOn);
    return () => {
      embla.off("pointerUp", goOn);
      autoplay.stop();
    };
  }, [embla, isPlaying, index]);

  return (
    <SlideDots
      count={bannerSlides.length}
      index={index}
      onChoose={(at) => embla?.scrollTo(at)}
      isPaused={isPaused}
      {...(onTogglePause && { onTogglePause })}
    />
  );
}

/** Whoever has scrolled the row by hand stays where they are. */
function startOf(row: HTMLElement | null): number {
  const slides = row?.firstElementChild?.children;
  return row && slides ? nearestSlide(row, slides) : 0;
}
