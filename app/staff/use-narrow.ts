import { useSyncExternalStore } from "react";

/** Up to here the menu is a drawer and the details are a sheet; admin.css changes at the same width. */
const NARROW = "(max-width: 64rem)";

/** For parts that only the browser renders: the server has no width. */
export function useNarrow(): boolean {
  return useSyncExternalStore(
    onChange,
    () => matchMedia(NARROW).matches,
    () => false,
  );
}

function onChange(tell: () => void) {
  const query = matchMedia(NARROW);
  query.addEventListener("change", tell);
  return () => query.removeEventListener("change", tell);
}
