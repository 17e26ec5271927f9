import type { Page } from "@playwright/test";

/** Before each word, so that a test can tell the page's words again. */
const sign = "ഃ";

/**
 * From now on the page is translated as Chrome does it: what stands in a text's place is a font element, and the text that
 * React knows is no longer in the page.
 */
export async function translate(page: Page): Promise<void> {
  await page.evaluate((mark) => {
    const untouched = "font, script, style, textarea, svg, [translate=no]";
    const translateText = (text: Text) => {
      const around = text.parentElement;
      if (!around || around.closest(untouched) || !/[a-z]/i.test(text.data)) return;
      const words = text.data.replace(/[a-z]+/gi, `${mark}$&`);
      if (around.localName === "option" || around.localName === "title") {
        if (!text.data.includes(mark)) text.data = words;
        return;
      }
      const outer = document.createElement("font");
      outer.appendChild(document.createElement("font")).textContent = words;
      text.replaceWith(outer);
    };
    const translateIn = (node: Node) => {
      const walker = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
      const texts = node instanceof Text ? [node] : [];
      while (walker.nextNode()) texts.push(walker.currentNode as Text);
      texts.forEach(translateText);
    };
    document.documentElement.lang = "ml";
    translateIn(document);
    new MutationObserver((changes) => {
      for (const { target, addedNodes } of changes) [target, ...addedNodes].forEach(translateIn);
    }).observe(document, { childList: true, characterData: true, subtree: true });
  }, sign);
}

/** What it reads in the translated page. */
export function translated(text: string): string {
  return text.replace(/[a-z]+/gi, `${sign}$&`);
}
