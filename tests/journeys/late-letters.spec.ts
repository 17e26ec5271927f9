import type { Page } from "@playwright/test";
import { lettersAsOnPhones } from "#tests/browser.ts";
import { holdCalls } from "./held-calls.ts";
import { lettersCome } from "./letters-come.ts";
import { expect, test, withWord } from "./site.ts";

test.use({
  viewport: { width: 412, height: 823 },
  launchOptions: withWord(lettersAsOnPhones),
});

const steady = [
  "/",
  "/services",
  "/visa-for-nurses-rn",
  "/contact",
  "/family-based-visa",
  "/privacy-policy",
];
for (const path of steady) {
  test(`${path} stays where it is when its letters come late`, async ({ page }) => {
    const release = await holdCalls(page, /woff2$/);
    await page.addInitScript(watchShifts);
    await page.goto(path, { waitUntil: "commit" });
    const number = page.locator(".logo b").first();
    const before = await number.boundingBox();
    await page.waitForFunction(() => performance.getEntriesByName("first-paint").length > 0);

    release();
    await lettersCome(page);
    await page.evaluate(() => document.fonts.ready);
    // Two frames: the layout with the letters, and its report.
    await twoFrames(page);
    const shifts = await page.evaluate(() => window.shifts);
    const after = await number.boundingBox();
    expect(Math.abs((after?.x ?? 0) - (before?.x ?? Number.NaN))).toBeLessThan(3);
    expect(shifts).toEqual([]);
  });
}

test("letters change once, when both faces of the first screen are there", async ({ page }) => {
  const release = await holdCalls(page, serif);
  const came = [/m360-text.*woff2$/, /faces.*css$/].map((file) => page.waitForResponse(file));
  await page.goto("/");
  for (const response of await Promise.all(came)) await response.finished();
  await twoFrames(page);
  expect(await faces(page)).not.toContain("M360 Text");

  release();
  await lettersCome(page);
});

test("letters wait three seconds for each other, and no longer", async ({ page }) => {
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1000);
  const release = await holdCalls(page, serif);
  const came = page.waitForResponse(/m360-text.*woff2$/);
  await page.goto("/");
  await (await came).finished();
  await page.clock.runFor(2900);
  expect(await faces(page)).not.toContain("M360 Text");
  await page.clock.runFor(100);
  await lettersCome(page, ["M360 Text"]);
  release();
});

test.describe("a face that does not come", () => {
  test.use({ allowedConsole: [/Failed to load resource.*woff2/] });

  test("keeps no other back", async ({ page }) => {
    await page.route(serif, (route) => route.abort());
    await page.goto("/");
    await lettersCome(page, ["M360 Text"]);
  });
});

const serif = /m360-serif.*woff2$/;

/** Names of those that the page has been told of. */
const faces = (page: Page) => page.evaluate(() => [...document.fonts].map(({ family }) => family));

function twoFrames(page: Page) {
  return page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
      }),
  );
}

declare global {
  interface Window {
    shifts?: Shift[];
  }
}

type Shift = {
  value: number;
  /** Words of what has moved; the markup of what has none. */
  moved: string[];
};
type ShiftEntry = PerformanceEntry & { value: number; sources: { node?: Node | null }[] };

function watchShifts(): void {
  const shifts: Shift[] = [];
  window.shifts = shifts;
  new PerformanceObserver((list) => {
    for (const { value, sources } of list.getEntries() as ShiftEntry[]) {
      const moved = sources.map(({ node }) => {
        const words = node?.textContent?.trim();
        return (words || (node instanceof Element ? node.outerHTML : "")).slice(0, 120);
      });
      shifts.push({ value, moved });
    }
  }).observe({ type: "layout-shift", buffered: true });
}
