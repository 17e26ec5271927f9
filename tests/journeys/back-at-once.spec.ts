import { journeyWords, wholeBrowser } from "#tests/browser.ts";
import { hydrated } from "./hydrated.ts";
import { expect, test } from "./site.ts";

// The shell keeps no pages, and Playwright tells the whole browser not to.
test.use({
  launchOptions: {
    ...wholeBrowser,
    args: journeyWords,
    ignoreDefaultArgs: ["--disable-back-forward-cache"],
  },
});

declare global {
  interface Window {
    /** Only of a page that was kept. */
    wasHere?: boolean;
  }
}

for (const path of ["/", "/eb-5-investor-visa", "/blog", "/contact", "/admin/login"]) {
  test(`Back from elsewhere shows ${path} as it was left, without loading it`, async ({
    page,
    site,
  }) => {
    await page.goto(site.url + path);
    await hydrated(page);
    await page.evaluate(() => {
      window.wasHere = true;
    });
    await page.goto(`${site.url}/robots.txt`);
    // Playwright's own way back waits for a page that loads.
    await page.evaluate(() => history.back());

    await expect(async () => {
      expect(await page.evaluate(() => window.wasHere)).toBe(true);
    }).toPass();
    expect(new URL(page.url()).pathname).toBe(path);
  });
}
