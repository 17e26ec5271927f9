/** Once a visit has come to rest, for the next one: the offline page, and a place on the home screen. */
export function prepareNextVisit(): void {
  // In the page from the start, the manifest and its icon would come beside the first picture.
  const manifest = { rel: "manifest", href: "/site.webmanifest" };
  document.head.append(Object.assign(document.createElement("link"), manifest));
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
  navigator.serviceWorker.register("/service-worker.js").catch(() => undefined); // private windows refuse it
}
