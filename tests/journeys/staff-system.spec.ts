import type { Page } from "@playwright/test";
import { expectFits } from "./fits.ts";
import { logIn } from "./office.ts";
import { expect, test } from "./site.ts";
import { sendLead } from "./staff.ts";

const part = (page: Page, name: string) => page.getByRole("region", { name });

test("staff see how the site is, and that what came was told; it scrolls not sideways and gives axe nothing, 320 to 1440 px wide", async ({
  page,
  site,
}) => {
  await sendLead(site, "/api/enquiry", {
    name: "Anjali Mathew",
    email: "anjali@example.com",
    number: "5125550142",
    category: "H-1B Visa services for Employees",
  });
  await logIn(page, site);
  await page.goto(`${site.url}/admin/dashboard`);
  await page.getByRole("link", { name: "System" }).click();

  await expect(page.getByRole("heading", { level: 1 })).toHaveText("System");
  await expect(part(page, "Last backup")).toContainText("No backup is known.");
  await expect(part(page, "Room")).toContainText(/[\d.]+ [GT]B of [\d.]+ [GT]B are free\./);
  await expect(part(page, "Versions")).toContainText(process.versions.node);
  const days = part(page, "Received and told, by day");
  await expect
    .poll(async () => {
      await page.getByRole("button", { name: "Refresh" }).click();
      return days.getByRole("row").nth(1).textContent();
    })
    .toMatch(/All told\./);
  await expect(part(page, "Mail")).toContainText("No mail waits.");
  await expectFits(page, [320, 390, 1440], "system");
});
