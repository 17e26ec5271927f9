import { use, useCallback, useEffect, useState } from "react";
import {
  UNSAFE_DataRouterContext as DataRouterContext,
  UNSAFE_FrameworkContext as FrameworkContext,
  PrefetchPageLinks,
} from "react-router";

/** A pointer that only passes over a link rests for less; a press lasts longer. */
const restMs = 60;

/**
 * Brings what the page needs whose link somebody points at, touches or has come to by keyboard, before they ask for it: code,
 * style and data. For all links by one listener, so that none can be forgotten.
 */
export function IntendedPage() {
  const bringCode = useCode();
  const [page, setPage] = useState<string>();
  useEffect(
    () =>
      onIntent((next) => {
        bringCode(next).then(
          () => setPage(next),
          () => undefined,
        );
      }),
    [bringCode],
  );
  return page && <PrefetchPageLinks page={page} />;
}

/**
 * Code comes before the rest, and by ourselves: where it does not come React Router loads the whole page anew, and with it
 * what somebody has typed would be gone, for a link that they have only passed.
 */
function useCode(): (page: string) => Promise<unknown> {
  const router = use(DataRouterContext)?.router;
  const routes = use(FrameworkContext)?.manifest.routes;
  return useCallback(
    (page) => {
      const files = router?.match(page)?.map(({ route }) => routes?.[route.id]?.module);
      return Promise.all((files ?? []).map((file) => file && import(/* @vite-ignore */ file)));
    },
    [router, routes],
  );
}

/** Calls with the address of each page whose link is meant. Gives the way to end it. */
function onIntent(act: (page: string) => void): () => void {
  let resting: ReturnType<typeof setTimeout> | undefined;
  const leave = () => clearTimeout(resting);
  const look = (element: EventTarget | null) => {
    leave();
    const link = element instanceof Element && element.closest<HTMLAnchorElement>("a[href]");
    const page = link && pageOf(link);
    if (page) resting = setTimeout(act, restMs, page);
  };
  const ended = new AbortController();
  const { signal } = ended;
  for (const sign of ["pointerover", "focusin"]) {
    addEventListener(sign, ({ target }) => look(target), { passive: true, signal });
  }
  // The finger scrolls.
  addEventListener("pointercancel", leave, { signal });
  look(document.querySelector("a[href]:hover"));
  return () => {
    leave();
    ended.abort();
  };
}

/** Undefined of links that lead elsewhere, to a file, or to where one is. */
function pageOf({ origin, pathname, search, download }: HTMLAnchorElement): string | undefined {
  const page = pathname + search;
  const isPage = origin === location.origin && !download && !pathname.startsWith("/api/");
  return isPage && page !== location.pathname + location.search ? page : undefined;
}
