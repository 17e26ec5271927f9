import type { Page, Response } from "@playwright/test";
import { search } from "#content/search.ts";
import { searchPage } from "#content/search-page.ts";
import { servicePages } from "#content/services.ts";
import { hydrated } from "./hydrated.ts";
import { addPost } from "./posts.ts";
import { expect, test } from "./site.ts";

const hits = (page: Page) =>
  page
    .locator("main")
    .getByRole("listitem")
    .filter({ has: page.locator("h2") });
const footer = (page: Page) => page.getByRole("search", { name: search.fromFooter });

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? "with JavaScript" : "without JavaScript", () => {
    test.use({ javaScriptEnabled });

    test("the footer's search finds services, posts and the guide, and marks the words; an anchor leads to the part of the guide", async ({
      page,
      site,
    }) => {
      const title = `Fiancés and patience ${javaScriptEnabled}`;
      const { id } = await addPost(site, { title, content: "They wait." });
      await page.goto("/about");
      if (javaScriptEnabled) await hydrated(page);
      await footer(page).getByLabel("Search this site").fill("fiance");
      await footer(page).getByRole("button", { name: "Search" }).click();
      await expect(page).toHaveURL("/search?q=fiance");
      await expect(page.getByRole("status").filter({ hasText: "for “fiance”" })).toBeVisible();
      await expect(hits(page).first()).toContainText("Service");
      await expect(hits(page).first().locator("h2 mark")).toHaveText("Fiancé");
      const post = hits(page).filter({ hasText: title });
      await expect(post).toContainText("Blog");
      await post.getByRole("link").click();
      await expect(page).toHaveURL(`/blog/${id}`);

      await page.goto("/search?q=retrogression");
      if (javaScriptEnabled) await hydrated(page);
      await hits(page).filter({ hasText: "Guide" }).getByRole("link").first().click();
      await expect(page.getByRole("heading", { name: "A small glossary" })).toBeInViewport();
    });
  });
}

test("nothing typed, with words to try, and nothing found are said; a query is text, at most 200 characters, and the page is not for search engines", async ({
  page,
}) => {
  await page.goto("/search");
  await hydrated(page);
  await expect(page.getByText(searchPage.ask)).toBeVisible();
  const form = page.locator("main").getByRole("search");
  await page.locator("main").getByRole("link", { name: "221(g)" }).click();
  await expect(hits(page).first()).toContainText("221(g)");
  await expect(form.getByLabel("Search this site")).toHaveValue("221(g)");
  await form.getByLabel("Search this site").fill("  xyzzy ");
  await page.keyboard.press("Enter");
  await expect(page.getByText("Nothing found for “xyzzy”.")).toBeVisible();
  await expect(page.locator("main").getByRole("link", { name: "Contact us" })).toBeVisible();
  await expect(form.getByLabel("Search this site")).toHaveValue("xyzzy");

  const query = `<img src=x onerror=alert(1)>${"é".repeat(300)}`;
  await page.goto(`/search?q=${encodeURIComponent(query)}`);
  const field = page.locator("main").getByRole("searchbox");
  await expect(field).toHaveValue(query.slice(0, 200));
  await expect(field).toHaveAttribute("maxlength", "200");
  await expect(page.locator("main img")).toHaveCount(0);
  await expect(page.locator("meta[name=robots]")).toHaveAttribute("content", "noindex");
});

test("the page that is not there has a search, and so has the menu of small screens, which closes behind it", async ({
  page,
}) => {
  await page.goto("/nothing-at-all");
  await hydrated(page);
  const form = page.locator("main").getByRole("search");
  await form.getByLabel("Search this site").fill("student");
  await form.getByRole("button", { name: "Search" }).click();
  await expect(hits(page).first()).toContainText("Student Visa");

  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto("/contact");
  await hydrated(page);
  await page.getByRole("button", { name: "Open the menu" }).click();
  const inMenu = page.getByRole("search", { name: search.fromMenu });
  await inMenu.getByLabel("Search this site").fill("nurse");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/search?q=nurse");
  await expect(page.getByRole("dialog", { name: "Menu" })).toBeHidden();
  await expect(hits(page).first()).toContainText("Visa for Nurses (RN)");
});
test.use({ allowedConsole: [/status of 404 .*nothing-at-all/] });

test("no script of the page brings the words that it looks through", async ({ page }) => {
  const scripts: Response[] = [];
  page.on("response", (response) => {
    if (response.url().endsWith(".js")) scripts.push(response);
  });
  await page.goto("/search?q=investor", { waitUntil: "networkidle" });
  await hydrated(page);
  // Read here and not as they come: one that comes late would be read when the test has ended.
  const all = (await Promise.all(scripts.map((script) => script.text()))).join("\n");
  expect(all.length).toBeGreaterThan(100_000);
  for (const { lead } of Object.values(servicePages)) expect(all).not.toContain(lead.slice(0, 40));
});

test.describe("when the search does not answer", () => {
  test.use({ allowedConsole: [/Failed to load resource|Failed to fetch/] });

  test("the page says so, and the keyboard goes on from what Retry brings", async ({ page }) => {
    await page.goto("/about");
    await hydrated(page);
    await page.route("**/search.data*", (route) => route.abort());
    await footer(page).getByLabel("Search this site").fill("fiance");
    await page.keyboard.press("Enter");
    await expect(page.getByRole("alert")).toContainText(searchPage.failure);

    await page.unroute("**/search.data*");
    await page.getByRole("link", { name: "Retry" }).press("Enter");
    await expect(hits(page).first()).toBeVisible();
    await expect(page.locator("main")).toBeFocused();
  });
});
