import { brand } from "#content/brand.ts";
import { wholeHydrated } from "./hydrated.ts";
import { expect, test } from "./site.ts";

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
