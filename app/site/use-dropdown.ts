import { type RefObject, useEffect } from "react";
import { useLocation } from "react-router";

/** A pointer that only passes over the header opens nothing, and one that takes the short way loses nothing. */
const openAfterMs = 90;
const closeAfterMs = 280;

/**
 * What a `<details>` lacks as a dropdown: it opens under a resting mouse, and closes on Escape, on a press or a focus
 * elsewhere, and when the page changes.
 */
export function useDropdown(panel: RefObject<HTMLDetailsElement | null>) {
  const { key } = useLocation();

  // biome-ignore lint/correctness/useExhaustiveDependencies: `key` is what changes with every navigation
  useEffect(() => {
    const details = panel.current;
    return () => {
      if (details) details.open = false;
    };
  }, [panel, key]);

  useEffect(() => {
    const details = panel.current;
    if (!details) return;
    const listening = new AbortController();
    closeFromOutside(details, listening.signal);
    openUnderMouse(details, listening.signal);
    return () => listening.abort();
  }, [panel]);
}

function closeFromOutside(details: HTMLDetailsElement, signal: AbortSignal) {
  const closeUnlessInside = (target: EventTarget | null) => {
    if (!(target instanceof Node && details.contains(target))) details.open = false;
  };
  document.addEventListener("pointerdown", ({ target }) => closeUnlessInside(target), { signal });
  details.addEventListener(
    "focusout",
    // Without a target the focus has left the window, or nothing can hold it: neither leads elsewhere on the page.
    ({ relatedTarget }) => relatedTarget && closeUnlessInside(relatedTarget),
    { signal },
  );
  document.addEventListener(
    "keydown",
    (event) => {
      if (event.key !== "Escape" || !details.open) return;
      if (details.contains(document.activeElement)) details.querySelector("summary")?.focus();
      details.open = false;
    },
    { signal },
  );
}

function openUnderMouse(details: HTMLDetailsElement, signal: AbortSignal) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  // What a click has opened stays when the mouse leaves.
  let isHeldByMouse = false;

  const later = (ms: number, act: () => void) => {
    clearTimeout(timer);
    timer = setTimeout(act, ms);
  };
  const onMouse = (type: "pointerenter" | "pointerleave", act: () => void) =>
    details.addEventListener(type, (event) => event.pointerType === "mouse" && act(), { signal });

  onMouse("pointerenter", () =>
    later(openAfterMs, () => {
      if (details.open) return;
      details.open = true;
      isHeldByMouse = true;
    }),
  );
  onMouse("pointerleave", () =>
    later(closeAfterMs, () => {
      if (isHeldByMouse) details.open = false;
    }),
  );
  details.querySelector("summary")?.addEventListener(
    "click",
    (event) => {
      clearTimeout(timer);
      // The mouse was faster than its button: the click means "open", not "close again".
      if (isHeldByMouse && details.open) event.preventDefault();
      isHeldByMouse = false;
    },
    { signal },
  );
  details.addEventListener(
    "toggle",
    () => {
      if (!details.open) isHeldByMouse = false;
    },
    { signal },
  );
  signal.addEventListener("abort", () => clearTimeout(timer));
}
