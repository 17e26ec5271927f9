import type { Page } from "@playwright/test";
import { deskPath, sendEnquiry } from "./desk.ts";
import { logIn } from "./office.ts";
import { expect, test } from "./site.ts";
import { objections, openSection, rowOf, sendLead, sideways } from "./staff.ts";
import { expectUncovered } from "./uncovered.ts";

// What other files send would be counted here. A number that can not be had is a line in the browser's console.
test.use({
  settings: { MAIL_FROM: "Menu <menu@example.com>" },
  allowedConsole: [/status of 503/],
});

const person = { name: "Anjali Mathew", email: "anjali@example.com" };
const entry = (page: Page, name: RegExp) =>
  page.getByRole("navigation", { name: "Admin" }).getByRole("link", { name });

test("an enquiry is new in the menu until somebody has moved it on", async ({ page, site }) => {
  await logIn(page, site);
  await page.goto(site.url + deskPath);
  await expect(page.getByText("Live", { exact: true })).toBeVisible();
  await expect(entry(page, /^Enquiry Form$/)).toBeVisible();
  const menu = page.getByRole("navigation", { name: "Admin" });
  await expect(menu.getByRole("heading")).toHaveText("Admin Menu");
  // Gold on teal.
  await expect(menu.getByRole("heading")).toHaveCSS("color", "rgb(226, 196, 124)");
  await expect(menu).toHaveCSS("background-color", "rgb(6, 46, 48)");

  // The desk hears of it, so that nobody has to ask.
  await sendEnquiry(site, person);
  await expect(entry(page, /^Enquiry Form 1 new$/)).toBeVisible();
  await expect(entry(page, /^Contact Form$/)).toBeVisible();
  expect(await objections(page)).toEqual([]);

  // The list says who wrote, and leads to where it is answered.
  await entry(page, /^Enquiry Form/).click();
  await rowOf(page, person.email).click();
  await page.getByRole("link", { name: "Open on the desk" }).click();
  const lead = page.getByRole("region", { name: person.name });
  await expect(lead).toContainText("Nothing has been done with it yet.");
  await page.keyboard.press("e");
  await page.keyboard.press("2");
  await expect(lead.getByRole("button", { name: /^Stage/ })).toContainText("In touch");
  await expect(entry(page, /^Enquiry Form$/)).toBeVisible();
});

test("the numbers come with each section, in the rail and in the drawer, and move nothing", async ({
  page,
  site,
}) => {
  await sendLead(site, "/api/contact", { name: "Tom Alvarez", email: "tom@example.com" });
  await sendLead(site, "/api/subscription", { email: "reader@example.com" });
  await logIn(page, site);
  for (const { width, scheme } of [
    { width: 1440, scheme: "light" },
    { width: 1100, scheme: "dark" },
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ colorScheme: scheme });
    const away = { status: 503, json: { error: "Please try again in a minute." } };
    await page.route("**/api/desk-figures/menu", (route) => route.fulfill(away));
    await openSection(page, site, "contact");
    await expect(entry(page, /^Contact Form$/)).toBeVisible();
    const place = await places(page);
    await page.unroute("**/api/desk-figures/menu");

    await entry(page, /^Subscriber Form/).click();
    await expect(entry(page, /^Contact Form 1 new$/)).toBeVisible();
    await expect(entry(page, /^Subscriber Form 1$/)).toBeVisible();
    await expect(entry(page, /^Blog 0$/)).toBeVisible();
    // What shows over the rail's icon is no second name.
    await expect(entry(page, /^Contact Form/)).toHaveAttribute("title", "Contact Form 1 new");
    expect(await places(page)).toEqual(place);
    expect(await objections(page)).toEqual([]);
  }

  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole("button", { name: "Open the admin menu" }).click();
  await expect(entry(page, /^Contact Form 1 new$/)).toBeVisible();
  expect(await objections(page)).toEqual([]);
  await expect.poll(() => sideways(page)).toBeLessThanOrEqual(0);
});

test("a drawer that a wider screen has put away does not come back by itself", async ({
  page,
  site,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await logIn(page, site);
  await openSection(page, site, "subscriber");
  const burger = page.getByRole("button", { name: "Open the admin menu" });
  expect(await burger.boundingBox()).toMatchObject({ width: 44, height: 44 });
  await burger.click();
  const drawer = page.getByRole("dialog", { name: "Admin menu" });
  await expect(drawer).toBeVisible();
  // As 400 % zoom shows it.
  await page.setViewportSize({ width: 320, height: 256 });
  for (const link of await drawer.getByRole("link").all()) await expectUncovered(link);
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect(drawer).toHaveCount(0);
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(burger).toBeVisible();
  await expect(drawer).toHaveCount(0);
});

/** Where the signs and names of the menu begin. */
function places(page: Page): Promise<object[]> {
  return page
    .locator(".aside-nav__item > svg, .aside-nav__item > svg + span")
    .evaluateAll((parts) =>
      parts.map((part) => {
        const { x, y } = part.getBoundingClientRect();
        return { x, y };
      }),
    );
}
