import { addPost } from "./posts.ts";
import { expect, test } from "./site.ts";

const widths = [320, 360, 390, 430, 1024];
const title = "Check your I-94 with the DS-160 and the I-797 within a day of every entry";
const content = `The NCLEX-RN and H-1B\n\n${title}, ${title}.\n\n- ${title}\n- ${title}`;

test("no line ends inside a form's number: in a post, its card, the list of services, the search", async ({
  page,
  site,
}) => {
  const { id } = await addPost(site, { title, content });
  for (const path of [`/blog/${id}`, "/blog", "/services", "/search", "/search?q=DS-160"]) {
    await page.goto(path);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 });
      const broken = await page.locator("main").evaluate(brokenCodes);
      expect(broken, `${path} at ${width} px`).toEqual([]);
    }
  }
});

/** The numbers of forms in a part's words that stand on two lines. */
function brokenCodes(part: Element): string[] {
  const texts = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
  const broken: string[] = [];
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    for (const { 0: code, index } of (text.textContent ?? "").matchAll(/[A-Z]+-[A-Z\d]+/g)) {
      const place = document.createRange();
      place.setStart(text, index);
      place.setEnd(text, index + code.length);
      const lines = new Set([...place.getClientRects()].map(({ top }) => Math.round(top)));
      if (lines.size > 1) broken.push(code);
    }
  }
  return broken;
}
