import { openLead } from "./desk.ts";
import { expect, test } from "./site.ts";

test("a key for undoing says so where nothing can be undone", async ({ page, site }) => {
  await openLead(page, site, { name: "Nila Varma", email: "nila@example.com" });
  const notice = page.locator(".desk-notice");
  await page.getByRole("button", { name: /^Hand over to / }).click();
  await page.getByLabel(/needs to know$/).fill("Lives there.");
  await page.getByRole("button", { name: "Hand over", exact: true }).click();
  await expect(notice).toContainText("Handed over to ");

  await page.keyboard.press("z");

  await expect(notice).toContainText("There is nothing to undo.");
});
