/**
 * Shows the offline page where a page cannot be had, and does nothing else: what is cached wrongly is hard to take
 * back. The build writes the list of files in (scripts/service-worker.ts).
 */
declare const self: ServiceWorkerGlobalScope;
/** The offline page first, then what it needs but for its letters (scripts/postbuild.ts); and a name that changes when one of them does. */
declare const offlineFiles: readonly string[];
declare const offlineVersion: string;

const offlinePage = offlineFiles[0] ?? "/offline";

self.addEventListener("install", (event) => {
  event.waitUntil(fill());
});

self.addEventListener("activate", (event) => {
  event.waitUntil(Promise.all([emptyOthers(), self.registration.navigationPreload.enable()]));
});

self.addEventListener("fetch", (event) => {
  const { method, mode } = event.request;
  if (method === "GET" && mode === "navigate") event.respondWith(page(event));
  else if (offlineFiles.includes(new URL(event.request.url).pathname))
    event.respondWith(file(event));
});

async function fill(): Promise<void> {
  const cache = await caches.open(offlineVersion);
  await cache.addAll(offlineFiles);
}

async function emptyOthers(): Promise<void> {
  const names = (await caches.keys()).filter((name) => name !== offlineVersion);
  await Promise.all(names.map((name) => caches.delete(name)));
}

async function page(event: FetchEvent): Promise<Response> {
  try {
    // biome-ignore lint/style/noRestrictedGlobals: it hands on what the page asked for
    return (await event.preloadResponse) ?? (await fetch(event.request));
  } catch {
    return (await kept(offlinePage)) ?? Response.error();
  }
}

async function file(event: FetchEvent): Promise<Response> {
  // biome-ignore lint/style/noRestrictedGlobals: it hands on what the page asked for
  return (await kept(event.request)) ?? fetch(event.request);
}

/** Undefined, too, where the browser cannot read what it keeps: every page needs these files. */
function kept(asked: RequestInfo): Promise<Response | undefined> {
  return caches.match(asked).catch(() => undefined);
}
