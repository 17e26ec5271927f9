import { wholeHydrated } from "./hydrated.ts";
import { expect, test } from "./site.ts";

test.use({ javaScriptEnabled: false });

test("the home page has the parts and the words of SPEC 2.6", async ({ page }) => {
  await page.goto("/");
  await expect(page.locator(".strip h3")).toHaveText([
    "B1 Business Visa",
    "EB-5 Investor Visa",
    "Student Visa",
    "Nurse's Visa",
  ]);
  await expect(page.locator(".strip__c a")).toHaveCount(0);
  await expect(page.locator("main").getByRole("heading", { name: "Quick Contact" })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Our Commitment" })).toBeVisible();
  const wayTo = (text: string) => page.locator("main a").filter({ hasText: text });
  await expect(wayTo("ALL SERVICES")).toHaveAttribute("href", "/services");
  await expect(wayTo("Read More")).toHaveAttribute("href", "/about");
  await expect(page.locator("img[width='1024'][height='683']")).toHaveCount(1);
});

test.describe("with scripts", () => {
  test.use({ javaScriptEnabled: true });

  test("the hero cards on the first screen fade in and rise over 0.6 s, one after the other", async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto("/");
    await wholeHydrated(page);
    const second = page.locator(".strip__c").nth(1);
    await expect(second).toHaveCSS("animation-name", "strip-rise");
    await expect(second).toHaveCSS("animation-duration", "0.6s");
    await expect(second).toHaveCSS("animation-delay", "0.09s");
    await expect(second).toHaveCSS("opacity", "1");
  });

  test("those below it do so when they are seen", async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 700 });
    await page.goto("/");
    await wholeHydrated(page);
    const waiting = page.locator(".strip__c.is-waiting");
    await expect(waiting).toHaveCount(4);
    const second = page.locator(".strip__c").nth(1);
    await second.scrollIntoViewIfNeeded();
    await expect(waiting).toHaveCount(0);
    await expect(second).toHaveCSS("transition-duration", "0.6s, 0.6s");
    await expect(second).toHaveCSS("transition-delay", "0.09s, 0.09s");
    await expect(second).toHaveCSS("opacity", "1");
  });
});
