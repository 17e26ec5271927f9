import type { Page } from "@playwright/test";
import { expect, test } from "./site.ts";

/** Source: SPEC.md §2.6 and DECISIONS.md "Benefit cards". */
const benefits = [
  "Reliable services",
  "Affordable charges",
  "Fast processing",
  "Wide range of services",
  "Retainer relations with attorneys",
  "Offices in both the US and India",
];

/** Source: SPEC.md §1 and §2.6. */
test('the home page and About Us have the six benefits, which "Why Choose Us" leads to, and Contact Now; the one states its commitment, and leads to what the firm is, in its own wording', async ({
  page,
  site,
}) => {
  await page.goto(site.url);
  await expectBenefits(page, `${site.url}/`);
  await expect(page.getByRole("heading", { name: "Our Commitment" })).toBeVisible();
  const picture = page.getByRole("img", { name: /passport open on a desk/ });
  await expect(picture).toHaveAttribute("width", "1024");
  await expect(picture).toHaveAttribute("height", "683");
  await page.getByRole("main").getByRole("link", { name: "Read More" }).click();

  await expect(page).toHaveURL(`${site.url}/about`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("About Us");
  await expect(page.getByRole("heading", { name: "Welcome to Meridian360" })).toBeVisible();
  await expect(page.getByText("Our mission is", { exact: false })).toBeVisible();
  const main = page.getByRole("main");
  await expect(main).toContainText("a trusted partner for all US visa and immigration needs");
  await expect(main).toContainText("a reliable partner");
  await expect(main).toContainText("Reliable, efficient and affordable visa solutions");
  await expectBenefits(page, `${site.url}/about`);
});

async function expectBenefits(page: Page, url: string) {
  const section = page.locator("#why");
  await expect(section.getByRole("listitem").getByRole("heading")).toHaveText(benefits);
  await expect(section.getByRole("link", { name: "Contact Now" })).toHaveAttribute(
    "href",
    "/contact",
  );

  await expect(section.getByRole("heading", { level: 2 })).not.toBeInViewport();
  await page.getByRole("link", { name: "Why Choose Us" }).click();
  await expect(section.getByRole("heading", { level: 2 })).toBeInViewport();
  await expect(page).toHaveURL(`${url}#why`);
}
