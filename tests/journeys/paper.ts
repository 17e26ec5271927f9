import { expect, type Page } from "@playwright/test";

/** What is pressed, filled in, or floats over the page. */
const onScreenOnly = [
  ".topline",
  "nav:not(.crumbs, .toc)",
  "button",
  "form",
  "input",
  ".btn",
  ".foot__in",
  ".aside",
  "[role=dialog]",
  ".scrim",
  "#toasts",
].join();

/** On paper a page is itself, and no more. */
export async function expectPaper(page: Page): Promise<void> {
  await page.emulateMedia({ media: "print" });
  for (const part of ["h1", ".head .logo", ".foot__base"]) {
    await expect(page.locator(part), `${part} on paper`).toBeVisible();
  }
  await expect(page.locator(onScreenOnly).filter({ visible: true })).toHaveCount(0);
}
