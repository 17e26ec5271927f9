import { type BrowserContext, chromium } from "@playwright/test";
import { browserPath, browserWords } from "#tests/browser.ts";

/** Gives a phone's browser to what measures in it, and ends it afterwards. */
export async function onPhone<Measured>(
  measure: (newPhone: () => Promise<BrowserContext>) => Promise<Measured>,
): Promise<Measured> {
  const browser = await chromium.launch({
    ...(browserPath && { executablePath: browserPath }),
    args: browserWords,
  });
  const newPhone = () =>
    browser.newContext({
      viewport: { width: 390, height: 844 },
      hasTouch: true,
      isMobile: true,
    });
  try {
    return await measure(newPhone);
  } finally {
    await browser.close();
  }
}
