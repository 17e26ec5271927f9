import type { Page } from "@playwright/test";

/** The service worker of the page's first visit is there, and answers for the next one. */
export async function workerReady(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const { active, installing } = await navigator.serviceWorker.ready;
    const worker = active ?? installing;
    if (worker?.state === "activated") return;
    await new Promise((resolve) => worker?.addEventListener("statechange", resolve));
  });
}
