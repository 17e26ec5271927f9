import type { Page } from "@playwright/test";
import { hydrated } from "./hydrated.ts";
import { logIn } from "./office.ts";
import { expect, test } from "./site.ts";

test.use({ contextOptions: { reducedMotion: "reduce" } });

/** Source: WCAG 2.2, 1.4.11 "Non-text Contrast". */
const contrastMin = 3;

test("whoever goes through the site by keys sees the ring on every ground", async ({ page }) => {
  await page.goto("/");
  await hydrated(page);
  await expectRings(page, { within: "body", least: 20 });
  // What is around them is the same.
  for (const [path, least] of [
    ["/about", 5],
    ["/blog", 1],
    ["/eb-5-investor-visa", 20],
  ] as const) {
    await test.step(path, async () => {
      await page.goto(path);
      await hydrated(page);
      await page.locator("#main").focus();
      await expectRings(page, { within: "main", least });
    });
  }
});

for (const colorScheme of ["light", "dark"] as const) {
  test(`and so do staff at the desk where it is ${colorScheme}`, async ({ page, site }) => {
    await page.emulateMedia({ colorScheme });
    await logIn(page, site);
    await page.goto("/admin/dashboard?section=desk");
    await page.getByRole("navigation", { name: "Admin" }).waitFor();
    await page.getByRole("link", { name: /^Open/ }).waitFor();
    await expectRings(page, { within: "body", least: 20 });
  });
}

type Part = { within: "body" | "main"; least: number };

async function expectRings(page: Page, { within, least }: Part) {
  const rings: Ring[] = [];
  let ring = await nextRing(page, within);
  for (; ring; ring = await nextRing(page, within)) rings.push(ring);

  expect(rings.filter(({ color }) => color !== "none").length).toBeGreaterThan(least);
  expect(rings.filter(({ contrast }) => contrast < contrastMin)).toEqual([]);
}

type Ring = { text: string; color: string; ground: string; contrast: number };

/** Of what a further press of Tab leads to, if it is in that part of the page; fields have a ring of their own cell instead. */
async function nextRing(page: Page, within: Part["within"]): Promise<Ring | undefined> {
  await page.keyboard.press("Tab");
  return page.evaluate(async (part) => {
    const focused = document.activeElement;
    if (!focused?.matches(`${part} *`)) return undefined;
    await Promise.all(focused.getAnimations().map(({ finished }) => finished));
    const { outlineStyle, outlineColor, outlineOffset } = getComputedStyle(focused);
    const color = outlineStyle === "none" ? "none" : outlineColor;
    const isWithin = outlineOffset.startsWith("-");
    const ground = groundOf(isWithin ? focused : focused.parentElement);
    const text =
      focused.textContent.trim() || focused.getAttribute("aria-label") || focused.className;
    const contrast = color === "none" ? Number.POSITIVE_INFINITY : contrastOf(color, ground);
    return { text, color, ground, contrast };

    function groundOf(element: Element | null): string {
      const own = element ? getComputedStyle(element).backgroundColor : "rgb(255, 255, 255)";
      return own.startsWith("rgba(") ? groundOf(element?.parentElement ?? null) : own;
    }
    function contrastOf(one: string, other: string): number {
      const [dark = 0, light = 0] = [lightOf(one), lightOf(other)].sort((a, b) => a - b);
      return (light + 0.05) / (dark + 0.05);
    }
    function lightOf(rgb: string): number {
      const [red = 0, green = 0, blue = 0] = (rgb.match(/[\d.]+/g) ?? []).map((part) => {
        const share = Number(part) / 255;
        return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
      });
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    }
  }, within);
}
