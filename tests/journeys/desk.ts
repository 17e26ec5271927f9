import type { Locator, Page } from "@playwright/test";
import { logIn } from "./office.ts";
import type { Site } from "./site.ts";

export const deskPath = "/admin/dashboard?section=desk";

export async function openDesk(page: Page, site: Site): Promise<void> {
  await logIn(page, site);
  await page.goto(site.url + deskPath);
  await page.getByRole("table").waitFor();
}

/** The leads of the inbox, without the heads. */
export function rows(page: Page): Locator {
  return page.getByRole("table").locator("tbody").getByRole("row");
}
