import type { Page } from "@playwright/test";

type Answer = { status: number; json: object };

/** What the server seems to say to the next call of that address; undefined: it does not answer. */
export async function answerOnce(page: Page, address: string, answer: Answer | undefined) {
  await page.route(address, (route) => (answer ? route.fulfill(answer) : route.abort()), {
    times: 1,
  });
}
