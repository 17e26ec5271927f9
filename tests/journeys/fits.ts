import type { Page } from "@playwright/test";
import { expect } from "./site.ts";
import { objections, sideways } from "./staff.ts";

/**
 * At each width: nothing to scroll sideways, nothing that axe objects to. What is open stays open: another visit for
 * each width would take several times as long.
 */
export async function expectFits(page: Page, widths: readonly number[], what = "page") {
  for (const width of widths) {
    await expectNothingSideways(page, width, what);
    expect(await objections(page), `${what}, axe at ${width} px`).toEqual([]);
  }
}

/** Makes the page as wide as that, and waits until it has its new layout. */
export async function expectNothingSideways(page: Page, width: number, what: string) {
  await page.setViewportSize({ width, height: 900 });
  await expect
    .poll(() => sideways(page), { message: `${what}, sideways at ${width} px` })
    .toBeLessThanOrEqual(0);
}
