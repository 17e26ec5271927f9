import type { Page } from "@playwright/test";
import { addPosts, pictures, removeAllPosts } from "./blog-posts.ts";
import { hydrated } from "./hydrated.ts";
import { addPost } from "./posts.ts";
import { expect, test } from "./site.ts";

const cards = (page: Page) => page.locator("main article");
const titles = (page: Page) => cards(page).getByRole("heading");
const pager = (page: Page) => page.getByRole("navigation", { name: "Pages" });
const step = (page: Page, name: "Prev" | "Next") => pager(page).getByText(name, { exact: true });

test.beforeEach(({ site }) => removeAllPosts(site));

test("without posts the page says so, and where to read on; six are one page: Prev and Next are disabled, no page is counted, and of the pictures only the first comes before the others", async ({
  page,
  site,
}) => {
  await page.goto("/blog");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Latest Blogs");
  await expect(page.getByText("No posts yet")).toBeVisible();
  await expect(pager(page)).toHaveCount(0);

  await addPosts(site, 6);
  await page.reload();
  await expect(titles(page)).toHaveCount(6);
  await expect(step(page, "Prev")).toBeDisabled();
  await expect(step(page, "Next")).toBeDisabled();
  await expect(page.getByText(/Page \d/)).toHaveCount(0);

  const pictures = cards(page).locator("img");
  await expect(pictures).not.toHaveCount(0);
  const early = cards(page).locator("img:not([loading=lazy])");
  await expect(early).toHaveCount(1);
  await expect(early).toHaveAttribute("fetchpriority", "high");
  await expect(pictures.first()).not.toHaveAttribute("loading");
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? "with JavaScript" : "without JavaScript", () => {
    test.use({ javaScriptEnabled });

    test("Prev and Next lead through all posts, newest first", async ({ page, site }) => {
      await addPosts(site, 8);
      await page.goto("/blog");
      if (javaScriptEnabled) await hydrated(page);
      await expect(titles(page)).toHaveText([8, 7, 6, 5, 4, 3].map((at) => `Reader’s post ${at}`));
      await expect(pager(page)).toContainText("Page 1 of 2");
      await expect(step(page, "Prev")).toBeDisabled();

      await step(page, "Next").click();
      await expect(page).toHaveURL("/blog?page=2");
      await expect(titles(page)).toHaveText(["Reader’s post 2", "Reader’s post 1"]);
      await expect(pager(page)).toContainText("Page 2 of 2");
      await expect(step(page, "Next")).toBeDisabled();

      await step(page, "Prev").click();
      await expect(page).toHaveURL("/blog");
      await expect(titles(page)).toHaveCount(6);
    });
  });
}

test("a page that is not there is the nearest one", async ({ site }) => {
  await addPosts(site, 7);
  for (const [asked, given] of [
    ["99", "2"],
    ["0", "1"],
    ["x", "1"],
    ["-3", "1"],
  ]) {
    const html = await (await fetch(`${site.url}/blog?page=${asked}`)).text();
    // Without React's own marks between its texts.
    expect(html.replaceAll("<!-- -->", ""), asked).toContain(`Page ${given} of 2`);
  }
});

test("a card has title, excerpt, time, an image in the width that is needed, and the way to the post", async ({
  page,
  site,
}) => {
  const content = "One two three four\nfive six seven eight nine ten eleven";
  const images = await pictures(1, 900);
  const { id } = await addPost(site, { title: "Ten words", content, images });
  await page.goto("/blog");
  const card = cards(page).filter({ hasText: "Ten words" });
  await expect(card).toContainText("One two three four five six seven eight nine ten…");
  await expect(card).not.toContainText("eleven");
  await expect(card.locator("time")).toHaveText("just now");
  const image = card.locator("img");
  await expect(image).toHaveAttribute("width", "900");
  await expect(image).toHaveAttribute("height", "600");
  const loaded = () => image.evaluate((one: HTMLImageElement) => one.currentSrc);
  await expect.poll(loaded).toMatch(/-400x267\.(webp|avif)$/);
  await card.getByRole("link", { name: "View: Ten words" }).click();
  await expect(page).toHaveURL(`/blog/${id}`);
});

test("a card's images end at both ends, by buttons and by the keyboard", async ({ page, site }) => {
  await addPost(site, { title: "Three", images: await pictures(3) });
  await page.goto("/blog");
  await hydrated(page);
  const slider = page.getByRole("group", { name: "Images of Three" });
  const next = slider.getByRole("button", { name: "Next image" });
  const previous = slider.getByRole("button", { name: "Previous image" });
  const shown = async () => {
    const row = await slider.locator(".post__row").boundingBox();
    const boxes = await Promise.all(
      (await slider.locator("img").all()).map((i) => i.boundingBox()),
    );
    return boxes.findIndex((box) => Math.abs((box?.x ?? 0) - (row?.x ?? 0)) < 2);
  };

  await expect(previous).toBeDisabled();
  await next.click();
  await expect(slider.getByText("2 / 3")).toHaveAttribute("aria-live", "polite");
  await expect.poll(shown).toBe(1);
  await next.click();
  await expect(slider).toContainText("3 / 3");
  await expect.poll(shown).toBe(2);
  await expect(next).toBeDisabled();
  await expect(next).toBeFocused();
  await previous.click();
  await expect(slider).toContainText("2 / 3");

  await slider.locator(".post__row").focus();
  await page.keyboard.press("ArrowLeft");
  await expect(slider).toContainText("1 / 3");
});

test("the pictures are square to the cards without JavaScript, too", async ({ browser, site }) => {
  await addPost(site, { title: "Three", images: await pictures(3) });
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${site.url}/blog`);
  const slider = page.getByRole("group", { name: "Images of Three" });
  await expect(slider.getByRole("button")).toHaveCount(0);
  await slider.hover();
  await page.mouse.wheel(400, 0);
  await expect(slider.locator("img").nth(1)).toBeInViewport({ ratio: 0.9 });
  await context.close();
});

test.describe("when the posts cannot be had", () => {
  test.use({ allowedConsole: [/Failed to load resource|Failed to fetch/] });

  test("the page says so, and Retry asks again", async ({ page, site }) => {
    await addPosts(site, 1);
    await page.goto("/contact");
    await hydrated(page);
    await page.route("**/blog.data*", (route) => route.abort());
    await page.getByRole("banner").getByRole("link", { name: "Blog" }).click();
    await expect(page.getByRole("alert")).toContainText("The posts could not be loaded.");
    await page.getByRole("link", { name: "Retry" }).click();
    await expect(page.getByRole("alert")).toContainText("The posts could not be loaded.");

    await page.unroute("**/blog.data*");
    await page.getByRole("link", { name: "Retry" }).click();
    await expect(titles(page)).toHaveText(["Reader’s post 1"]);
    await expect(page.locator("main")).toBeFocused();
  });
});
