/** For browsers that do not say when they are idle. */
const idleAfterMs = 2000;
/** A page that is never idle gets to it as well. */
const latestMs = 3000;

/** Acts when the page has nothing better to do. Gives the way to call it off. */
export function whenIdle(act: () => void): () => void {
  if (!("requestIdleCallback" in window)) {
    const timer = setTimeout(act, idleAfterMs);
    return () => clearTimeout(timer);
  }
  const callback = requestIdleCallback(() => act(), { timeout: latestMs });
  return () => cancelIdleCallback(callback);
}
