import { patienceMs, waitingPart } from "./waiting-parts.ts";

type Held = { again: () => void; timer?: ReturnType<typeof setTimeout> };
const heldIn = new Map<Element, Held>();

// On the window, because React keeps these events from a part that it has not taken over yet.
if (typeof window !== "undefined") {
  addEventListener("click", holdPress, true);
  addEventListener("submit", holdSubmit, true);
}

/** Does again what was done to a part before it had its script. */
export function doHeldActions(part: Element): void {
  const held = heldIn.get(part);
  heldIn.delete(part);
  clearTimeout(held?.timer);
  // After the part has drawn what only the browser knows, such as its origin.
  if (held) queueMicrotask(held.again);
}

/** A plain button can do nothing yet. Links and details work by themselves. */
function holdPress({ target }: Event): void {
  const button = target instanceof Element && target.closest<HTMLElement>("button[type=button]");
  const part = button && waitingPart(button);
  if (part) hold(part, { again: () => button.click() });
}

/** A form whose script does not come is sent as a form is sent without one. */
function holdSubmit(event: SubmitEvent): void {
  const { target: form, submitter } = event;
  const part = form instanceof HTMLFormElement && waitingPart(form);
  if (!part) return;
  event.preventDefault();
  const timer = setTimeout(() => form.submit(), patienceMs);
  hold(part, { again: () => form.requestSubmit(submitter), timer });
}

function hold(part: Element, held: Held): void {
  clearTimeout(heldIn.get(part)?.timer);
  heldIn.set(part, held);
}
