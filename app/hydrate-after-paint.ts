/** React Router's start: the modules of the page's routes, then the entry. */
const START = /<script([^>]*?) type="module" async="">([\s\S]*?)<\/script>/;
const PRELOADS = /<link rel="modulepreload"[^>]*>/g;

/**
 * Runs in the page. It keeps the start as text until the page has been painted and the browser is idle, or until
 * somebody touches, points, types or focuses, and what that shows is drawn. What is done before that works by itself:
 * links, details, forms. A plain button can do nothing yet, so its click is kept and made again once React has taken over.
 * React is not told of a press on such a thing, a link's aside: it would take over all that the press may lie in at once,
 * a tenth of a second on a slow phone, before the browser may draw what the press shows. What is typed, it is told.
 */
const starter = `{
  const { nonce } = document.currentScript;
  const start = document.getElementById("start");
  let isStarted = false;
  const go = () => {
    if (isStarted) return;
    isStarted = true;
    const script = document.createElement("script");
    script.type = "module";
    script.nonce = nonce;
    script.textContent = start.textContent;
    start.after(script);
  };
  const goAfterFrame = () => requestAnimationFrame(() => setTimeout(go));
  for (const sign of ["pointerover", "pointerdown", "keydown", "focusin"]) {
    addEventListener(sign, goAfterFrame, { once: true, capture: true, passive: true });
  }
  let clicked;
  let alone = "summary, input:not([type=checkbox]), textarea, button[type=button]";
  const keep = (event) => {
    const pressed = event.target.closest?.(alone);
    if (!pressed) return;
    event.stopPropagation();
    if (event.type === "click" && pressed.matches("button:not([popovertarget])")) clicked = pressed;
  };
  const parts = ["over", "out", "down", "up"].flatMap((part) => ["pointer" + part, "mouse" + part]);
  for (const part of [...parts, "gotpointercapture", "touchstart", "touchend", "focusin", "click"]) {
    addEventListener(part, keep, { capture: true, passive: true });
  }
  addEventListener("hydrated", () => {
    alone = "[data-waiting] summary";
    clicked?.click();
  }, { once: true });
  addEventListener("load", () => (self.requestIdleCallback ?? setTimeout)(go));
}`;

/** Takes a page's scripts out of the way of its first paint (docs/decisions/012-hydration-after-paint.md). */
export function hydrateAfterPaint(html: string): string {
  return html
    .replace(PRELOADS, "")
    .replace(
      START,
      (_, attributes, text) =>
        `<script${attributes} type="text/plain" id="start">${text}</script><script${attributes}>${starter}</script>`,
    );
}
