import type { Page, Request } from "@playwright/test";
import { untilRouted } from "./until-routed.ts";

/**
 * The server takes the next request of that kind, and the browser never hears of it. The route stays: to take it away while the
 * page is loaded again stopped the page now and then.
 */
export async function loseAnswer(page: Page, url: string, method: string): Promise<void> {
  let isLost = false;
  await page.route(url, async (route) => {
    if (isLost || route.request().method() !== method) return route.fallback();
    isLost = true;
    await takenByServer(route.request());
    await route.abort();
  });
  await untilRouted(page);
}

/**
 * Sends it by Node's own `fetch`: Playwright's may wait for a connection that has ended, and `allHeaders` for what the browser
 * tells of a request that is on its way, which this one is not.
 */
export async function takenByServer(request: Request): Promise<void> {
  const sent = request.postDataBuffer();
  const body = sent && new Blob([new Uint8Array(sent)]);
  await fetch(request.url(), { method: request.method(), headers: request.headers(), body });
}
