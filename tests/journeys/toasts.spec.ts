import type { Locator, Page } from "@playwright/test";
import { openEnquiry, submitButton, toasts } from "./enquiry-form.ts";
import { plainPage } from "./plain-page.ts";
import { expect, test } from "./site.ts";

/** Sends an empty enquiry: the dialog is open and one toast stands above it. */
async function raiseToast(page: Page, url: string) {
  await page.goto(url);
  const dialog = await openEnquiry(page);
  await submitButton(dialog).click();
  const toast = toasts(page);
  await expect(toast).toContainText("Full Name is required.");
  return { dialog, toast };
}

/** As if its seconds had passed: the line that runs out is a toast's clock. */
async function letEnd(line: Locator) {
  await expect(line).toHaveCSS("animation-play-state", "running");
  await line.evaluate((bar) => {
    for (const animation of bar.getAnimations()) animation.finish();
  });
}

test("a toast stands at the top, in the middle, above the open dialog; Alt+T leads to it, and it can be closed; it ends by itself, and not while the window has lost the focus or the pointer rests on it", async ({
  page,
  site,
}) => {
  const { dialog, toast } = await raiseToast(page, site.url + plainPage);
  await expect(toast).toHaveRole("alert");
  await expect(page.locator("#toasts .Toastify__toast")).toContainClass(
    "Toastify__toast-theme--light",
  );
  const close = page.locator("#toasts").getByRole("button", { name: "close" });
  await expect(close).toBeVisible();
  // Its line is for the eye.
  await expect(toast.getByRole("progressbar")).toHaveCount(0);
  const box = await page.locator("#toasts .Toastify__toast").boundingBox();
  const width = page.viewportSize()?.width ?? 0;
  expect(box?.y).toBeLessThan(100);
  expect(Math.abs((box?.x ?? 0) + (box?.width ?? 0) / 2 - width / 2)).toBeLessThan(2);

  await page.keyboard.press("Alt+t");
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.closest("#toasts") !== null))
    .toBe(true);
  await close.click();
  await expect(toast).toBeHidden();

  await submitButton(dialog).click();
  // The one that was closed is still leaving.
  const line = toast.locator(".Toastify__progress-bar--animated");
  const state = () => line.evaluate((bar) => getComputedStyle(bar).animationPlayState);
  await expect(line).toHaveCSS("animation-duration", "5s");
  // It listens a moment after it is seen.
  await expect(async () => {
    await page.evaluate(() => window.dispatchEvent(new Event("blur")));
    await expect(line).toHaveCSS("animation-play-state", "paused", { timeout: 500 });
  }).toPass();
  await page.evaluate(() => window.dispatchEvent(new Event("focus")));
  await expect(line).toHaveCSS("animation-play-state", "running");

  await toast.hover();
  await expect.poll(state).toBe("paused");
  await page.mouse.move(0, 0);
  await expect.poll(state).toBe("running");
  await letEnd(line);
  await expect(toast).toBeHidden();
});

test.describe("with reduced motion", () => {
  test.use({ contextOptions: { reducedMotion: "reduce" } });

  test("a toast stands for its 5 s and then goes", async ({ page, site }) => {
    const { toast } = await raiseToast(page, site.url + plainPage);
    const line = page.locator("#toasts .Toastify__progress-bar--animated");
    await expect(line).toHaveCSS("animation-duration", "5s");
    await letEnd(line);
    await expect(toast).toBeHidden();
  });
});
