import { useEffect } from "react";
import { useLocation } from "react-router";
import { type CountedForm, formPages } from "#contract/counted-forms.ts";
import type { VisitNews } from "#contract/visits.ts";
import { storedToken } from "./session.ts";
import { asksNotToBeTracked } from "./tracking-wish.ts";

/*
 * The server counts the pages that it answers. What it cannot see is told to it here: nothing about the visitor, and
 * nothing at all by who asks not to be tracked. Source: docs/decisions/032-visits-without-cookies.md.
 */

/** The page last counted: first the one that the server answered. */
let counted = typeof performance === "undefined" ? "" : answeredPath();

/** Tells the pages that are made in the browser. */
export function VisitedPages() {
  const { pathname } = useLocation();
  useEffect(() => {
    if (pathname === counted) return;
    counted = pathname;
    tell({ page: pathname });
  }, [pathname]);
  return null;
}

const opened = new Set<CountedForm>();

/** Tells, once a page, that somebody has begun to use a form; to open its own page has told it already. */
export function tellFormOpened(form: CountedForm): void {
  if (opened.has(form) || location.pathname === formPages[form]) return;
  opened.add(form);
  tell({ form });
}

function answeredPath(): string {
  const [answered] = performance.getEntriesByType("navigation");
  return answered ? new URL(answered.name).pathname : "";
}

function tell(news: VisitNews): void {
  if (asksNotToBeTracked() || storedToken()) return;
  const type = "application/json";
  // Some browsers let people switch it off.
  navigator.sendBeacon?.("/api/visits", new Blob([JSON.stringify(news)], { type }));
}
