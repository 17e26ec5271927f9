import { type RefObject, useEffect, useState } from "react";
import type { BannerMotion } from "./banner-motion.tsx";

/** For browsers that do not say when they are idle. */
const idleAfterMs = 2000;

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

/** Acts once. Gives the way to call it off. */
function whenIdleOrNear(element: HTMLElement | null, act: () => void): () => void {
  const observer = new IntersectionObserver(
    (changes) => changes.some(({ isIntersecting }) => isIntersecting) && once(),
    { rootMargin: "200px" },
  );
  const isKnown = "requestIdleCallback" in window;
  const idle = isKnown ? requestIdleCallback(once) : window.setTimeout(once, idleAfterMs);
  if (element) observer.observe(element);

  function stop() {
    observer.disconnect();
    if (isKnown) cancelIdleCallback(idle);
    else clearTimeout(idle);
  }
  function once() {
    stop();
    act();
  }
  return stop;
}
