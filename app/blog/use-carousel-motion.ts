import { type RefObject, useEffect, useState } from "react";
import { whenIdleOrNear } from "#app/ui/when-idle-or-near.ts";
import type { CarouselMotion } from "./carousel-motion.tsx";

/** What lets the images slide, loaded late; undefined until then, and for good where it cannot be loaded. */
export function useCarouselMotion(box: RefObject<HTMLElement | null>) {
  const [Motion, setMotion] = useState<typeof CarouselMotion>();

  useEffect(() => {
    let isGone = false;
    const stopWaiting = whenIdleOrNear(box.current, () => {
      import("./carousel-motion.tsx").then(
        (loaded) => !isGone && setMotion(() => loaded.CarouselMotion),
        () => undefined, // offline, perhaps: the row is whole without it
      );
    });
    return () => {
      isGone = true;
      stopWaiting();
    };
  }, [box]);

  return Motion;
}
