import { useEffect, useLayoutEffect } from "react";
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

/** Links on a page glide to their place (base.css); another page stands at its place from its first frame on. */
export function usePageAtPlace() {
  const { pathname } = useLocation();

  // Before the router goes to the place, which it does when all of the page is there.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each page anew
  useLayoutEffect(() => {
    const { documentElement: root } = document;
    root.style.scrollBehavior = "auto";
    // Chromium goes by the last style that was worked out.
    root.getBoundingClientRect();
    requestAnimationFrame(() => {
      root.style.scrollBehavior = "";
    });
  }, [pathname]);
}
