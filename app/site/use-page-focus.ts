import { useEffect } from "react";
import { useLocation, useNavigationType } from "react-router";
import { focusPlace } from "#app/ui/focus-place.ts";

/** Whoever hears a page or uses its keys goes on from the content of the next; the link that led there is gone. */
export function usePageFocus() {
  const { pathname, search, hash } = useLocation();
  const type = useNavigationType();

  // biome-ignore lint/correctness/useExhaustiveDependencies: the way to a page is looked at when it has come
  useEffect(() => {
    // The browser knows the place on the first page, and on those behind.
    if (type !== "POP") focusPlace(hash.slice(1) || "main");
  }, [pathname, search]);
}
