import type { Page } from "@playwright/test";
import { overviewOrder } from "#content/services-overview.ts";
import { services } from "#contract/services.ts";
import { hydrated, wholeHydrated } from "./hydrated.ts";
import { expect, test } from "./site.ts";
import { sixLinks } from "./six-links.ts";

const inOrder = overviewOrder.flatMap(({ anchor, slug }) =>
  services.filter((service) => service.slug === slug).map(({ name }) => ({ anchor, slug, name })),
);
const names = inOrder.map(({ name }) => name);

test("the overview lists the 17 in their order and tells of each; six official pages open in a new tab and learn nothing of ours", async ({
  page,
}) => {
  await page.goto("/services");
  await expect(list(page).locator("a > span")).toHaveText(names);
  const accounts = page.locator("section.account");
  await expect(accounts.getByRole("heading")).toHaveText(names);
  for (const [at, { anchor, slug }] of inOrder.entries()) {
    const account = accounts.nth(at);
    await expect(account).toHaveId(anchor);
    await expect(account.getByRole("link", { name: "Read More" })).toHaveAttribute(
      "href",
      `/${slug}`,
    );
    await expect(account.locator("img")).toHaveAttribute("loading", "lazy");
  }

  const title = { name: "Important page links", exact: true };
  await expect(page.getByRole("heading", title)).toBeVisible();
  const links = page.locator(".links6").getByRole("link");
  await expect(links).toHaveCount(6);
  for (const [at, [name, url]] of sixLinks.entries()) {
    await expect(links.nth(at)).toContainText(name);
    await expect(links.nth(at)).toHaveAttribute("href", url);
    await expect(links.nth(at)).toHaveAttribute("target", "_blank");
    await expect(links.nth(at)).toHaveAttribute("rel", /\bnoopener\b/);
  }
});

test("the list leads down, the keyboard goes on from there, and back leads up", async ({
  page,
}) => {
  await page.goto("/services");
  await wholeHydrated(page);
  for (const { anchor, name } of [
    { anchor: "TN", name: "TN Visa" },
    { anchor: "business", name: "B-1 Business Visitor Visa" },
  ]) {
    await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
    await list(page).getByText(name).click();
    await expect(page).toHaveURL(`/services#${anchor}`);
    await expect.poll(() => isUnderHeader(page, anchor)).toBe(true);
    await page.keyboard.press("Tab");
    await expect(page.getByRole("link", { name: `Read More about ${name}` })).toBeFocused();
  }
  await page.goBack();
  await page.goBack();
  await expect(page).toHaveURL("/services");
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
});

test("an address with an anchor opens at its account", async ({ page }) => {
  await page.goto("/services#E-3");
  await expect.poll(() => isUnderHeader(page, "E-3")).toBe(true);
});

test("Enquire Now opens the enquiry, Read More leads to the service", async ({ page }) => {
  await page.goto("/services");
  await hydrated(page);
  const account = page.locator("#nurses");
  await account.getByRole("link", { name: "Enquire Now", exact: true }).click();
  const enquiry = page.getByRole("dialog", { name: "Enquiry" });
  await expect(enquiry).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(enquiry).toBeHidden();

  await account.getByRole("link", { name: "Read More" }).click();
  await expect(page).toHaveURL("/visa-for-nurses-rn");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Visa for Nurses (RN)");
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);

  await page.goBack();
  await expect(account).toBeInViewport();
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the list leads down on the same page", async ({ page }) => {
    await page.goto("/services");
    await list(page).getByText("H-1B1 Singapore Visa").click();
    await expect(page).toHaveURL("/services#singapore");
    await expect(page.locator("#singapore h2")).toBeInViewport();
  });
});

function list(page: Page) {
  return page.getByRole("navigation", { name: "Services on this page" });
}

/** The account has come to rest under the header. */
async function isUnderHeader(page: Page, anchor: string): Promise<boolean> {
  const box = await page.locator(`[id="${anchor}"]`).boundingBox();
  return box !== null && Math.abs(box.y - 96) < 4;
}
