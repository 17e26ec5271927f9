import type { Page, Request } from "@playwright/test";

/** The server takes the next request of that kind, and the browser never hears of it. */
export async function loseAnswer(page: Page, url: string, method: string): Promise<void> {
  await page.route(url, async (route) => {
    if (route.request().method() !== method) return route.fallback();
    await takenByServer(route.request());
    await route.abort();
    await page.unroute(url);
  });
}

/** Sends it by Node's own `fetch`: Playwright's may wait for a connection that has ended. */
export async function takenByServer(request: Request): Promise<void> {
  const { host, connection, "content-length": length, ...headers } = await request.allHeaders();
  const body = new Blob([new Uint8Array(request.postDataBuffer() ?? [])]);
  await fetch(request.url(), { method: request.method(), headers, body });
}
