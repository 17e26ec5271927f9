import { type Browser, type BrowserContext, chromium } from "@playwright/test";
import { browserPath, browserWords } from "#tests/browser.ts";

/** Gives a browser to what measures in it, and ends it afterwards. */
export async function inBrowser<Measured>(
  measure: (browser: Browser) => Promise<Measured>,
): Promise<Measured> {
  const browser = await chromium.launch({
    ...(browserPath && { executablePath: browserPath }),
    args: browserWords,
  });
  try {
    return await measure(browser);
  } finally {
    await browser.close();
  }
}

/** The same of a phone. */
export function onPhone<Measured>(
  measure: (newPhone: () => Promise<BrowserContext>) => Promise<Measured>,
): Promise<Measured> {
  return inBrowser((browser) =>
    measure(() =>
      browser.newContext({
        viewport: { width: 390, height: 844 },
        hasTouch: true,
        isMobile: true,
      }),
    ),
  );
}
