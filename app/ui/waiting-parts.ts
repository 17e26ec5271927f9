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
 * React draws a part anew that it has not taken over yet when the address changes, and the page jumps: a step in the
 * history, such as a link inside the page, that comes that early is told a little later.
 */
if (typeof window !== "undefined") addEventListener("popstate", holdStep, true);

function holdStep(event: PopStateEvent): void {
  if (!event.isTrusted || !document.querySelector(waiting)) return;
  event.stopImmediatePropagation();
  if (!heldStep) setTimeout(tellStep, patienceMs);
  heldStep = event;
}

function tellStep(): void {
  if (!heldStep) return;
  const { state } = heldStep;
  heldStep = undefined;
  dispatchEvent(new PopStateEvent("popstate", { state }));
}
