import type { Page, Response } from "@playwright/test";
import { untilRouted } from "./until-routed.ts";

/**
 * Holds back what the page asks for under such an address, until the function that it gives is called. From then on it goes its
 * way by the route all the same: a request that begins while a route is taken away can fail.
 */
export async function holdCalls(page: Page, address: string | RegExp): Promise<() => void> {
  const { promise: held, resolve: letGo } = Promise.withResolvers<void>();
  await page.route(address, async (route) => {
    await held;
    await route.continue();
  });
  await untilRouted(page);
  return letGo;
}

/** Resolves when an answer has come whole, and what follows from it is drawn; of one that the page has given up there is none. */
export async function arrived(page: Page, answer: Promise<Response | null>): Promise<void> {
  await (await answer)?.finished();
  await drawn(page);
}

/** Resolves when what has come, or has been pressed, has had time to be drawn: for what is not to be seen then. */
export async function drawn(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const frame = () => new Promise((done) => requestAnimationFrame(done));
    for (let frames = 0; frames < 3; frames++) await frame();
  });
}
