import { type FocusEvent, useEffect, useRef } from "react";

/** For an element that takes the focus when the button that had it inside goes away: the keyboard goes on from there. */
export function useKeptFocus<T extends HTMLElement>() {
  const element = useRef<T>(null);
  const last = useRef<Element>(null);
  useEffect(() => {
    const within = element.current;
    if (!within) return;
    const observer = new MutationObserver(() => {
      const isGone = last.current?.isConnected === false;
      if (isGone && document.activeElement === document.body) within.focus({ preventScroll: true });
    });
    observer.observe(within, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, []);
  return {
    ref: element,
    tabIndex: -1,
    onFocus: ({ target }: FocusEvent) => {
      last.current = target;
    },
  };
}
