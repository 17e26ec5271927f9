import type { Locator, Page } from "@playwright/test";
import { brand } from "#content/brand.ts";
import { overviewOrder, servicesOverview } from "#content/services-overview.ts";
import { holdCalls } from "./held-calls.ts";
import { wholeHydrated } from "./hydrated.ts";
import { expect, test } from "./site.ts";

test("a new page takes the focus to its content; the first load, a place on it and Back do not", async ({
  page,
  site,
}) => {
  const main = page.locator("#main");
  const heading = page.getByRole("heading", { level: 1 });
  await page.goto(`${site.url}/about`);
  await wholeHydrated(page);
  await expect(main).not.toBeFocused();
  await page.getByRole("link", { name: "Why Choose Us" }).click();
  await expect(page).toHaveURL(`${site.url}/about#why`);
  await expect(main).not.toBeFocused();

  await page.getByRole("banner").getByRole("link", { name: "Contact Us" }).press("Enter");
  await expect(heading).toHaveText("Contact Us");
  await expect(main).toBeFocused();
  await expect(main).toHaveCSS("outline-style", "none");
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await page.keyboard.press("Tab");
  await expect(main.locator(":focus")).toHaveCount(1);

  await page.goBack();
  await expect(heading).toHaveText("About Us");
  await expect(main).not.toBeFocused();
});

test("a new page stands at its top from its first frame on, and Back at the place that was left", async ({
  page,
  site,
}) => {
  await page.goto(`${site.url}/services`);
  await wholeHydrated(page);
  const heading = page.getByRole("heading", { level: 1 });
  const left = await page.evaluate(() => {
    scrollTo({ top: document.body.scrollHeight, behavior: "instant" });
    return scrollY;
  });
  expect(left).toBeGreaterThan(2000);

  await watchPlace(page);
  await page.getByRole("contentinfo").getByRole("link", { name: "About Us" }).press("Enter");
  await expect(heading).toHaveText("About Us");
  expect(await page.evaluate(() => window.placeAtChange)).toBe(0);

  await watchPlace(page);
  await page.goBack();
  await expect(heading).not.toHaveText("About Us");
  expect(await page.evaluate(() => window.placeAtChange)).toBe(left);
});

declare global {
  interface Window {
    placeAtChange?: Promise<number>;
    accountsAtChange?: number;
    /** Until the page is loaded anew. */
    isSameVisit?: boolean;
  }
}

/** Keeps how far down the page stands in the frame in which it has become another, and how many accounts it has by then. */
async function watchPlace(page: Page): Promise<void> {
  await page.evaluate(() => {
    const before = document.querySelector("h1")?.textContent;
    window.placeAtChange = new Promise((resolve) => {
      const observer = new MutationObserver(() => {
        if (document.querySelector("h1")?.textContent === before) return;
        observer.disconnect();
        window.accountsAtChange = document.querySelectorAll(".account").length;
        requestAnimationFrame(() => resolve(scrollY));
      });
      observer.observe(document.body, { subtree: true, childList: true, characterData: true });
    });
  });
}

test("a link shows the first screen of a page before the rest, and Back all of it", async ({
  page,
  site,
}) => {
  await page.goto(`${site.url}/about`);
  await wholeHydrated(page);
  const heading = page.getByRole("heading", { level: 1 });
  const bar = page.getByRole("banner");
  const accounts = page.locator(".account");
  await watchPlace(page);
  await page.getByRole("contentinfo").getByRole("link", { name: "Services" }).press("Enter");
  await expect(accounts).toHaveCount(overviewOrder.length);
  expect(await page.evaluate(() => window.accountsAtChange)).toBe(0);

  await bar.getByRole("link", { name: "About Us" }).press("Enter");
  await expect(heading).toHaveText("About Us");
  await watchPlace(page);
  await page.goBack();
  await expect(heading).toHaveText(servicesOverview.heading);
  expect(await page.evaluate(() => window.accountsAtChange)).toBe(overviewOrder.length);
});

