import type { Page } from "@playwright/test";
import { addressOf, listed, newestPost, unlisted } from "./all-pages.ts";
import { addPosts } from "./blog-posts.ts";
import { expectNothingSideways } from "./fits.ts";
import { wholeHydrated } from "./hydrated.ts";
import { expectPaper } from "./paper.ts";
import { expect, type Site, test } from "./site.ts";
import { objections } from "./staff.ts";
import { smallFields, smallTargets } from "./targets.ts";

// The pages that are not there.
test.use({ allowedConsole: [/status of 404 .*(no-such-page|key=ended)/] });

test.beforeAll(({ site }) => addPosts(site, 7));

/** From the narrowest phone, or 400 % zoom, to a wide desk. */
const widths = [320, 390, 768, 1030, 1440, 1920];
const axeLooksAt = [390, 1440];

/** As many in one tab: a new one has all scripts to read again, and takes twice as long to a page. */
const pagesInATab = 8;

for (const paths of inTabs([...listed, newestPost, ...unlisted])) {
  test(`${paths.join(" ")}: nothing to scroll sideways, to miss, or that axe objects to; itself on paper`, async ({
    page,
    site,
  }) => {
    // A busy machine took two minutes for eight.
    test.slow();
    for (const path of paths) {
      await page.emulateMedia({ media: "screen", reducedMotion: "reduce" });
      await page.goto(await addressOf(site, path));
      await openFirstAnswer(page);
      for (const width of widths) {
        await expectNothingSideways(page, width, path);
        if (!axeLooksAt.includes(width)) continue;
        const small = [await smallTargets(page), await smallFields(page)].flat();
        expect(small, `${path}, small at ${width} px`).toEqual([]);
        expect(await objections(page), `${path}, axe at ${width} px`).toEqual([]);
      }
      // Pages that no search engine lists are forms and answers.
      if (!unlisted.includes(path)) await test.step(path, () => expectPaper(page));
    }
  });
}

function inTabs(paths: string[]): string[][] {
  return Array.from({ length: Math.ceil(paths.length / pagesInATab) }, (_, tab) =>
    paths.slice(tab * pagesInATab, (tab + 1) * pagesInATab),
  );
}

test("what comes later is as easy to hit: the dots of both banners and of a post, the menu", async ({
  page,
  site,
}) => {
  for (const path of ["/", newestPost]) {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(await addressOf(site, path));
    await wholeHydrated(page);
    await page.locator(".dots").last().waitFor();
    for (const width of axeLooksAt.toReversed()) {
      await page.setViewportSize({ width, height: 900 });
      expect(await smallTargets(page), `${path} at ${width} px`).toEqual([]);
    }
  }
  await page.getByRole("button", { name: "Open the menu" }).click();
  await expect(page.getByRole("navigation", { name: "All pages" })).toBeVisible();
  expect(await smallTargets(page), "the menu").toEqual([]);
});

