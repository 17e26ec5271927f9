import { OfflineNotice } from "#app/offline/offline-notice.tsx";
import { unlistedMeta } from "#app/seo.ts";
import { offline } from "#content/offline.ts";

export function meta() {
  return unlistedMeta(offline.heading);
}

/** It stands in for another page, at that page's address: React would not find itself there. */
export const handle = { isWithoutScripts: true };

/** What the service worker shows when a page cannot be had. Source: app/offline/service-worker.ts. */
export default function OfflinePage() {
  return <OfflineNotice />;
}
