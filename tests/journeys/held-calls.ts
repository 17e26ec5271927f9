import type { Page } from "@playwright/test";

/** Holds back what the page asks for under such an address, until the function that it gives is called. */
export async function holdCalls(
  page: Page,
  address: string | RegExp,
  options?: { times: number },
): Promise<() => void> {
  const { promise: held, resolve: letGo } = Promise.withResolvers<void>();
  await page.route(
    address,
    async (route) => {
      await held;
      await route.continue();
    },
    options,
  );
  return letGo;
}
