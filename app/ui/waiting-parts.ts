/** On the element of a part whose script is not there yet. */
export const waitingMark = { "data-waiting": "" };
const waiting = "[data-waiting]";

export const waitingPart = (element: Element): Element | null => element.closest(waiting);

/** Longer than a slow network takes for a small script, shorter than a person's patience. */
export const patienceMs = 3000;

/** The step in the history that waits to be told. */
let heldStep: PopStateEvent | undefined;

/** Says that a part has its script. */
export function takePart(part: Element): void {
  part.removeAttribute("data-waiting");
  if (!document.querySelector(waiting)) tellStep();
}

/*
 * React takes a part away that has no script yet when the address changes, and the page jumps: a step in the history
 * that comes that early is told a little later, and a link inside the page is the browser's until then.
 */
if (typeof window !== "undefined") {
  addEventListener("popstate", holdStep, true);
  addEventListener("click", leaveToBrowser, true);
}

function holdStep(event: PopStateEvent): void {
  if (!event.isTrusted || !document.querySelector(waiting)) return;
  event.stopImmediatePropagation();
  // Without a state it is the browser's own, inside the page: nobody waits for it.
  if (!heldStep && event.state) setTimeout(tellStep, patienceMs);
  heldStep = event;
}

function leaveToBrowser(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest("a") : null;
  const isInside = link?.hash && link.pathname === location.pathname;
  if (isInside && document.querySelector(waiting)) event.stopImmediatePropagation();
}

function tellStep(): void {
  if (!heldStep) return;
  const { state } = heldStep;
  heldStep = undefined;
  dispatchEvent(new PopStateEvent("popstate", { state }));
}
