import { expect, type Page } from "@playwright/test";

/**
 * Playwright says that a route is there a moment before an open page goes by it: of 516 requests that were sent at once two
 * went past it. A page that is not open yet goes by it from the start.
 */
export async function untilRouted(page: Page): Promise<void> {
  if (page.url() === "about:blank") return;
  const asked = "**/robots.txt";
  const routed = 204;
  await page.route(asked, (route) => route.fulfill({ status: routed }));
  const ask = () => page.evaluate(() => fetch("/robots.txt").then(({ status }) => status));
  await expect.poll(ask).toBe(routed);
  await page.unroute(asked);
}
