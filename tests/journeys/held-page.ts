import { expect, type Locator, type Page } from "@playwright/test";

/** Opens a page whose clock can be held. */
export async function openWithClock(page: Page, url: string): Promise<void> {
  await page.clock.install();
  await page.goto(url);
  // What comes when the browser is idle would not come while the clock is held. Staff pages have neither.
  await expect(page.locator("#foot[data-waiting], #side[data-waiting]")).toHaveCount(0);
}

/** From here on time passes only by `page.clock.runFor`. `leadMs` must be longer than it took to come here. */
export async function holdClock(page: Page, leadMs = 20_000): Promise<void> {
  const now = await page.evaluate(() => Date.now());
  await page.clock.pauseAt(now + leadMs);
}

/** The number of the slide that the dots of `banner` mark. */
export function markedDot(banner: Locator): Locator {
  return banner.locator(".dots [aria-current=true]");
}

/** As when the visitor turns to another tab, or comes back. */
export async function setHidden(page: Page, isHidden: boolean): Promise<void> {
  await page.evaluate((hidden) => {
    Object.defineProperty(document, "hidden", { value: hidden, configurable: true });
    const visibilityState = hidden ? "hidden" : "visible";
    Object.defineProperty(document, "visibilityState", {
      value: visibilityState,
      configurable: true,
    });
    document.dispatchEvent(new Event("visibilitychange"));
  }, isHidden);
}
