import type { Locator, Page } from "@playwright/test";
import { blog } from "#content/blog.ts";
import type { Post } from "#contract/answers/blog.ts";
import { addPosts, pictures } from "./blog-posts.ts";
import { toasts } from "./enquiry-form.ts";
import { expectNothingSideways } from "./fits.ts";
import { holdCalls } from "./held-calls.ts";
import { cardsHydrated, hydrated } from "./hydrated.ts";
import { messagesFrom } from "./office.ts";
import { addPost, changePost } from "./posts.ts";
import { expect, test } from "./site.ts";

const formOf = (page: Page) => page.getByRole("region", { name: "Send Us A Message" });
const heading = (page: Page) => page.getByRole("heading", { level: 1 });

test("a post has its title, date, author, intro and text with its line breaks", async ({
  page,
  site,
}) => {
  const content = "First line\nsecond line\n\nNext, see https://example.com/a?b=1.";
  const { id, created_at } = await addPost(site, { title: "On the H-1B & <i>dates</i>", content });
  const answer = await page.goto(`/blog/${id}`);
  expect(answer?.status()).toBe(200);
  await expect(heading(page)).toHaveText("On the H-1B & <i>dates</i>");
  const day = new Date(created_at).toLocaleDateString("en-US", {
    dateStyle: "long",
    timeZone: "Asia/Kolkata",
  });
  await expect(page.locator(".byline")).toHaveText(`${day}Admin Meridian3601 min read`);
  await expect(page.getByText(blog.intro)).toBeVisible();
  const paragraph = page.getByText("First line");
  const height = async (text: Locator) => (await text.boundingBox())?.height ?? 0;
  const single = await height(page.getByText("Next, see"));
  expect(await height(paragraph)).toBeGreaterThan(1.5 * single);
  await expect(page.getByRole("link", { name: "https://example.com/a?b=1" })).toHaveAttribute(
    "href",
    "https://example.com/a?b=1",
  );
  const related = page.getByRole("region", { name: "Related service" }).getByRole("link");
  await expect(related).toHaveAttribute("href", "/h-1b-visa-services-for-employees");
});

/** How far the words end before the right side of the place that they have, px. */
const leftOnTheRight = (text: Locator) =>
  text.evaluate((element) => {
    const words = document.createRange();
    words.selectNodeContents(element);
    return element.getBoundingClientRect().right - words.getBoundingClientRect().right;
  });

test("short lines of their own are headings, lines that begin alike a list; Arabic begins at the right", async ({
  page,
  site,
}) => {
  const content =
    "Take both.\n\nWhat to bring\n\nThese:\n- a passport\n- https://example.com/form\n\n1. Go\n2. Ask\n\nتأشيرة (H-1B).\n\n- جواز سفر\n- صورة";
  const { id } = await addPost(site, { title: "تأشيرة (H-1B)", content });
  await page.goto(`/blog/${id}`);
  const body = page.locator(".post-body");
  await expect(body.getByRole("heading", { level: 2 })).toHaveText("What to bring");
  await expect(body.getByRole("listitem")).toHaveText([
    "a passport",
    "https://example.com/form",
    "Go",
    "Ask",
    "جواز سفر",
    "صورة",
  ]);
  await expect(body.locator("ul").first()).toHaveCSS("direction", "ltr");
  await expect(body.locator("ul").last()).toHaveCSS("direction", "rtl");
  await expect(body.locator("ul").getByRole("link")).toHaveAttribute(
    "href",
    "https://example.com/form",
  );
  await expect(body.locator("ol")).toHaveCount(1);
  expect(await leftOnTheRight(heading(page))).toBeLessThan(1);
  expect(await leftOnTheRight(body.getByText("تأشيرة"))).toBeLessThan(1);
  expect(await leftOnTheRight(body.getByText("Take both."))).toBeGreaterThan(100);
});

test("it leads to the post before it and the one after it", async ({ page, site }) => {
  const [older, middle, newer] = await addPosts(site, 3);
  await page.goto(`/blog/${middle?.id}`);
  const others = page.getByRole("navigation", { name: "Other posts" });
  const previous = others.getByRole("link", { name: "Previous post" });
  await expect(previous).toHaveAttribute("href", `/blog/${older?.id}`);
  await others.getByRole("link", { name: "Next post" }).click();
  await expect(page).toHaveURL(`/blog/${newer?.id}`);
  await expect(heading(page)).toHaveText(newer?.title ?? "?");
  await expect(previous).toHaveAttribute("href", `/blog/${middle?.id}`);
  await expect(others.getByRole("link", { name: "Next post" })).toHaveCount(0);
});

test("a code in the title of the one before it stands in its line, as the rest", async ({
  page,
  site,
}) => {
  await addPost(site, { title: "Your I-94: which date" });
  const { id } = await addPost(site, { title: "The one after it" });
  await page.goto(`/blog/${id}`);
  const others = page.getByRole("navigation", { name: "Other posts" });
  const previous = others.getByRole("link", { name: "Your I-94: which date" });
  const code = previous.getByText("I-94:", { exact: true });
  await expect(code).toHaveCSS("display", "inline");
  for (const face of ["font-family", "color"]) {
    const of = await previous.evaluate(
      (link, name) => getComputedStyle(link).getPropertyValue(name),
      face,
    );
    await expect(code).toHaveCSS(face, of);
  }
});

