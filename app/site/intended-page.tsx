import { use, useCallback, useEffect, useState } from "react";
import {
  createPath,
  UNSAFE_DataRouterContext as DataRouterContext,
  UNSAFE_FrameworkContext as FrameworkContext,
  PrefetchPageLinks,
  useLocation,
} from "react-router";
import { bringFile } from "#app/api.ts";

/** A pointer that only passes over a link rests for less; a press lasts longer. */
const restMs = 60;

/** React Router marks those that it follows itself. What a dialog answers is left out by `discover="none"`. */
const followed = "a[data-discover]";

/**
 * Brings what the page needs whose link somebody points at, touches or has come to by keyboard, before they ask for it: code,
 * style and data. For all links by one listener, so that none can be forgotten.
 */
export function IntendedPage() {
  const bringCode = useCode();
  const { key } = useLocation();
  useAskedPage();
  const [page, setPage] = useState<string>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: who has come to another page means no link yet
  useEffect(() => {
    let meant: string | undefined;
    const forget = onIntent((next) => {
      meant = next;
      bringCode(next).then(
        () => meant === next && setPage(next),
        () => undefined,
      );
    });
    return () => {
      forget();
      meant = undefined;
      setPage(undefined);
    };
  }, [bringCode, key]);
  return page && <PrefetchPageLinks page={page} />;
}

/**
 * Where the code of a page does not come, perhaps because the site has been updated since, React Router loads anew the page that is
 * there; then the one that was asked for is loaded instead, where the browser tells of it.
 */
function useAskedPage() {
  const router = use(DataRouterContext)?.router;
  useEffect(() => {
    function lead(event: NavigateEvent) {
      const asked = router?.state.navigation.location;
      if (event.navigationType !== "reload" || !asked) return;
      event.preventDefault();
      location.assign(createPath(asked));
    }
    self.navigation?.addEventListener("navigate", lead);
    return () => self.navigation?.removeEventListener("navigate", lead);
  }, [router]);
}

/**
 * Code comes before the rest, as files that are not run yet. Where code does not come React Router loads the whole page anew, and
 * what somebody has typed would be gone for a link that they have only passed; and what a browser could not import once it
 * may never ask for again.
 */
function useCode(): (page: string) => Promise<unknown> {
  const router = use(DataRouterContext)?.router;
  const framework = use(FrameworkContext);
  return useCallback(
    (page) => {
      const filesOf = (id: string) => {
        const route = framework?.manifest.routes[id];
        return route ? [route.module, ...(route.imports ?? [])] : [];
      };
      const here = new Set(Object.keys(framework?.routeModules ?? {}).flatMap(filesOf));
      const needed = router?.match(page)?.flatMap(({ route: { id } }) => filesOf(id)) ?? [];
      return Promise.all(needed.filter((file) => !here.has(file)).map(bringFile));
    },
    [router, framework],
  );
}

/** Calls with the address of each page whose link is meant. Gives the way to end it. */
function onIntent(act: (page: string) => void): () => void {
  let resting: ReturnType<typeof setTimeout> | undefined;
  const leave = () => clearTimeout(resting);
  const look = (element: EventTarget | null) => {
    leave();
    const link = element instanceof Element && element.closest<HTMLAnchorElement>(followed);
    if (!link) return;
    const page = link.pathname + link.search;
    const isHere = page === location.pathname + location.search;
    if (!isHere) resting = setTimeout(act, restMs, page);
  };
  const ended = new AbortController();
  const { signal } = ended;
  for (const sign of ["pointerover", "focusin"]) {
    addEventListener(sign, ({ target }) => look(target), { passive: true, signal });
  }
  // The finger scrolls; or the page is asked for.
  for (const sign of ["pointercancel", "click"]) addEventListener(sign, leave, { signal });
  look(document.querySelector(`${followed}:hover`));
  return () => {
    leave();
    ended.abort();
  };
}
