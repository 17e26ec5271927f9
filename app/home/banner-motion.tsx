import type { ComponentProps } from "react";
import { SlideDots } from "#app/ui/slide-dots.tsx";
import { type Slides, useSlides } from "#app/ui/use-slides.ts";

/** Source: SPEC.md §9. */
const delayMs = 4000;

/**
 * With these a foil stands within a pixel of its place after 800 ms: on wide screens, and on phones, where the way is
 * a third as long (tests/journeys/banner.spec.ts measures it).
 */
const pull = { wide: 22, phone: 24 };

type Props = Omit<Slides, "delayMs" | "pull"> & Omit<ComponentProps<typeof SlideDots>, "onChoose">;

/** Slides the foils of `row`, which stand there already, and gives the controls for it. */
export function BannerMotion({ row, onIndex, isPlaying, ...dots }: Props) {
  const { index } = dots;
  const embla = useSlides({ row, index, onIndex, isPlaying, delayMs, pull });
  return <SlideDots {...dots} onChoose={(at) => embla?.scrollTo(at)} />;
}
