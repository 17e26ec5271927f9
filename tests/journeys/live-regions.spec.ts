import type { Page } from "@playwright/test";
import { openLead } from "./desk.ts";
import { wholeHydrated } from "./hydrated.ts";
import { expect, test } from "./site.ts";
import { openSection, sendLead } from "./staff.ts";

/** A region that comes together with its words is often not heard. */
async function expectHeard(page: Page): Promise<void> {
  const regions = page.locator("[role=status]:empty");
  expect(await regions.count()).toBeGreaterThan(0);
  const hidden = await regions.evaluateAll((all) =>
    all.filter((region) => !region.checkVisibility()).map((region) => region.outerHTML),
  );
  expect(hidden).toEqual([]);
}

/** The names that Chromium tells of rows; Playwright works out names of its own. */
async function heardRows(page: Page): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send("Accessibility.getFullAXTree");
  return nodes.filter(({ role }) => role?.value === "row").map(({ name }) => String(name?.value));
}

test("what a public page says later has its place from the start", async ({ page, site }) => {
  await page.goto(site.url);
  await wholeHydrated(page);
  await expectHeard(page);
  // A slip without words would lie over the header.
  const notice = page.locator(".loading");
  await expect(notice).toHaveCSS("clip-path", "inset(50%)");
});

test("and so has what the staff's pages say", async ({ page, site }) => {
  const email = "heard@example.com";
  await sendLead(site, "/api/contact", { name: "Heard Well", email, message: "Where to begin?" });
  await openLead(page, site, { name: "Heard Well", email });
  await expect(page.getByRole("region", { name: "Answering" })).toBeVisible();
  await page.locator("summary").filter({ hasText: "Alerts" }).click();
  await expectHeard(page);
  expect(await heardRows(page)).toContainEqual(expect.stringContaining("Heard Well"));
  await expect(page.locator("tr[aria-current=true]")).toContainText("Heard Well");

  await openSection(page, site, "contact");
  await expectHeard(page);
});
