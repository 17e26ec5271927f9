import { anjali, fillEnquiry, openEnquiry, submitButton, toasts } from "./enquiry-form.ts";
import { expect, test } from "./site.ts";

test.use({
  viewport: { width: 360, height: 740 },
  hasTouch: true,
  isMobile: true,
});

test("the field that is wrong stands clear of the toast that says so", async ({ page, site }) => {
  await page.goto(site.url);
  const dialog = await openEnquiry(page);
  await submitButton(dialog).click();

  const toast = toasts(page).filter({ hasText: "Full Name is required." });
  await expect(dialog.getByLabel("Full name")).toBeFocused();
  const label = dialog.locator("label").filter({ hasText: "Full name" });
  await expect
    .poll(async () => {
      const [below, above] = await Promise.all([label.boundingBox(), toast.boundingBox()]);
      return below && above && below.y - above.y - above.height;
    })
    .toBeGreaterThan(0);
});

test("a number with its country's code stands whole in its field", async ({ page, site }) => {
  await page.goto(site.url);
  const dialog = await openEnquiry(page);
  await fillEnquiry(dialog, { number: anjali.number });
  const hidden = await dialog
    .getByLabel("Contact number")
    .evaluate((field) => field.scrollWidth - field.clientWidth);
  expect(hidden).toBe(0);
});