test.describe("what is not there, or not yet", () => {
  test.use({ allowedConsole: [/Failed to load resource|Failed to fetch/] });

  test("an unknown id answers 404 with a message and ways on", async ({ page }) => {
    const answer = await page.goto("/blog/no-such-post-here");
    expect(answer?.status()).toBe(404);
    await expect(heading(page)).toHaveText("There is no such post");
    await expect(page.locator("meta[name=robots]")).toHaveAttribute("content", "noindex");
    await page.locator("main").getByRole("link", { name: "Latest Blogs" }).click();
    await expect(page).toHaveURL("/blog");
  });

  test("while a post is on its way it says Loading...; one that could not be loaded is said, and Retry asks again", async ({
    page,
    site,
  }) => {
    const [post] = await addPosts(site, 1);
    await page.goto("/blog");
    await cardsHydrated(page);
    const waiting = page.getByText("Loading...", { exact: true });
    await expect(waiting).toHaveCount(0);
    const letGo = await holdCalls(page, "**/blog/*.data*");
    await page.locator(`a.btn[href="/blog/${post?.id}"]`).click();
    await expect(waiting).toBeVisible();
    expect(await waiting.evaluate((slip) => getComputedStyle(slip, "::before").animationName)).toBe(
      "turn",
    );
    letGo();
    await expect(heading(page)).toHaveText(post?.title ?? "?");
    await expect(waiting).toHaveCount(0);

    await page.goto("/blog");
    await cardsHydrated(page);
    await page.route("**/blog/*.data*", (route) => route.abort());
    await page.locator(`a.btn[href="/blog/${post?.id}"]`).click();
    await expect(page.getByRole("alert")).toContainText("The post could not be loaded.");
    await page.unroute("**/blog/*.data*");
    await page.getByRole("link", { name: "Retry" }).click();
    await expect(heading(page)).toHaveText(post?.title ?? "?");
  });
});

test("after an edit it says the new words at the old address; its head tells search engines and networks what it is", async ({
  page,
  site,
}) => {
  const { id, image, created_at } = await addPost(site, { title: "What it was" });
  const { changed_at } = await changePost(site, id, { title: "What it is", content: "Corrected" });
  await page.goto(`/blog/${id}`);
  expect(id).toMatch(/^what-it-was-/);
  await expect(heading(page)).toHaveText("What it is");
  await expect(page.getByText("Corrected")).toBeVisible();

  const texts = await page.locator('script[type="application/ld+json"]').allTextContents();
  expect(JSON.parse(texts[0] ?? "")).toMatchObject({
    "@type": "BlogPosting",
    headline: "What it is",
    datePublished: created_at,
    dateModified: changed_at,
    url: `${site.url}/blog/${id}`,
    image: [`${site.url}/uploads/${image[0]}`],
  });
  for (const { type, path } of blog.feeds) {
    const link = page.locator(`link[rel=alternate][type="${type}"]`);
    await expect(link).toHaveAttribute("href", path);
    const feed = await page.request.get(path);
    expect(feed.headers()["content-type"]).toContain(type);
    expect(await feed.text()).toContain(`${site.url}/blog/${id}`);
  }
  const shared = await page.locator('meta[property="og:image"]').getAttribute("content");
  expect((await page.request.get(shared ?? "")).headers()["content-type"]).toBe("image/jpeg");
});

test("a long word in a title makes no page scroll sideways, nor in that of the post before or after", async ({
  page,
  site,
}) => {
  const posts: Post[] = [];
  for (const word of ["first", "second", "third"]) {
    posts.push(await addPost(site, { title: `A ${word.repeat(12)}` }));
  }
  for (const { id, title } of posts) {
    await page.goto(`/blog/${id}`);
    for (const width of [320, 768, 1440]) await expectNothingSideways(page, width, title);
  }
});

test("the bar at the top is as wide as what is left to read; Link copies the post's address", async ({
  page,
  context,
  site,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const { id } = await addPost(site);
  await page.goto(`/blog/${id}`);
  const width = () => page.locator(".progress").evaluate((bar) => bar.clientWidth);
  await expect.poll(width).toBeGreaterThan(1200);
  await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: "instant" }));
  await expect.poll(width).toBe(0);

  const share = page.getByRole("region", { name: "Share On" });
  await share.getByRole("button", { name: "Link" }).click();
  await expect(toasts(page)).toContainText("Link copied to clipboard");
  await expect(toasts(page)).toHaveRole("status");
  await expect(page.locator(".Toastify__toast--info")).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${site.url}/blog/${id}`);
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? "with JavaScript" : "without JavaScript", () => {
    test.use({ javaScriptEnabled, allowedConsole: [/status of 400/] });

    test("the form beside a post sends which post it was", async ({ page, site }) => {
      const email = `post-${javaScriptEnabled}@example.com`;
      const { id, title } = await addPost(site, { title: "Which post", images: await pictures(3) });
      await page.goto(`/blog/${id}`);
      if (javaScriptEnabled) await hydrated(page);
      await expect(page.getByText(blog.intro)).toBeVisible();
      const form = formOf(page);
      await form.getByLabel("Full Name").fill("Lakshmi Iyer");
      await form.getByLabel("Email").fill("lakshmi");
      await form.getByRole("button", { name: "Send" }).click();
      await expect(form.getByLabel("Email")).toHaveAccessibleDescription(
        "Enter a valid email address.",
      );
      await form.getByLabel("Email").fill(email);
      await form.getByRole("button", { name: "Send" }).click();
      await expect(page.getByText("Message sent successfully!")).toBeVisible();
      expect(await messagesFrom(site, email)).toMatchObject([
        { name: "Lakshmi Iyer", message: `${title}\n${site.url}/blog/${id}` },
      ]);
    });
  });
}