test.describe("the HTML as it comes", () => {
  for (const name of [...listed, newestPost]) {
    test(`${name} says what it is, to people and to search engines`, async ({ site }) => {
      const path = await addressOf(site, name);
      const { status, html, title, description, picture = "" } = await htmlOf(site, path);
      expect(status).toBe(200);
      expect(all(html, /<h1[ >]/g)).toHaveLength(1);
      expect(title).toMatch(/^.{10,} \| Meridian360$/);
      expect(title?.length).toBeLessThanOrEqual(60);
      expect(description?.length).toBeGreaterThan(50);
      expect(description?.length).toBeLessThanOrEqual(155);
      expect(all(html, /<link rel="canonical" href="([^"]*)"/g)).toEqual([site.url + path]);
      expect(all(html, /<meta property="og:url" content="([^"]*)"/g)).toEqual([site.url + path]);
      expect((await fetch(picture)).headers.get("content-type")).toMatch(/^image\/(png|jpeg)$/);
      const [main = ""] = all(html, /<main(.*)<\/main>/gs);
      expect(main.replace(/<[^>]*>/g, "").length).toBeGreaterThan(400);
      const told = all(html, /<script type="application\/ld\+json"[^>]*>([^<]*)/g);
      expect(told.length).toBeGreaterThan(0);
      for (const data of told) {
        expect(JSON.parse(data)).toMatchObject({
          "@context": "https://schema.org",
          "@type": expect.any(String),
        });
      }
    });
  }

  test("no two pages have the same title, description or picture to be shared with", async ({
    site,
  }) => {
    const heads = await Promise.all(listed.map((path) => htmlOf(site, path)));
    for (const part of ["title", "description", "picture"] as const) {
      expect(new Set(heads.map((head) => head[part])).size).toBe(listed.length);
    }
  });

  test("no page has a link or an anchor that leads nowhere", async ({ site }) => {
    const pages = await Promise.all([...listed, ...unlisted].map((path) => htmlOf(site, path)));
    const ids = new Map(pages.map(({ url, html }) => [url.pathname, all(html, / id="([^"]*)"/g)]));
    const links = new Set(pages.flatMap(({ url, html }) => ownLinks(html, url)));
    expect(links.size).toBeGreaterThan(listed.length);
    for (const link of links) {
      const [path = "", anchor] = link.split("#");
      const known = ids.get(path);
      if (!known) expect((await fetch(site.url + path)).status, link).toBe(200);
      else if (anchor) expect(known, link).toContain(anchor);
    }
  });

  test("every page that is listed is led to from another one", async ({ site }) => {
    const pages = await Promise.all(listed.map((path) => htmlOf(site, path)));
    const ways = pages.flatMap(({ url, html }) =>
      ownLinks(html, url).filter((link) => link.split("#")[0] !== url.pathname),
    );
    const reached = new Set(ways.map((link) => link.split("#")[0]));
    expect(listed.filter((path) => !reached.has(path))).toEqual([]);
  });
});

test("a page of each kind names what schema.org calls it", async ({ site }) => {
  const expected: Record<string, string[]> = {
    "/": ["Organization", "WebSite"],
    "/contact": ["Organization", "BreadcrumbList"],
    "/blog": ["BreadcrumbList"],
    "/eb-5-investor-visa": ["Service", "FAQPage", "BreadcrumbList"],
    "/always-be-prepared-and-know-what-the-purpose-is": ["Article", "BreadcrumbList", "FAQPage"],
  };
  for (const [path, types] of Object.entries(expected)) {
    expect((await htmlOf(site, path)).types, path).toEqual(types);
  }
});

async function openFirstAnswer(page: Page) {
  const answer = page.locator("#faq details").first();
  if (await answer.count()) await answer.locator("summary").click();
}

/** The links to pages of this site, as path and anchor. */
function ownLinks(html: string, page: URL): string[] {
  const urls = all(html, /<a [^>]*?href="([^"]*)"/g).map((href) => new URL(href, page));
  return urls.filter(({ origin }) => origin === page.origin).map((url) => url.pathname + url.hash);
}

/** By Node's own `fetch`: Playwright's asks one page after the other, and waits seconds for a connection that has ended. */
async function htmlOf(site: Site, path: string) {
  const answer = await fetch(site.url + path);
  const html = await answer.text();
  return {
    status: answer.status,
    url: new URL(answer.url),
    html,
    title: all(html, /<title>([^<]*)/g)[0],
    description: all(html, /<meta name="description" content="([^"]*)/g)[0],
    picture: all(html, /<meta property="og:image" content="([^"]*)/g)[0],
    types: all(html, /"@context":"https:\/\/schema\.org","@type":"(\w+)"/g),
  };
}

/** What the pattern finds: its group, or all of it. */
function all(html: string, pattern: RegExp): string[] {
  return [...html.matchAll(pattern)].map(([found, group]) => group ?? found);
}

test("an address that leads nowhere leads on to home, services and contact", async ({ site }) => {
  const answer = await fetch(`${site.url}/no-such-page`);
  const html = await answer.text();
  const main = html.slice(html.indexOf("<main"), html.indexOf("</main>"));

  expect(answer.status).toBe(404);
  for (const path of ["/", "/services", "/contact"]) expect(main).toContain(`href="${path}"`);
});
