const signs = ["pointerdown", "keydown", "focusin"];
let isUsed = false;

/**
 * Acts after the first touch, key or focus on the page, or at once where that has been. What the touch shows is drawn
 * before. Gives the way to call it off.
 */
export function onFirstUse(act: () => void): () => void {
  if (isUsed) {
    act();
    return () => undefined;
  }
  const waiting = new AbortController();
  const { signal } = waiting;
  for (const sign of signs) {
    addEventListener(sign, once, { capture: true, passive: true, signal });
  }
  function once() {
    isUsed = true;
    waiting.abort();
    requestAnimationFrame(() => setTimeout(act));
  }
  return () => waiting.abort();
}
