import type { Page } from "@playwright/test";
import { expect } from "./site.ts";
import { objections, sideways } from "./staff.ts";

/**
 * At each width: nothing to scroll sideways; at the first and the last, nothing that axe objects to, whose look takes longest.
 * What is open stays open: another visit for each width would take several times as long.
 */
export async function expectFits(page: Page, widths: readonly number[], what = "page") {
  const axeLooksAt = [widths.at(0), widths.at(-1)];
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    await expect
      .poll(() => sideways(page), { message: `${what}, sideways at ${width} px` })
      .toBeLessThanOrEqual(0);
    if (!axeLooksAt.includes(width)) continue;
    expect(await objections(page), `${what}, axe at ${width} px`).toEqual([]);
  }
}
