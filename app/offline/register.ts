/** Once a visit has come to rest: the offline page is for the next one. */
export function registerOfflinePage(): void {
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
  navigator.serviceWorker.register("/service-worker.js").catch(() => undefined); // private windows refuse it
}
