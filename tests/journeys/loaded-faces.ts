import { expect, type Page } from "@playwright/test";

/** The site's letters as the browser knows them: none before their style sheet is there. */
export const loadedFaces = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const loaded = [...document.fonts].filter(({ status }) => status === "loaded");
    return [...new Set(loaded.map(({ family }) => family.replaceAll('"', "")))].sort();
  });

/** The two that every page uses, among others. */
export const ours = expect.arrayContaining(["M360 Serif", "M360 Text"]);
