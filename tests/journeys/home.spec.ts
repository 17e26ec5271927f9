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
