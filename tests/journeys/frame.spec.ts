import type { Locator } from "@playwright/test";
import { brand } from "#content/brand.ts";
import { services } from "#contract/services.ts";
import { holdClock, openWithClock } from "./held-page.ts";
import { wholeHydrated } from "./hydrated.ts";
import { expect, test } from "./site.ts";

/** Source: SPEC.md §2.3 and §2.4. */
const places = [
  ["Quick Links", "/quick-link"],
  ["About Us", "/about"],
  ["Contact Us", "/contact"],
];
const [home, overview, blog] = [
  ["Home", "/"],
  ["Services", "/services"],
  ["Blog", "/blog"],
];
const readMore = ["Read More about our services", "/services"];
const serviceLinks = services.map(({ slug, name }) => [name, `/${slug}`]);

test("the header leads everywhere; its services open under the mouse and by keys, and close again", async ({
  page,
  site,
}) => {
  await page.goto(`${site.url}/about`);
  await wholeHydrated(page);
  const header = page.getByRole("banner");
  const nav = header.getByRole("navigation", { name: "Main" });
  await expect(header.getByRole("link", { name: /home$/ })).toHaveAttribute("href", "/");
  expect(await linksIn(nav.locator("> a"))).toEqual([home, ...places, blog]);
  await expect(header.getByRole("link", { name: "Enquire Now" })).toBeVisible();

  const topline = page.getByRole("complementary", { name: "Phone and email" });
  for (const { city, phone, tel } of brand.offices) {
    const call = topline.getByRole("link", { name: `${city} ${phone}`, exact: true });
    await expect(call).toHaveAttribute("href", `tel:${tel}`);
  }

  const opener = nav.locator("summary");
  const panel = nav.locator(".drop");
  await expect(opener).toHaveText("Services");
  await opener.hover();
  await expect(panel).toBeVisible();
  await expect(panel.getByRole("heading")).toHaveText("Seventeen routes, two desks");
  await expect(panel).toContainText(
    "Tell us where you are and where you want to be. We prepare the papers, review them and say plainly what they can and cannot do.",
  );
  expect(await linksIn(panel.locator(".drop__intro a"))).toEqual([readMore]);
  const columns = panel.getByRole("list");
  await expect(columns).toHaveCount(2);
  expect(await linksIn(columns.nth(0).locator("a"))).toEqual(serviceLinks.slice(0, 9));
  expect(await linksIn(columns.nth(1).locator("a"))).toEqual(serviceLinks.slice(9));

  await panel.getByRole("heading").hover();
  await expect(panel).toBeVisible();
  await page.mouse.move(640, 715);
  await expect(panel).toBeHidden();
  await opener.hover();
  await expect(panel).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(panel).toBeHidden();

  await page.mouse.move(0, 0);
  await opener.press("Enter");
  await expect(panel).toBeVisible();
  await page.keyboard.press("Tab");
  await expect(panel.getByRole("link", { name: "Read More" })).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(panel).toBeHidden();
  await expect(opener).toBeFocused();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Shift+Tab");
  await expect(nav.getByRole("link", { name: "Home" })).toBeFocused();
  await expect(panel).toBeHidden();
  await opener.press("Enter");
  await panel.getByRole("link", { name: "Read More" }).press("Enter");
  await expect(page).toHaveURL(`${site.url}/services`);
  await expect(panel).toBeHidden();
});

test("on a phone a menu slides in with the same items; the footer says who we are and where", async ({
  page,
  site,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${site.url}/about`);
  await wholeHydrated(page);
  await expect(page.getByRole("navigation", { name: "Main" })).toBeHidden();
  await page.getByRole("button", { name: "Open the menu" }).click();
  const menu = page.getByRole("dialog", { name: "Menu" });
  await expect(menu).toHaveCSS("transition-property", /transform|translate/);
  await expect(menu).toBeInViewport({ ratio: 0.99 });
  await menu.getByText("Services", { exact: true }).click();
  expect(await linksIn(menu.getByRole("navigation").getByRole("link"))).toEqual([
    home,
    readMore,
    ...serviceLinks,
    ...places,
    blog,
  ]);
  await menu.getByRole("link", { name: "Enquire Now" }).click();
  await expect(page.getByRole("dialog", { name: "Enquiry" })).toBeVisible();
  await page.keyboard.press("Escape");

  const footer = page.getByRole("contentinfo");
  const year = await page.evaluate(() => new Date().getFullYear());
  await expect(footer).toContainText(`© ${year} Meridian360`);
  await expect(footer).toContainText(
    "We simplify the US immigration process: documents prepared and reviewed, questions answered, and an introduction to a US immigration attorney, at an additional charge, when you need one.",
  );
  const social = footer.locator(".social");
  expect(await social.getByRole("link").evaluateAll(named)).toEqual([
    ["Facebook", "https://www.facebook.com/"],
    ["Instagram", "https://www.instagram.com/"],
    ["YouTube", "https://www.youtube.com/"],
  ]);
  await expect(social.getByRole("listitem").last().getByRole("img")).toHaveAccessibleName(
    "Twitter",
  );
  await expect(footer.locator("address")).toHaveText([
    /^Austin\s*Congress Avenue, Austin, Texas, USA/,
    /^Kochi\s*Marine Drive, Kochi, Kerala, India/,
  ]);
  expect(await linksIn(footer.locator("address a"))).toEqual([
    ["+1 512 555 0142", "tel:+15125550142"],
    ["+91 484 555 0142", "tel:+914845550142"],
    ["hello@meridian360.example", "mailto:hello@meridian360.example"],
  ]);
  const lists = footer.getByRole("list");
  expect(await linksIn(lists.nth(1).locator("a"))).toEqual([home, overview, ...places]);
  expect(await linksIn(lists.nth(2).locator("a"))).toEqual([
    ["Privacy Policy", "/privacy-policy"],
    ["Refund Policy", "/refund-policy"],
    ["Disclaimer", "/disclaimer"],
    ["Accessibility", "/accessibility"],
    ["Immigration guide", "/always-be-prepared-and-know-what-the-purpose-is"],
  ]);

  // A desk at 400 % zoom has so little height: none of it is the header's for good.
  await page.setViewportSize({ width: 320, height: 256 });
  await footer.scrollIntoViewIfNeeded();
  await expect(page.getByRole("banner")).not.toBeInViewport();
});

test("the enquiry panel takes 500 ms to close", async ({ page, site }) => {
  await openWithClock(page, `${site.url}/about`);
  await page.getByRole("banner").getByRole("link", { name: "Enquire Now" }).click();
  const panel = page.locator(".enq");
  await expect(panel).toHaveAttribute("data-state", "open");
  await holdClock(page);
  await panel.getByRole("button", { name: "Close" }).click();
  await expect(panel).toHaveAttribute("data-state", "closing");
  await page.clock.runFor(499);
  await expect(panel).toBeAttached();
  await page.clock.runFor(1);
  await expect(panel).not.toBeAttached();
  await expect(page.getByRole("banner").getByRole("link", { name: "Enquire Now" })).toBeFocused();
});

/** What each says, without what a service is for, and where it leads. */
function linksIn(links: Locator) {
  return links.evaluateAll((all) =>
    all.map((link) => {
      const words = link.querySelector(":scope.svc > span") ?? link;
      return [words.textContent, link.getAttribute("href")];
    }),
  );
}

/** In the browser: of links that are signs. */
function named(links: Element[]) {
  return links.map((link) => [link.getAttribute("aria-label"), link.getAttribute("href")]);
}
