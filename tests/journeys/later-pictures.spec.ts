import type { Page } from "@playwright/test";
import { addPosts } from "./blog-posts.ts";
import { expect, test } from "./site.ts";

test.use({ viewport: { width: 390, height: 900 } });

/** The pictures that the page has asked for so far, in whichever kind: AVIF comes some seconds after a post. */
function askedFor(page: Page): Set<string> {
  const asked = new Set<string>();
  page.on("request", (request) => {
    const [, picture] = /\/uploads\/(\w+)/.exec(request.url()) ?? [];
    if (picture) asked.add(picture);
  });
  return asked;
}

for (const place of ["the blog", "a post"]) {
  test(`on a phone ${place} asks for its first picture alone, then for those out of sight`, async ({
    page,
    site,
  }) => {
    const [post] = (await addPosts(site, 3)).reverse();
    const asked = askedFor(page);
    const animations = await page.context().newCDPSession(page);
    await animations.send("Animation.enable");
    await animations.send("Animation.setPlaybackRate", { playbackRate: 0 });

    await page.goto(place === "the blog" ? "/blog" : `/blog/${post?.id}`);
    const [first, second] = await page.locator(".post img, .carousel img").all();
    await expect
      .poll(() => first?.evaluate((image: HTMLImageElement) => image.complete))
      .toBe(true);
    await page.evaluate(() => new Promise((done) => setTimeout(() => requestIdleCallback(done))));
    expect([...asked]).toHaveLength(1);

    await animations.send("Animation.setPlaybackRate", { playbackRate: 1 });
    await expect.poll(() => asked.size).toBeGreaterThan(1);
    await expect
      .poll(() => second?.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
  });
}
