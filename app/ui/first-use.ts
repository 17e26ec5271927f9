const signs = ["pointerdown", "keydown", "focusin"];
let isUsed = false;

/** Acts at the first touch, key or focus on the page, or at once where that has been. Gives the way to call it off. */
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
    act();
  }
  return () => waiting.abort();
}
