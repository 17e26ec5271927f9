import type { Page } from "@playwright/test";

export const popupOf = (page: Page) => page.getByRole("dialog", { name: "The visa letter" });

/** At `ms` after the load; from there on time passes only by `page.clock.runFor`. */
export async function holdAt(page: Page, ms: number): Promise<void> {
  const loadedAt = await page.evaluate(() => Date.now() - performance.now());
  await page.clock.pauseAt(Math.round(loadedAt + ms));
}

/** How often a page has asked for the popup's own file, which it does as the popup comes: before that file has come nothing is seen. */
export function countComings(page: Page): () => Promise<number> {
  let count = 0;
  page.on("request", (request) => {
    if (/\/newsletter-envelope-[^/]*\.js$/.test(request.url())) count += 1;
  });
  return async () => {
    // Comes after whatever the page has asked for so far.
    await page.evaluate(() => fetch("/robots.txt"));
    return count;
  };
}
