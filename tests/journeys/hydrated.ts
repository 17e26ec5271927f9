import { expect, type Page } from "@playwright/test";

/**
 * Resolves when React has taken over the page: until then links and details work as the browser does them, so that
 * "Enquire Now" leads to the page of that name and opens no dialog.
 */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    Object.keys(document.querySelector("main") ?? {}).some((key) => key.startsWith("__reactFiber")),
  );
}

/** Resolves when every part has its script, also those that come when somebody is near. */
export async function wholeHydrated(page: Page): Promise<void> {
  await hydrated(page);
  // A key tells the parts that wait for it that somebody is here.
  await expect(async () => {
    await page.keyboard.press("Shift");
    await expect(page.locator("[data-waiting]")).toHaveCount(0, { timeout: 500 });
  }).toPass();
}

/** Resolves when the blog's cards have their script as well: until then their links load whole pages. */
export async function cardsHydrated(page: Page): Promise<void> {
  await hydrated(page);
  await page.locator("#posts:not([data-waiting])").waitFor();
}

/** Resolves when the bar at the edge has its script as well: until then its links lead to pages, and open nothing. */
export async function barHydrated(page: Page): Promise<void> {
  await hydrated(page);
  // Its own box is empty: what is in it stands at the window's edge.
  await page.locator("#side:not([data-waiting])").waitFor({ state: "attached" });
}
