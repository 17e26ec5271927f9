import type { Page } from "@playwright/test";
import { expect } from "./site.ts";
import { objections, sideways } from "./staff.ts";

/** From the narrowest phone, or 400 % zoom, to a wide desk; axe looks at a phone and at a desk. */
const widths = [
  { width: 320 },
  { width: 390, isLookedAt: true },
  { width: 768 },
  { width: 1440, isLookedAt: true },
  { width: 1920 },
];

/** Nothing to scroll sideways, and nothing that axe objects to. */
export async function expectFineAtEveryWidth(page: Page, url: string): Promise<void> {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto(url);
  for (const { width, isLookedAt } of widths) {
    await page.setViewportSize({ width, height: 900 });
    expect(await sideways(page), `sideways at ${width} px`).toBeLessThanOrEqual(0);
    if (isLookedAt) expect(await objections(page), `axe at ${width} px`).toEqual([]);
  }
}
