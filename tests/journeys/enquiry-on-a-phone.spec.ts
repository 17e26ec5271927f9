import { anjali, fillEnquiry, openEnquiry, submitButton, toasts } from "./enquiry-form.ts";
import { expect, test } from "./site.ts";

test.use({
  viewport: { width: 360, height: 740 },
  hasTouch: true,
  isMobile: true,
  allowedConsole: [/ERR_CONNECTION_RESET/],
});

test("a number with its country's code stands whole in its field; the field that is wrong stands clear of the toast that says so", async ({
  page,
  site,
}) => {
  await page.goto(site.url);
  const dialog = await openEnquiry(page);
  await fillEnquiry(dialog, { number: anjali.number });
  const hidden = await dialog
    .getByLabel("Contact number")
    .evaluate((field) => field.scrollWidth - field.clientWidth);
  expect(hidden).toBe(0);

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

  // As Android's Back, which is no key: it closes the dialog, and leaves no page.
  await page.evaluate(() =>
    addEventListener("keydown", (event) => event.stopImmediatePropagation(), { capture: true }),
  );
  for (const time of ["once", "again"]) {
    await page.keyboard.press("Escape");
    await expect(dialog, time).toBeHidden();
    if (time === "once") await openEnquiry(page);
  }
});

test("a second press beside the button takes nobody away from what happened", async ({
  page,
  site,
}) => {
  const { promise: held, resolve: letGo } = Promise.withResolvers<void>();
  await page.route("**/api/enquiry", async (route) => {
    await held;
    await route.abort("connectionreset");
  });
  await page.goto(site.url);
  const dialog = await openEnquiry(page);
  await fillEnquiry(dialog, { ...anjali, email: "second-press@example.com" });
  await submitButton(dialog).click();
  await dialog.getByText("Fields marked").click({ position: { x: 5, y: 5 } });
  letGo();

  const notice = dialog.getByRole("status").filter({ hasText: "Not sent yet" });
  await expect(notice).toBeFocused();
  await expect(notice).toBeInViewport();
});
