import { type RefObject, useEffect } from "react";

/** How much of a card is in view when it rises. Source: SPEC.md §2.6. */
const shareSeen = 0.2;

/**
 * Lets the children of `row` fade in and rise once. Only those are hidden that lie below the screen when the script
 * comes: the others have risen with the first paint (strip.css), and without JavaScript nothing is hidden.
 */
export function useReveal(row: RefObject<HTMLElement | null>) {
  useEffect(() => {
    if (matchMedia("(prefers-reduced-motion: reduce)").matches) return;
    const unseen = [...(row.current?.children ?? [])].filter(
      (card) => card.getBoundingClientRect().top >= window.innerHeight,
    );
    const observer = new IntersectionObserver(
      (changes) => {
        for (const { isIntersecting, target } of changes) {
          if (!isIntersecting) continue;
          target.classList.add("is-rising");
          target.classList.remove("is-waiting");
          observer.unobserve(target);
        }
      },
      { threshold: shareSeen },
    );
    for (const card of unseen) {
      card.classList.add("is-waiting");
      observer.observe(card);
    }
    return () => {
      observer.disconnect();
      for (const card of unseen) card.classList.remove("is-waiting");
    };
  }, [row]);
}
