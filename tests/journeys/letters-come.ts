import { expect, type Page } from "@playwright/test";

/** The page is shown in the site's letters: by default in the two that every page uses. */
export async function lettersCome(page: Page, families = ["M360 Serif", "M360 Text"]) {
  await expect.poll(() => uprightFaces(page)).toEqual(expect.arrayContaining(families));
}

/** Those that the browser has: none before their style sheet is there. */
function uprightFaces(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.fonts]
      .filter(({ status, style }) => status === "loaded" && style === "normal")
      .map(({ family }) => family.replaceAll('"', "")),
  );
}
