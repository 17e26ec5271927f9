import type { Page } from "@playwright/test";
import { aPicture } from "#tests/blog.ts";
import { addPosts } from "./blog-posts.ts";
import { addPost } from "./posts.ts";
import { expect, test } from "./site.ts";

test.use({ viewport: { width: 390, height: 900 } });

/**
 * The pictures that the page has asked for so far, each with its size, in whichever kind: AVIF comes some seconds after a
 * post.
 */
function askedFor(page: Page): Map<string, string> {
  const asked = new Map<string, string>();
  page.on("request", (request) => {
    const [, picture, size = "whole"] =
      /\/uploads\/(\w+)(?:-(\d+x\d+))?\./.exec(request.url()) ?? [];
    if (picture) asked.set(picture, size);
  });
  return asked;
}

/** What waits for a time waits until the returned function is called. */
async function holdAnimations(page: Page): Promise<() => Promise<unknown>> {
  const session = await page.context().newCDPSession(page);
  const setPace = (playbackRate: number) =>
    session.send("Animation.setPlaybackRate", { playbackRate });
  await session.send("Animation.enable");
  await setPace(0);
  return () => setPace(1);
}

for (const place of ["the blog", "a post"]) {
  test(`on a phone ${place} asks for its first picture alone, then for those out of sight`, async ({
    page,
    site,
  }) => {
    const [post] = (await addPosts(site, 3)).reverse();
    const asked = askedFor(page);
    const letGo = await holdAnimations(page);

    await page.goto(place === "the blog" ? "/blog" : `/blog/${post?.id}`);
    const [first, second] = await page.locator(".post img, .carousel img").all();
    await expect
      .poll(() => first?.evaluate((image: HTMLImageElement) => image.complete))
      .toBe(true);
    await page.evaluate(() => new Promise((done) => setTimeout(() => requestIdleCallback(done))));
    expect([...asked.keys()]).toHaveLength(1);

    await letGo();
    await expect.poll(() => asked.size).toBeGreaterThan(1);
    await expect
      .poll(() => second?.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
  });
}

test.describe("on a phone with three points to a px", () => {
  test.use({ deviceScaleFactor: 3 });

  test("a post of many pictures asks for the first and its neighbours, with two points to a px, and for others in turn", async ({
    page,
    site,
  }) => {
    const colours = ["#0e5c5c", "#b78a2a", "#9d392d", "#0a4143", "#336699"];
    const images = await Promise.all(
      colours.map((colour) => aPicture({ colour, width: 1700, height: 1133 })),
    );
    const { id, pictures } = await addPost(site, { title: "Many", images, alts: colours });
    const asked = askedFor(page);
    const letGo = await holdAnimations(page);
    // Nothing moves by itself.
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.goto(`/blog/${id}`);
    const named = (...places: number[]) =>
      places.map((at) => pictures[at]?.name.split(".")[0]).toSorted();

    await expect(page.locator(".carousel__row.is-moved")).toBeVisible();
    await letGo();
    await expect.poll(() => [...asked.keys()].toSorted()).toEqual(named(0, 1, 4));
    expect(new Set(asked.values())).toEqual(new Set(["800x533"]));

    await page.getByRole("button", { name: "Next image" }).click();
    await expect.poll(() => [...asked.keys()].toSorted()).toEqual(named(0, 1, 2, 4));
  });
});
