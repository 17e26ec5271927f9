import { browserPath, browserWords } from "#tests/browser.ts";
import { hydrated } from "./hydrated.ts";
import { expect, test } from "./site.ts";

/** Twice the size that browsers begin with, as a person sets it. */
test.use({
  viewport: { width: 390, height: 800 },
  launchOptions: {
    ...(browserPath && { executablePath: browserPath }),
    args: [...browserWords, "--blink-settings=defaultFontSize=32"],
  },
});

test("on a phone with large letters the menu and the call stay in reach", async ({
  page,
  site,
}) => {
  await page.goto(site.url);
  await hydrated(page);
  await expect(page.getByRole("link", { name: "Skip to the content" })).not.toBeInViewport();
  await page.getByRole("button", { name: "Open the menu" }).click();
  await expect(page.getByRole("dialog", { name: "Menu" })).toBeVisible();
  await page.keyboard.press("Escape");

  const call = await page.getByRole("link", { name: "Call us" }).boundingBox();
  const chat = await page.getByRole("link", { name: /WhatsApp/ }).boundingBox();
  const words = await page
    .locator(".rail a")
    .evaluateAll((links) => links.filter((link) => link.scrollWidth > link.clientWidth).length);
  expect((call?.x ?? 0) + (call?.width ?? 0)).toBeLessThanOrEqual(chat?.x ?? 0);
  expect(words).toBe(0);
});
