import type { Locator, Page } from "@playwright/test";
import { boxOf } from "./box.ts";
import { holdClock, markedDot, openWithClock } from "./held-page.ts";
import { expect, test } from "./site.ts";

/** Source: SPEC.md §2.6. */
const buttons = [
  "Connect Now",
  "Schedule a Free Consultation",
  "Enquire Details",
  "Know More",
] as const;

async function openClosing(page: Page, url: string): Promise<Locator> {
  await openWithClock(page, url);
  const closing = page.getByRole("region", { name: "Ways to begin" });
  await closing.scrollIntoViewIfNeeded();
  await holdClock(page);
  await closing.getByRole("button", { name: "Slide 1 of 4" }).click();
  await page.mouse.move(0, 0);
  await expect(closing).toHaveAttribute("data-autoplay", "playing");
  return closing;
}

test("four slides take turns every 5000 ms, in one place, their buttons too, each in 600 ms, slowly at both ends, on About Us, too", async ({
  page,
  site,
}) => {
  const closing = await openClosing(page, `${site.url}/about`);
  const { height } = await boxOf(closing);
  const places = new Set<number>();
  for (const number of [1, 2, 3, 4, 1]) {
    await expect(markedDot(closing)).toHaveAccessibleName(`Slide ${number} of 4`);
    await expect(closing.locator(".is-on a")).toHaveText(buttons[number - 1] ?? "");
    const banner = await boxOf(closing);
    const button = await boxOf(closing.locator(".is-on a"));
    expect(banner.height).toBe(height);
    places.add(Math.round(button.y - banner.y));
    await page.clock.runFor(4999);
    await expect(markedDot(closing)).toHaveAccessibleName(`Slide ${number} of 4`);
    await page.clock.runFor(1);
  }

  expect(places.size).toBe(1);
  const slide = closing.locator(".is-on");
  await expect(slide).toHaveAccessibleName("2 of 4");
  await expect(slide).toHaveCSS("transition-duration", "0.6s, 0.6s, 0.6s");
  await expect(slide).toHaveCSS("transition-timing-function", /^ease-in-out/);
  await expect(slide).toHaveCSS("opacity", "1");
});

test("each slide's button opens the enquiry; the slide waits, and the focus comes back", async ({
  page,
  site,
}) => {
  const closing = await openClosing(page, site.url);
  const enquiry = page.getByRole("dialog", { name: "Enquiry" });
  for (const [at, button] of buttons.entries()) {
    await test.step(button, async () => {
      await closing.getByRole("button", { name: `Slide ${at + 1} of 4` }).click();
      await closing.getByRole("link", { name: button }).click();
      await expect(enquiry).toBeVisible();

      // Longer than a slide's time; all of it shorter than the time until the newsletter asks.
      await page.clock.runFor(6000);
      await page.keyboard.press("Escape");
      await page.clock.runFor(500);
      await expect(enquiry).toBeHidden();
      await expect(closing.getByRole("link", { name: button })).toBeFocused();
    });
  }
});

test("it can be paused, and stands still with reduced motion", async ({ page, site }) => {
  const closing = await openClosing(page, site.url);
  await closing.getByRole("button", { name: "Pause the slides" }).click();
  await page.mouse.move(0, 0);
  await page.clock.runFor(20_000);
  await expect(markedDot(closing)).toHaveAccessibleName("Slide 1 of 4");

  await closing.getByRole("button", { name: "Play the slides" }).click();
  await page.clock.runFor(5000);
  await expect(markedDot(closing)).toHaveAccessibleName("Slide 2 of 4");

  await page.emulateMedia({ reducedMotion: "reduce" });
  await expect(closing).toHaveAttribute("data-autoplay", "paused");
  await page.clock.runFor(20_000);
  await expect(markedDot(closing)).toHaveAccessibleName("Slide 2 of 4");
});
