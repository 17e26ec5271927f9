import { setTimeout as wait } from "node:timers/promises";
import type { Browser, Locator } from "@playwright/test";
import { inBrowser } from "./browsing.ts";
import { percentile } from "./load.ts";
import type { Figure } from "./report.ts";

const budgetMs = 100;
const visits = 7;
/** What waits until the browser is idle has come by then. */
const restMs = 2500;
/** Between pointing at a link and pressing it. */
const pointingMs = 300;

/** By the links in the footer. */
const changes = [
  { from: "/", to: "Services" },
  { from: "/", to: "About Us" },
  { from: "/about", to: "Contact Us" },
] as const;

/** From a press on a link that was pointed at to the frame in which the next page is seen: the median of several visits. */
export function measurePageChanges(url: string): Promise<Figure[]> {
  return inBrowser(async (browser) => {
    const figures: Figure[] = [];
    for (const { from, to } of changes) {
      const times: number[] = [];
      for (let visit = 0; visit < visits; visit += 1) {
        times.push(await changeMs(browser, url + from, to));
      }
      figures.push({
        what: `from ${from} to ${to}, whose link was pointed at: until it is seen`,
        value: percentile(times, 0.5),
        unit: "ms",
        budget: budgetMs,
      });
    }
    return figures;
  });
}

async function changeMs(browser: Browser, from: string, to: string): Promise<number> {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(from);
  await wait(restMs);
  const link = page.getByRole("contentinfo").getByRole("link", { name: to, exact: true });
  await link.hover();
  await wait(pointingMs);
  const ms = await pressMs(link);
  await context.close();
  return ms;
}

/** Until the browser has shown the frame that has another heading, as it says itself (Element Timing). */
function pressMs(link: Locator): Promise<number> {
  return link.evaluate(
    (element: HTMLElement) =>
      new Promise<number>((resolve) => {
        const before = document.querySelector("h1");
        const start = performance.now();
        const made = new MutationObserver(() => {
          const heading = document.querySelector("h1");
          if (heading === before) return;
          made.disconnect();
          heading?.setAttribute("elementtiming", "");
        });
        made.observe(document.body, { subtree: true, childList: true });
        const shown = new PerformanceObserver((entries) => {
          for (const entry of entries.getEntries() as (PerformanceEntry & { renderTime: number })[])
            resolve(entry.renderTime - start);
        });
        shown.observe({ type: "element" });
        element.click();
      }),
  );
}
