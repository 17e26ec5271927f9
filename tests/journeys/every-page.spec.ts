import type { APIRequestContext, Page } from "@playwright/test";
import { addressOf, listed, newestPost, unlisted } from "./all-pages.ts";
import { addPosts } from "./blog-posts.ts";
import { expect, test } from "./site.ts";
import { objections, sideways } from "./staff.ts";

// The pages that are not there.
test.use({ allowedConsole: [/status of 404 .*(no-such-page|key=ended)/] });

test.beforeAll(({ site }) => addPosts(site, 7));

/** From the narrowest phone, or 400 % zoom, to a wide desk. */
const widths = [320, 390, 768, 1030, 1440, 1920];
const axeLooksAt = [390, 1440];

for (const path of [...listed, newestPost, ...unlisted]) {
  test(`${path}: nothing to scroll sideways, nothing that axe objects to`, async ({
    page,
    site,
  }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.goto(await addressOf(site, path));
    await openFirstAnswer(page);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      await expect
        .poll(() => sideways(page), { message: `sideways at ${width} px` })
        .toBeLessThanOrEqual(0);
      if (!axeLooksAt.includes(width)) continue;
      expect(await objections(page), `axe at ${width} px`).toEqual([]);
    }
  });
}

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  for (const name of [...listed, newestPost]) {
    test(`${name} says what it is, to people and to search engines`, async ({ page, site }) => {
      const path = await addressOf(site, name);
      const answer = await page.goto(path);
      expect(answer?.status()).toBe(200);
      await expect(page.locator("h1")).toHaveCount(1);
      await expect(page).toHaveTitle(/^.{10,75} \| Meridian360$/);
      const head = (selector: string, name: string) =>
        page.locator(selector).first().getAttribute(name);
      const description = await head('meta[name="description"]', "content");
      expect(description?.length).toBeGreaterThan(50);
      expect(description?.length).toBeLessThanOrEqual(160);
      expect(await head('link[rel="canonical"]', "href")).toBe(site.url + path);
      expect(await head('meta[property="og:url"]', "content")).toBe(site.url + path);
      const picture = await head('meta[property="og:image"]', "content");
      expect((await page.request.get(picture ?? "")).headers()["content-type"]).toMatch(
        /^image\/(png|jpeg)$/,
      );
      expect((await page.locator("main").textContent())?.length).toBeGreaterThan(400);
      for (const data of await structuredData(page)) {
        expect(data["@context"]).toBe("https://schema.org");
        expect(data["@type"]).toEqual(expect.any(String));
      }
    });
  }

  test("no two pages have the same title or description", async ({ request }) => {
    const heads = await Promise.all(listed.map((path) => headOf(request, path)));
    for (const part of ["title", "description"] as const) {
      expect(new Set(heads.map((head) => head[part])).size).toBe(listed.length);
    }
  });

  test("no page has a link or an anchor that leads nowhere", async ({ page }) => {
    test.slow();
    const links = new Set<string>();
    const ids = new Map<string, string[]>();
    for (const path of [...listed, ...unlisted]) {
      await page.goto(path);
      ids.set(new URL(page.url()).pathname, await attributes(page, "[id]", "id"));
      (await ownLinks(page)).map((link) => links.add(link));
    }
    for (const link of links) {
      const [path = "", anchor] = link.split("#");
      const known = ids.get(path);
      if (!known) expect((await page.request.get(path)).status(), link).toBe(200);
      else if (anchor) expect(known, link).toContain(anchor);
    }
  });
});

test("every listed page names what schema.org calls it", async ({ request }) => {
  const expected: Record<string, string[]> = {
    "/": ["Organization", "WebSite"],
    "/contact": ["Organization", "BreadcrumbList"],
    "/blog": ["BreadcrumbList"],
    "/eb-5-investor-visa": ["Service", "FAQPage", "BreadcrumbList"],
    "/always-be-prepared-and-know-what-the-purpose-is": ["Article", "BreadcrumbList", "FAQPage"],
  };
  for (const [path, types] of Object.entries(expected)) {
    expect((await headOf(request, path)).types, path).toEqual(types);
  }
});

async function openFirstAnswer(page: Page) {
  const answer = page.locator("#faq details").first();
  if (await answer.count()) await answer.locator("summary").click();
}

/** The links to pages of this site, as path and anchor. */
async function ownLinks(page: Page): Promise<string[]> {
  const urls = (await attributes(page, "a[href]", "href")).map((href) => new URL(href, page.url()));
  const { origin } = new URL(page.url());
  return urls.filter((url) => url.origin === origin).map((url) => url.pathname + url.hash);
}

function attributes(page: Page, selector: string, name: string): Promise<string[]> {
  return page
    .locator(selector)
    .evaluateAll((all, wanted) => all.map((one) => one.getAttribute(wanted) ?? ""), name);
}

async function structuredData(page: Page): Promise<Record<string, unknown>[]> {
  const scripts = await page.locator('script[type="application/ld+json"]').allTextContents();
  expect(scripts.length).toBeGreaterThan(0);
  return scripts.map((script) => JSON.parse(script));
}

async function headOf(request: APIRequestContext, path: string) {
  const html = await (await request.get(path)).text();
  return {
    title: html.match(/<title>([^<]*)/)?.[1],
    description: html.match(/<meta name="description" content="([^"]*)/)?.[1],
    types: [...html.matchAll(/"@context":"https:\/\/schema\.org","@type":"(\w+)"/g)].map(
      ([, type]) => type,
    ),
  };
}
