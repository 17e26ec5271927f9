/** For browsers that do not say when they are idle. */
const idleAfterMs = 2000;

/**
 * Acts once: when the page has nothing better to do, or when the element comes near the screen. Gives the way to
 * call it off.
 */
export function whenIdleOrNear(element: HTMLElement | null, act: () => void): () => void {
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