test("what lies below the first screen is spoken of when it takes long; who asks for a place in it comes there", async ({
  page,
  site,
}) => {
  await page.goto(`${site.url}/services`);
  await wholeHydrated(page);
  const letGo = await holdCalls(page, /\/further-[^/]*\.js$/);
  await page.getByRole("banner").getByRole("link", { name: "About Us" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("About Us");
  const loading = page.getByText("Loading...", { exact: true });
  await expect(loading).toBeVisible();
  await expect(page.getByRole("contentinfo")).not.toBeInViewport();
  await page.getByRole("link", { name: "Why Choose Us" }).click();

  letGo();
  await expect(page.locator("#why")).toBeInViewport();
  await expect(page).toHaveURL(`${site.url}/about#why`);
  await expect(loading).toHaveCount(0);
});

test("a page on its way is spoken of when it takes long, and another search begins at its content", async ({
  page,
  site,
}) => {
  await page.goto(`${site.url}/about`);
  await wholeHydrated(page);
  const letGo = await holdCalls(page, "**/search*.data*");
  const search = page.getByRole("contentinfo").getByRole("searchbox");
  await search.fill("nurse");
  await search.press("Enter");
  const loading = page.getByText("Loading...", { exact: true });
  await expect(loading).toBeVisible();
  letGo();
  await expect(page).toHaveURL(/q=nurse/);
  await expect(loading).toHaveCount(0);

  const main = page.getByRole("main");
  await main.getByRole("searchbox").fill("student");
  await main.getByRole("searchbox").press("Enter");
  await expect(page).toHaveURL(/q=student/);
  await expect(page.locator("#main")).toBeFocused();
});

test.describe("a page whose link is meant", () => {
  test.use({ allowedConsole: [/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch/] });

  for (const [sign, mean] of [
    ["pointed at", (link: Locator) => link.hover()],
    ["come to by keyboard", (link: Locator) => link.focus()],
  ] as const) {
    test(`is there before it is asked for, by its link being ${sign}: it opens without the network`, async ({
      page,
      context,
      site,
    }) => {
      await page.goto(`${site.url}/about`);
      await wholeHydrated(page);
      const brought = Promise.all(
        [/\/services\.data$/, /\/services-[^/]+\.css$/, /\/official-links-[^/]+\.js$/].map((file) =>
          page.waitForEvent("requestfinished", (request) => file.test(request.url())),
        ),
      );
      const again: string[] = [];
      page.on("request", (request) => {
        if (/\/(framework|site)-[^/]+\.js$/.test(request.url())) again.push(request.url());
      });
      const link = page.getByRole("contentinfo").getByRole("link", { name: "Services" });
      await mean(link);
      await brought;
      expect(again, "what every page has").toEqual([]);

      await context.setOffline(true);
      await link.press("Enter");
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(servicesOverview.heading);
    });
  }

  test("and does not come leaves all as it is, and opens once the network is back", async ({
    page,
    site,
  }) => {
    await page.goto(`${site.url}/about`);
    await wholeHydrated(page);
    const links = page.getByRole("contentinfo");
    const link = links.getByRole("link", { name: "Services" });
    await page.evaluate(() => {
      window.isSameVisit = true;
    });
    await page.route("**/assets/*.js", (route) => route.abort());
    const lost = page.waitForEvent("requestfailed", (request) => /\.js$/.test(request.url()));
    await link.hover();
    await lost;

    await page.unroute("**/assets/*.js");
    const brought = page.waitForEvent("requestfinished", (request) =>
      /\/contact-[^/]+\.css$/.test(request.url()),
    );
    await links.getByRole("link", { name: "Contact Us" }).hover();
    await brought;
    await link.press("Enter");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(servicesOverview.heading);
    expect(await page.evaluate(() => window.isSameVisit)).toBe(true);
  });
});

test.describe("without a connection", () => {
  test.use({ allowedConsole: [/ERR_FAILED|Failed to fetch|Captcha error/] });

  test("a link says that the visitor is offline, how to call us, and tries again", async ({
    page,
    site,
  }) => {
    await page.goto(`${site.url}/student-visa`);
    await wholeHydrated(page);
    await page.route("**/*.data", (route) => route.abort());
    await page.getByRole("banner").getByText("Services", { exact: true }).click();
    await page.getByRole("banner").getByRole("link", { name: "TN Visa" }).click();

    const main = page.getByRole("main");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("You are offline");
    await expect(page).toHaveTitle(`You are offline | ${brand.name}`);
    await expect(page.getByRole("banner")).toContainText(brand.name);
    for (const { tel } of brand.offices) {
      await expect(main.locator(`a[href="tel:${tel}"]`)).toBeVisible();
    }

    await page.unroute("**/*.data");
    await main.getByRole("link", { name: "Try again" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("TN Visa");
  });
});
