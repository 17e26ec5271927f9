import { useEffect, useRef } from "react";

/** The keyboard goes on from the first of these elements that is in the page. */
export function focusFirst(ids: readonly (string | undefined)[]): void {
  const place = ids.map((id) => id && document.getElementById(id)).find(Boolean);
  if (place) place.focus();
}

/** For what goes away with its own press: acts where nothing else has the focus by then. */
export function whenFocusIsFree(act: () => void): void {
  requestAnimationFrame(() => {
    if (document.activeElement === document.body) act();
  });
}

/** What is closed gives the focus back to the first of its places that is in the page. */
export function useFocusBack(
  openedId: string | undefined,
  placesOf: (id: string) => readonly string[],
): void {
  const last = useRef<string>(undefined);
  useEffect(() => {
    if (!openedId && last.current) focusFirst(placesOf(last.current));
    last.current = openedId;
  }, [openedId, placesOf]);
}
