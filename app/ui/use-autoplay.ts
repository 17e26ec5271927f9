import { type FocusEvent, type PointerEvent, type RefObject, useEffect, useState } from "react";
import { autoplayState } from "./autoplay-state.ts";

const still = "(prefers-reduced-motion: reduce)";

/**
 * When slides may move by themselves. They rest under the pointer and the focus, in a hidden tab and under an open
 * dialog; the pause button rules over all of it. `boxProps` are for the element that holds them and their controls.
 */
export function useAutoplay(box: RefObject<HTMLElement | null>) {
  const [isPaused, setPaused] = useState(false);
  const [isHovered, setHovered] = useState(false);
  const [isFocused, setFocused] = useState(false);
  const isAway = useAway(box);

  useEffect(() => {
    const wish = matchMedia(still);
    const follow = () => setPaused(wish.matches);
    if (wish.matches) follow();
    wish.addEventListener("change", follow);
    return () => wish.removeEventListener("change", follow);
  }, []);

  return {
    state: autoplayState({ isPaused, isAway, isFocused, isHovered }),
    isPaused,
    /** Whoever presses Play has the pointer or the focus on the button, and wants motion all the same. */
    togglePause: () => {
      setPaused(!isPaused);
      setHovered(false);
      setFocused(false);
    },
    boxProps: {
      // A finger does not rest: it leaves when it is lifted.
      onPointerEnter: ({ pointerType }: PointerEvent) => setHovered(pointerType === "mouse"),
      onPointerLeave: () => setHovered(false),
      // Not for a press with the mouse, after which the focus stays behind unseen.
      onFocus: ({ target }: FocusEvent) => setFocused(target.matches(":focus-visible")),
      onBlur: () => setFocused(false),
    },
  };
}

/** Whoever opens a dialog makes what lies under it inert. */
function useAway(box: RefObject<HTMLElement | null>): boolean {
  const [isAway, setAway] = useState(false);
  useEffect(() => {
    const look = () => setAway(document.hidden || isCovered(box.current));
    const observer = new MutationObserver(look);
    observer.observe(document.body, { subtree: true, attributeFilter: ["inert"] });
    document.addEventListener("visibilitychange", look);
    look();
    return () => {
      observer.disconnect();
      document.removeEventListener("visibilitychange", look);
    };
  }, [box]);
  return isAway;
}

function isCovered(element: HTMLElement | null): boolean {
  return element !== null && element.closest("[inert]") !== null;
}
