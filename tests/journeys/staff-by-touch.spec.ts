import { openLead } from "./desk.ts";
import { expect, test } from "./site.ts";
import { expectOnTop } from "./uncovered.ts";

test.use({ viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true });

test("a finger in a sheet does not move the page under it, and one in the menu finds all of it on a phone's side", async ({
  page,
  site,
}) => {
  await openLead(page, site, { name: "Under Thumb", email: "thumb@example.com" });
  const sheet = page.getByRole("dialog", { name: "Under Thumb" });
  const root = page.locator(":root");
  await expect(sheet).toBeVisible();
  await expect(root).toHaveCSS("overflow-y", "hidden");
  await sheet.getByRole("button", { name: "Close" }).tap();
  await expect(root).toHaveCSS("overflow-y", "visible");

  await page.setViewportSize({ width: 740, height: 360 });
  // The second of the two falls beside the menu.
  await page.getByRole("button", { name: "Open the admin menu" }).dblclick();
  const menu = page.getByRole("dialog", { name: "Admin menu" });
  const second = menu.getByRole("link", { name: /^Enquiry Form/ });
  await expect(second).toBeVisible();
  await expectOnTop(second);
});
