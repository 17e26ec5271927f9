import type { Page } from "@playwright/test";
import { anjali, fillEnquiry, submitButton, toasts } from "./enquiry-form.ts";
import { holdCalls } from "./held-calls.ts";
import { wholeHydrated } from "./hydrated.ts";
import { enquiriesFrom } from "./office.ts";
import { expect, test } from "./site.ts";

const dialog = (page: Page) => page.getByRole("dialog", { name: "Enquiry" });
const bar = (page: Page) => page.getByRole("complementary", { name: "Shortcuts" });
const pressEnquire = (page: Page) => bar(page).getByRole("link", { name: "Enquire" }).click();

test("who came to the enquiry's page before React is led to its form, and sends one enquiry", async ({
  page,
  site,
}) => {
  const email = "own-page@example.com";
  const release = await holdCalls(page, /\.js$/);
  await page.goto(site.url, { waitUntil: "commit" });
  await page.getByRole("banner").getByRole("link", { name: "Enquire Now" }).click();
  await page.waitForURL("**/enquiry", { waitUntil: "commit" });
  const form = page.locator("main form");
  await form.getByLabel("Full name").fill(anjali.name);
  release();
  await wholeHydrated(page);

  await pressEnquire(page);
  await expect(form.getByLabel("Full name")).toBeFocused();
  await expect(form.getByLabel("Full name")).toHaveValue(anjali.name);
  await expect(dialog(page)).toBeHidden();
  await fillEnquiry(form, { ...anjali, email });
  await submitButton(form).click();
  await expect(toasts(page)).toContainText("Enquiry sent successfully!");
  await expect(form.getByLabel("Full name")).toHaveValue("");
  await expect(form.getByLabel("Your question")).toHaveValue("");
  expect(await enquiriesFrom(site, email)).toHaveLength(1);
});

test.describe("on a phone, while it waits", () => {
  test.use({ viewport: { width: 390, height: 844 }, allowedConsole: [/ERR_FAILED/] });

  test("the menu leads to what is said of it", async ({ page, site }) => {
    await page.route("**/api/enquiry", (route) => route.abort());
    await page.goto(`${site.url}/enquiry`);
    await wholeHydrated(page);
    const form = page.locator("main form");
    await fillEnquiry(form, { ...anjali, email: "own-page-waits@example.com" });
    await submitButton(form).click();
    const notice = form.getByRole("status").filter({ hasText: "Not sent yet" });
    await expect(notice).toBeFocused();

    await page.getByRole("button", { name: "Open the menu" }).click();
    const menu = page.getByRole("dialog", { name: "Menu" });
    await menu.getByRole("link", { name: "Enquire Now" }).click();
    await expect(menu).toBeHidden();
    await expect(dialog(page)).toBeHidden();
    await expect(notice).toBeFocused();
    await expect(notice).toBeInViewport();
  });
});

test.describe("without JavaScript, on a phone", () => {
  test.use({
    viewport: { width: 360, height: 740 },
    javaScriptEnabled: false,
    allowedConsole: [/status of 400/],
  });

  test("what is wrong is in sight, and has the focus", async ({ page, site }) => {
    await page.goto(`${site.url}/enquiry`);
    const form = page.locator("main form");
    for (const name of ["name", "email", "number"] as const) {
      await form.locator(`[name=${name}]`).fill(anjali[name]);
    }
    await submitButton(form).click();
    const category = form.getByLabel("Category");
    await expect(category).toHaveAccessibleDescription("Please select a category.");
    await expect(category).toBeFocused();
    await expect(form.getByText("Please select a category.")).toBeInViewport();

    await page.goto(`${site.url}/my-data`);
    await page.getByRole("button", { name: "Mail me the link" }).click();
    await expect(page.locator("main [name=email]")).toBeFocused();
  });
});
