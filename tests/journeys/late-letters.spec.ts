import { browserWords } from "#tests/browser.ts";
import { holdCalls } from "./held-calls.ts";
import { expect, test } from "./site.ts";

test.use({
  viewport: { width: 412, height: 823 },
  // As phones set their lines: without it, this browser rounds each letter to whole pixels.
  launchOptions: async ({ launchOptions }, use) =>
    use({ ...launchOptions, args: [...browserWords, "--font-render-hinting=none"] }),
});

for (const path of ["/", "/services", "/visa-for-nurses-rn", "/contact"]) {
  test(`${path} stays where it is when its letters come late`, async ({ page }) => {
    const release = await holdCalls(page, /woff2$/);
    await page.addInitScript(watchShifts);
    await page.goto(path, { waitUntil: "commit" });
    const number = page.locator(".logo b").first();
    const before = await number.boundingBox();
    await page.waitForFunction(() => performance.getEntriesByName("first-paint").length > 0);

    release();
    await page.waitForFunction(() => document.fonts.check('1rem "M360 Text"'));
    await page.evaluate(() => document.fonts.ready);
    // Two frames: the layout with the letters, and its report.
    const score = await page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          requestAnimationFrame(() => requestAnimationFrame(() => resolve(window.shiftScore ?? 0)));
        }),
    );
    const after = await number.boundingBox();
    expect(Math.abs((after?.x ?? 0) - (before?.x ?? Number.NaN))).toBeLessThan(3);
    // What Lighthouse still shows as 0.
    expect(score).toBeLessThan(0.0005);
  });
}

declare global {
  interface Window {
    shiftScore?: number;
  }
}

function watchShifts(): void {
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      window.shiftScore =
        (window.shiftScore ?? 0) + (entry as PerformanceEntry & { value: number }).value;
    }
  }).observe({ type: "layout-shift", buffered: true });
}
