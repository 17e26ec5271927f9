import { whenIdle } from "./when-idle.ts";

/**
 * Acts once: when the page has nothing better to do, or when the element comes near the screen. Gives the way to
 * call it off.
 */
export function whenIdleOrNear(element: HTMLElement | null, act: () => void): () => void {
  const observer = new IntersectionObserver(
    (changes) => changes.some(({ isIntersecting }) => isIntersecting) && once(),
    { rootMargin: "200px" },
  );
  const forget = whenIdle(once);
  if (element) observer.observe(element);

  function stop() {
    observer.disconnect();
    forget();
  }
  function once() {
    stop();
    act();
  }
  return stop;
}
