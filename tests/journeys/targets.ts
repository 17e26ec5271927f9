import type { Page } from "@playwright/test";

/** Nine in a row: on a phone they are as wide as there is room for. */
const narrow = ".banner__dots li:not(:first-child) button";

/**
 * The links and buttons that a thumb may miss: lower than 44 px, or narrower without words of their own. Links within
 * running text are as high as its lines (WCAG 2.5.8 excepts them), and a word is as wide as it is.
 */
export function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate((narrow) => {
    const seen = [...document.querySelectorAll<HTMLElement>("a, button, summary")].filter(
      (target) => target.checkVisibility({ visibilityProperty: true }) && !isInText(target),
    );
    // What Chromium is asked first of a section out of sight, it may answer from before it laid that out.
    for (const target of seen) target.getBoundingClientRect();
    return seen.filter(isSmall).map((target) => {
      const { width, height } = target.getBoundingClientRect();
      return `${target.outerHTML.slice(0, 90)} ${Math.round(width)} x ${Math.round(height)}`;
    });

    function isInText(target: HTMLElement): boolean {
      const text = target.closest("p, li, dd");
      const isInline = getComputedStyle(target).display === "inline";
      return isInline && text !== null && text.textContent !== target.textContent;
    }

    function isSmall(target: HTMLElement): boolean {
      const { width, height } = target.getBoundingClientRect();
      const widthMin = target.textContent.trim() || target.matches(narrow) ? 24 : 44;
      // What slides in is off by a fraction of a pixel on its way.
      const off = 0.1;
      return height < 44 - off || width < widthMin - off;
    }
  }, narrow);
}

/** The fields whose letters are smaller than the design has them: 17 px, so that no phone zooms in. */
export function smallFields(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>("input, select, textarea")]
      .filter((field) => Number.parseFloat(getComputedStyle(field).fontSize) < 17)
      .map((field) => `${field.outerHTML.slice(0, 90)} ${getComputedStyle(field).fontSize}`),
  );
}
