import { type RefObject, useEffect } from "react";
import { useLocation } from "react-router";

/** From here up the header shows everything itself. The same width stands in header.css. */
const wide = "(min-width: 64.01rem)";

/**
 * What a popover lacks as a menu: nothing under it can be reached while it is open, and it closes when a link is
 * chosen, when the page changes and when the screen becomes wide.
 */
export function useMenu(panel: RefObject<HTMLElement | null>) {
  const { key } = useLocation();

  // biome-ignore lint/correctness/useExhaustiveDependencies: `key` is what changes with every navigation
  useEffect(() => {
    const menu = panel.current;
    return () => close(menu);
  }, [panel, key]);

  useEffect(() => {
    const menu = panel.current;
    if (!menu || !("popover" in menu)) return;
    const listening = new AbortController();
    const { signal } = listening;

    // The visitor may have opened it before React came.
    if (isOpen(menu)) enter(menu);
    menu.addEventListener("toggle", () => isOpen(menu) && enter(menu), { signal });
    // Before it closes, so that the browser can give the focus back to the button that opened it.
    menu.addEventListener(
      "beforetoggle",
      ({ newState }) => newState === "closed" && hold(menu, false),
      { signal },
    );
    // Before the link acts: a dialog that it opens remembers that button, too.
    menu.addEventListener("click", ({ target }) => isLink(target) && close(menu), { signal });
    matchMedia(wide).addEventListener("change", () => close(menu), { signal });
    return () => {
      listening.abort();
      hold(menu, false);
    };
  }, [panel]);
}

function isOpen(menu: HTMLElement): boolean {
  return "popover" in menu && menu.matches(":popover-open");
}

function close(menu: HTMLElement | null) {
  if (menu && isOpen(menu)) menu.hidePopover();
}

function enter(menu: HTMLElement) {
  hold(menu, true);
  if (!menu.contains(document.activeElement)) menu.querySelector("button")?.focus();
}

function isLink(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest("a") !== null;
}

/** Whatever else stands on the page cannot be reached or scrolled while it is held. */
function hold(menu: HTMLElement, isHeld: boolean) {
  document.documentElement.classList.toggle("behind-menu", isHeld);
  for (const other of menu.parentElement?.children ?? []) {
    if (other !== menu && other instanceof HTMLElement) other.inert = isHeld;
  }
}
