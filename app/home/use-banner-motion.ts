import { type RefObject, useEffect, useState } from "react";
import { whenIdleOrNear } from "#app/ui/when-idle-or-near.ts";
import type { BannerMotion } from "./banner-motion.tsx";

/**
 * What lets the foils slide. It is loaded when the page has nothing better to do, or when the banner comes near, and
 * is undefined until then; if it cannot be loaded the foils stay a row that can be scrolled.
 */
export function useBannerMotion(box: RefObject<HTMLElement | null>) {
  const [Motion, setMotion] = useState<typeof BannerMotion>();

  useEffect(() => {
    let isGone = false;
    const stopWaiting = whenIdleOrNear(box.current, () => {
      import("./banner-motion.tsx").then(
        (loaded) => !isGone && setMotion(() => loaded.BannerMotion),
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
