import type { Locator } from "@playwright/test";
import { addressOf, newestPost } from "./all-pages.ts";
import { addPosts } from "./blog-posts.ts";
import { boxOf } from "./box.ts";
import { hydrated, wholeHydrated } from "./hydrated.ts";
import { logIn } from "./office.ts";
import { expect, test, withWord } from "./site.ts";
import { sideways } from "./staff.ts";

test.use({
  viewport: { width: 390, height: 800 },
  // Twice the size that browsers begin with, as a person sets it.
  launchOptions: withWord("--blink-settings=defaultFontSize=32"),
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
  expect(await linesOf(page.getByRole("heading", { level: 1 }), "Immigration")).toBe(1);

  const call = await boxOf(page.getByRole("link", { name: "Call us" }));
  const chat = await boxOf(page.getByRole("link", { name: /WhatsApp/ }));
  const cut = await page
    .locator(".rail a")
    .evaluateAll((links) => links.map((link) => link.scrollWidth > link.clientWidth));
  expect(call.x + call.width).toBeLessThanOrEqual(chat.x);
  expect(cut).toEqual([false, false, false]);
});

test("and so does the menu of the staff's pages", async ({ page, site }) => {
  await logIn(page, site);
  await page.goto(`${site.url}/admin/dashboard?section=team`);
  await page.getByRole("heading", { name: "Accounts" }).waitFor();
  await expect(page.getByRole("button", { name: "Open the admin menu" })).toBeInViewport();
  expect(await sideways(page)).toBeLessThanOrEqual(0);
});

test("nothing to scroll sideways on a phone with large letters", async ({ page, site }) => {
  // More than one page of them.
  await addPosts(site, 7);
  await page.emulateMedia({ reducedMotion: "reduce" });
  for (const path of [
    "/",
    "/services",
    "/b-2-visitor-visa",
    "/contact",
    "/blog",
    newestPost,
    "/search",
    "/always-be-prepared-and-know-what-the-purpose-is",
    "/privacy-policy",
    "/enquiry",
  ]) {
    await page.goto(await addressOf(site, path));
    // Parts that nobody has come to are not laid out.
    await wholeHydrated(page);
    for (const width of [360, 390]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await sideways(page), `${path} at ${width}`).toBeLessThanOrEqual(0);
    }
  }
});

const linesOf = (heading: Locator, word: string) =>
  heading.evaluate(({ firstChild }, word) => {
    if (!firstChild?.textContent) throw new Error("a heading without a text");
    const range = new Range();
    const start = firstChild.textContent.indexOf(word);
    range.setStart(firstChild, start);
    range.setEnd(firstChild, start + word.length);
    return range.getClientRects().length;
  }, word);
