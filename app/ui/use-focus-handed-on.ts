import { useLayoutEffect, useRef } from "react";

/**
 * For a part that goes away with its own press: the keyboard goes on from the nearest part around it that can hold the
 * focus (tabIndex -1), which it can not itself.
 */
export function useFocusHandedOn<T extends HTMLElement>() {
  const part = useRef<T>(null);
  // In a layout effect, while it is still in the page and has the focus.
  useLayoutEffect(() => {
    const own = part.current;
    return () => {
      if (!own?.contains(document.activeElement)) return;
      own.closest<HTMLElement>('[tabindex="-1"]')?.focus({ preventScroll: true });
    };
  }, []);
  return part;
}
