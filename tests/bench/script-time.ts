import { setTimeout as wait } from "node:timers/promises";
import type { BrowserContext } from "@playwright/test";
import { onPhone } from "./browsing.ts";
import { percentile } from "./load.ts";
import type { Figure } from "./report.ts";

const budgetMs = 60;
const visits = 7;
/** What waits until the browser is idle has come by then. */
const restMs = 2500;

/** What scripts take of a page's main thread until it has come to rest, not slowed down: the median of several first visits. */
export function measureScripts(url: string, what: string): Promise<Figure> {
  return onPhone(async (newPhone) => {
    const times: number[] = [];
    for (let visit = 0; visit < visits; visit += 1) {
      const phone = await newPhone();
      times.push(await scriptMs(phone, url));
      await phone.close();
    }
    return {
      what: `${what}: scripts on the main thread, not slowed down`,
      value: percentile(times, 0.5),
      unit: "ms",
      budget: budgetMs,
    };
  });
}

async function scriptMs(phone: BrowserContext, url: string): Promise<number> {
  const page = await phone.newPage();
  const session = await phone.newCDPSession(page);
  await session.send("Performance.enable");
  await page.goto(url);
  await wait(restMs);
  const { metrics } = await session.send("Performance.getMetrics");
  const seconds = metrics
    .filter(({ name }) => name === "ScriptDuration" || name === "V8CompileDuration")
    .reduce((sum, { value }) => sum + value, 0);
  return seconds * 1000;
}
