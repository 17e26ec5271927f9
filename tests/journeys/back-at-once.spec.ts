import type { Page } from "@playwright/test";
import { journeyWords, wholeBrowser } from "#tests/browser.ts";
import { anjali, fillEnquiry, submitButton } from "./enquiry-form.ts";
import { hydrated } from "./hydrated.ts";
import { enquiriesFrom } from "./office.ts";
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

test("Back from elsewhere shows a page of each kind as it was left, without loading it", async ({
  page,
  site,
}) => {
  for (const path of ["/", "/eb-5-investor-visa", "/blog", "/contact", "/admin/login"]) {
    await test.step(path, async () => {
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
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("who goes Back to the enquiry that was sent and sends it again has sent one; changed, it is another", async ({
    page,
    site,
  }) => {
    const person = { ...anjali, email: "back-and-again@example.com" };
    await page.goto(`${site.url}/enquiry`);
    const form = page.locator("main");
    await fillEnquiry(form, person);
    await sendAndGoBack(page);
    await sendAndGoBack(page);
    expect(await enquiriesFrom(site, person.email)).toHaveLength(1);

    await fillEnquiry(form, { location: "Kochi, India" });
    await sendAndGoBack(page);
    expect(await enquiriesFrom(site, person.email)).toHaveLength(2);
  });
});

async function sendAndGoBack(page: Page) {
  await submitButton(page).click();
  await expect(page.locator("main").getByRole("status")).toContainText(
    "Enquiry sent successfully!",
  );
  await page.evaluate(() => history.back());
  await expect(submitButton(page)).toBeVisible();
}
