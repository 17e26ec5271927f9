import { OfflineNotice } from "#app/site/offline-notice.tsx";
import { withoutScripts } from "#app/without-scripts.ts";

export const meta = () => [{ name: "robots", content: "noindex" }];

/** It stands in for another page, at that page's address: React would not find itself there. */
export const handle = withoutScripts;

/**
 * Looks every 15 seconds whether the site can be had, then brings the page that was asked for, and with it what sends a lead
 * that waits: a phone often calls a line that carries nothing a connection. Written into the page, so that it cannot be missing.
 */
const comeBack = `setInterval(()=>fetch("/robots.txt",{cache:"no-store"}).then(({ok})=>ok&&location.reload(),()=>0),15e3)`;

/** What the service worker shows when a page cannot be had. Source: app/offline/service-worker.ts. */
export default function OfflinePage() {
  return (
    <>
      <OfflineNotice />
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant text of ours */}
      <script dangerouslySetInnerHTML={{ __html: comeBack }} />
    </>
  );
}
