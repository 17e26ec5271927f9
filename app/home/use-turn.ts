import { type RefObject, useCallback, useEffect, useState } from "react";
import { nearestSlide } from "#app/ui/nearest-slide.ts";

export type Turn = {
  /** The slide that is shown, and the one before it, counted from 0. */
  index: number;
  before?: number;
  /** The slides lie over each other, as soon as there is JavaScript to turn them. */
  isStacked: boolean;
};

/** Whose turn it is among the slides of `row`. */
export function useTurn(row: RefObject<HTMLElement | null>) {
  const [turn, setTurn] = useState<Turn>({ index: 0, isStacked: false });

  useEffect(() => {
    const slides = row.current;
    // Whoever has scrolled the row by hand stays where they are.
    if (slides) setTurn({ index: nearestSlide(slides, slides.children), isStacked: true });
  }, [row]);

  const turnTo = useCallback((index: number) => {
    setTurn((now) => (now.index === index ? now : { ...now, index, before: now.index }));
  }, []);

  return { turn, turnTo };
}
