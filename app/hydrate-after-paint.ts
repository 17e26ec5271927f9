/** React Router's start: the modules of the page's routes, then the entry. */
const START = /<script([^>]*?) type="module" async="">([\s\S]*?)<\/script>/;
const PRELOADS = /<link rel="modulepreload"[^>]*>/g;

/** Behind it the browser knows how to read the rest, and no style sheet holds up a script yet. */
const CHARSET = /<meta charSet="utf-8"\/?>/;

/**
 * Runs at the page's beginning: on a slow line its end comes later than its first paint, and what is pressed meanwhile is not
 * to be lost. It keeps the start as text until the page has been painted and the browser is idle, or until somebody touches,
 * points, types or focuses, and what that shows is drawn. A mouse that rests where the page appears points as well, but not
 * before there is something to be seen. What is done before the start works by itself: links, details, forms. A plain
 * button can do nothing yet, so its click is kept and made again once React has taken over.
 * React is not told of a press on such a thing, a link's aside: it would take over all that the press may lie in at once,
 * a tenth of a second on a slow phone, before the browser may draw what the press shows. What is typed, it is told.
 */
const starter = `{
  const { nonce } = document.currentScript;
  let isStarted = false;
  const go = () => {
    const start = document.getElementById("start");
    if (isStarted || !start) return;
    isStarted = true;
    const { textContent } = start;
    start.after(Object.assign(document.createElement("script"), { type: "module", nonce, textContent }));
  };
  const on = (events, act, once) => {
    for (const event of events.split(" ")) addEventListener(event, act, { once, capture: true, passive: true });
  };
  const painted = new Promise((resolve) => {
    new PerformanceObserver(() => requestAnimationFrame(resolve)).observe({ type: "paint", buffered: true });
  });
  const afterFrame = () => requestAnimationFrame(() => setTimeout(go));
  on("pointerdown keydown focusin", afterFrame, true);
  on("pointerover", () => painted.then(afterFrame), true);
  let clicked;
  let alone = "summary, input:not([type=checkbox]), textarea, button[type=button]";
  on("pointerover pointerout pointerdown pointerup mouseover mouseout mousedown mouseup gotpointercapture touchstart touchend focusin click", (event) => {
    const pressed = event.target.closest?.(alone);
    if (!pressed) return;
    event.stopPropagation();
    if (event.type === "click" && pressed.matches("button:not([popovertarget])")) clicked = pressed;
  });
  on("hydrated", () => {
    alone = "[data-waiting] summary";
    clicked?.click();
  }, true);
  addEventListener("load", () => painted.then(() => (self.requestIdleCallback ?? setTimeout)(go)));
}`.replace(/\n\s*/g, "\n");

/**
 * Takes a page's scripts out of the way of its first paint (docs/decisions/012-hydration-after-paint.md and 063).
 * @throws Error where the page has a start and no place for the starter: its scripts would never run.
 */
export function hydrateAfterPaint(html: string): string {
  const [start, attributes, modules] = START.exec(html) ?? [];
  if (start === undefined) return html;
  if (!CHARSET.test(html)) throw new Error(`A page has no ${CHARSET}, where its starter stands`);
  return html
    .replace(PRELOADS, "")
    .replace(start, () => `<script${attributes} type="text/plain" id="start">${modules}</script>`)
    .replace(CHARSET, (charset) => `${charset}<script${attributes}>${starter}</script>`);
}
