import type { Page } from "@playwright/test";
import { lettersCome } from "./letters-come.ts";
import { expect, test } from "./site.ts";
import { workerReady } from "./worker-ready.ts";

test.describe("with a service worker", () => {
  test.use({ serviceWorkers: "allow" });

  test("the first visit is painted before it asks for letters; the next has them from the start", async ({
    page,
    site,
  }) => {
    await page.goto(site.url);
    const first = await timesOf(page);
    expect(first.asked).toHaveLength(2);
    expect(Math.min(...first.asked)).toBeGreaterThanOrEqual(first.paint);

    await workerReady(page);
    await page.reload();
    const next = await timesOf(page);
    expect(next.asked).toHaveLength(2);
    expect(Math.max(...next.asked)).toBeLessThan(next.paint);
  });
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("the page has its letters", async ({ page, site }) => {
    await page.goto(site.url);
    await lettersCome(page);
  });
});

/** When the first part was painted, and when the two faces that all pages use were asked for. */
async function timesOf(page: Page): Promise<{ paint: number; asked: number[] }> {
  await lettersCome(page);
  await page.waitForFunction(() => performance.getEntriesByName("first-paint").length > 0);
  return page.evaluate(() => ({
    paint: performance.getEntriesByName("first-paint")[0]?.startTime ?? 0,
    asked: performance
      .getEntriesByType("resource")
      .filter(({ name }) => /m360-(serif|text)-[\w-]{7}\.woff2$/.test(name))
      .map(({ startTime }) => startTime),
  }));
}
