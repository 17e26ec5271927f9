import { globSync, readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { guide } from "#content/guide.ts";
import { toasts } from "./enquiry-form.ts";
import { halvePages } from "./halved-page.ts";
import { holdCalls } from "./held-calls.ts";
import { hydrated, wholeHydrated } from "./hydrated.ts";
import { messagesFrom } from "./office.ts";
import { expect, type Site, test } from "./site.ts";

test("a click on a button before React came is made again once it is there", async ({
  page,
  context,
  site,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const release = await holdCalls(page, /\.js$/);
  await page.goto(site.url + guide.path, { waitUntil: "commit" });
  await page.getByRole("button", { name: "Link", exact: true }).click();
  await expect(toasts(page)).toHaveCount(0);

  release();
  await expect(toasts(page)).toContainText("Link copied to clipboard");
});

test("so is one that was made before the page had come whole", async ({ page, context, site }) => {
  const slow = await halvePages(site);
  try {
    await context.grantPermissions(["clipboard-read", "clipboard-write"], { origin: slow.url });
    await page.goto(slow.url + guide.path, { waitUntil: "commit" });
    await page.getByRole("button", { name: "Link", exact: true }).click();

    slow.release();
    await expect(toasts(page)).toContainText("Link copied to clipboard");
  } finally {
    slow.close();
  }
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test("before its first paint a page asks for styles and pictures only, for the rest after it", async ({
    page,
    site,
  }) => {
    await page.goto(`${site.url}/blog`);
    // What brings it is the last of what comes by itself.
    await expect(page.locator('link[rel="manifest"]')).toHaveAttribute("href", "/site.webmanifest");

    const early = await page.evaluate(() => {
      const paint = performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? 0;
      const asked = performance.getEntriesByType("resource");
      return asked.filter(({ startTime }) => startTime < paint).map(({ name }) => name);
    });
    expect(early).toContainEqual(expect.stringMatching(/\.css$/));
    expect(early.filter((name) => !/^data:|\.(css|svg|avif|webp)$/.test(name))).toEqual([]);
  });

  test("a menu that was opened before React came stays open", async ({ page, site }) => {
    const release = await holdCalls(page, /\.js$/);
    await page.goto(site.url, { waitUntil: "commit" });
    await page.getByRole("button", { name: "Open the menu" }).click();
    const menu = page.getByRole("dialog", { name: "Menu" });
    await expect(menu).toBeVisible();

    release();
    await hydrated(page);
    await page.waitForFunction(() => document.querySelector("main")?.inert);
    await expect(menu).toBeVisible();
  });
});

test("React is not told of a press on what opens by itself until it has taken over", async ({
  page,
  site,
}) => {
  await page.addInitScript(() => {
    // React listens on the document.
    for (const part of ["pointerdown", "mousedown", "focusin", "click"]) {
      document.addEventListener(part, ({ target }) => {
        if (target instanceof Element && target.closest("summary")) window.toldOf?.push(part);
      });
    }
    window.toldOf = [];
  });
  const release = await holdCalls(page, /\.js$/);
  await page.goto(`${site.url}/student-visa`, { waitUntil: "commit" });
  const question = page.locator("#faq summary").first();
  await question.click();
  await expect(page.locator("#faq details[open]")).toHaveCount(1);
  expect(await page.evaluate(() => window.toldOf)).toEqual([]);

  release();
  await wholeHydrated(page);
  await question.click();
  await expect(page.locator("#faq details[open]")).toHaveCount(0);
  expect(await page.evaluate(() => window.toldOf)).toContain("click");
});

/** What pages load when they are idle is one file: vite.config.ts. */
const formScript = /\/soon-[^/]*\.js$/;

test("a form that is sent before its script came is sent by it", async ({ page, site }) => {
  const release = await holdCalls(page, formScript);
  const asked = page.waitForRequest(formScript);
  await sendHeroForm(page, site, "early@example.com");
  await asked;
  release();

  await expect(toasts(page)).toContainText("Message sent successfully!");
  expect(await messagesFrom(site, "early@example.com")).toHaveLength(1);
});

test("what is typed before the script came leaves the rest of what was kept", async ({
  page,
  site,
}) => {
  await page.goto(site.url);
  await wholeHydrated(page);
  const form = page.locator("#hero-form form");
  await form.getByLabel("Your name").fill("Anjali Example");
  await form.getByLabel("Where we reply").fill("kept@example.com");
  const release = await holdCalls(page, formScript);

  await page.reload();
  await form.getByLabel("Your name").fill("K");
  release();
  await expect(form.getByLabel("Where we reply")).toHaveValue("kept@example.com");
  await expect(form.getByLabel("Your name")).toHaveValue("K");
  await page.reload();
  await expect(form.getByLabel("Your name")).toHaveValue("K");
  await expect(form.getByLabel("Where we reply")).toHaveValue("kept@example.com");
});

test.describe("where its script never comes", () => {
  test.use({ allowedConsole: [/ERR_FAILED|Captcha error/] });

  test("a form is sent as without scripts", async ({ page, site }) => {
    await page.route(formScript, (route) => route.abort());
    await sendHeroForm(page, site, "never@example.com");

    await expect(page.locator(".sent")).toContainText("Message sent successfully!");
    expect(await messagesFrom(site, "never@example.com")).toHaveLength(1);
  });
});

test("a link down the page leads there while the part has no script yet, and stays there when it comes", async ({
  page,
  site,
}) => {
  const release = await holdCalls(page, /\/further-[^/]*\.js$/);
  await page.goto(`${site.url}/about`);
  await hydrated(page);
  const place = page.locator("#why").getByRole("heading", { level: 2 });
  await page.getByRole("link", { name: "Why Choose Us" }).click();
  await expect(place).toBeInViewport();
  await expect(page.locator("#further[data-waiting]")).toHaveCount(1);

  release();
  await expect(page.locator("#further[data-waiting]")).toHaveCount(0);
  await expect(place).toBeInViewport();
  await expect(page).toHaveURL(`${site.url}/about#why`);
});

test("a page that is loaded again stands where it stood, from its first moment", async ({
  page,
  site,
}) => {
  await page.goto(`${site.url}/student-visa#faq`);
  await hydrated(page);
  await expect(page.locator("#faq")).toBeInViewport();
  const place = () => page.evaluate(() => Math.round(scrollY));
  const before = await place();
  await page.route(/\.js$/, () => undefined);

  await page.reload();

  expect(await place()).toBe(before);
});

test("the large scripts tell the browser to compile them beside the main thread", () => {
  for (const name of ["framework", "site", "soon"]) {
    const files = globSync(`build/client/assets/${name}-*.js`);
    expect(files, name).toHaveLength(1);
    for (const file of files) {
      expect(readFileSync(file, "utf8"), file).toMatch(/^\/\/# allFunctionsCalledOnLoad\n/);
    }
  }
});

declare global {
  interface Window {
    toldOf?: string[];
  }
}

async function sendHeroForm(page: Page, site: Site, email: string) {
  await page.goto(site.url);
  await hydrated(page);
  const form = page.locator("#hero-form form");
  await form.getByLabel("Your name").fill("Anjali Example");
  await form.getByLabel("Where we reply").fill(email);
  await form.getByRole("button", { name: "Send" }).click();
}
