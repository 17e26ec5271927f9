import type { Page } from "@playwright/test";
import { servicePages } from "#content/services.ts";
import { services } from "#contract/services.ts";
import { hydrated, wholeHydrated } from "./hydrated.ts";
import { expect, test } from "./site.ts";

const openAnswers = "#faq details[open]";

test("one answer is open at a time, a click on it closes it, and none is open on the next page", async ({
  page,
}) => {
  await page.goto("/student-visa");
  const [first, second] = [question(page, 0), question(page, 1)];
  await first.locator("summary").click();
  await expect(first).toHaveAttribute("open");
  await second.locator("summary").click();
  await expect(second).toHaveAttribute("open");
  await expect(second.getByRole("listitem").first()).toBeVisible();
  await expect(first).not.toHaveAttribute("open");
  await second.locator("summary").focus();
  await page.keyboard.press("Enter");
  await expect(page.locator(openAnswers)).toHaveCount(0);

  await hydrated(page);
  await first.locator("summary").click();
  await expect(first).toHaveAttribute("open");
  await page.locator(".related").getByRole("link", { name: "Visa Refusal 221(g)" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Visa Refusal 221(g)");
  await expect(page.locator(openAnswers)).toHaveCount(0);
});

test("on a phone no figure of the key facts is parted from its unit; Submit Now opens the enquiry", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto("/student-visa");
  const figures = page.locator(".keyfacts .nobr");
  await expect(figures).toHaveText(["365 days", "30 days", "20 hours", "12 months"]);
  for (const figure of await figures.all()) {
    const lines = await figure.evaluate((words) => {
      const text = document.createRange();
      text.selectNodeContents(words);
      return text.getClientRects().length;
    });
    expect(lines, (await figure.textContent()) ?? "").toBe(1);
  }

  await openEnquiryBy(page, "Submit Now");
});

/** By the button of its call to action. */
async function openEnquiryBy(page: Page, name: string) {
  await wholeHydrated(page);
  await page.locator(".connect").getByRole("link", { name, exact: true }).click();
  await expect(page.getByRole("dialog", { name: "Enquiry" })).toBeVisible();
}

test("two calls to action each have their own words and button; the sources say when they were checked, and open in a new tab; Connect Now opens the enquiry", async ({
  page,
}) => {
  await page.goto("/e-3-visa");
  const calls = servicePages["e-3-visa"].callsToAction;
  const blocks = page.locator(".connect");
  await expect(blocks.getByRole("heading")).toHaveText(calls.map(({ title }) => title));
  await expect(blocks.getByRole("link")).toHaveText(calls.map(({ button }) => button));
  await expect(blocks.getByText("Any charge is named before work begins.")).toHaveCount(1);

  const sources = page.locator("#sources");
  await expect(sources.locator("time").first()).toHaveAttribute("datetime", /^\d{4}-\d\d-\d\d$/);
  await expect(sources.getByText(/As of \w+ \d+, \d{4}/).first()).toBeVisible();
  const links = await sources.getByRole("link").all();
  expect(links.length).toBeGreaterThan(1);
  for (const link of links) {
    await expect(link).toHaveAttribute("target", "_blank");
    await expect(link).toHaveAttribute("rel", /\bnoopener\b/);
  }

  await openEnquiryBy(page, "Connect Now");
});

test("the page asks for its rosette before the style sheet that shows it is read; it prints with every answer, the checklist alone; under the questions a link leads to the contact page, and the way back over the overview", async ({
  page,
}) => {
  await page.addInitScript(() => {
    window.print = () => undefined;
  });
  await page.goto("/tn-visa");
  const preload = page.locator("link[rel=preload][href*=rosette]");
  const mask = await page
    .locator(".shero__ros")
    .evaluate((rosette) => getComputedStyle(rosette).maskImage);
  expect(mask).toContain(await preload.getAttribute("href"));
  // A mask is asked for without credentials: only such a preload is used for it.
  await expect(preload).toHaveAttribute("crossorigin", "anonymous");

  await page.emulateMedia({ media: "print" });
  await expect(page.locator(".faq__a").first()).toBeVisible();

  await page.emulateMedia({ media: "screen" });
  await hydrated(page);
  await page.getByRole("button", { name: "Print the checklist" }).click();
  await page.emulateMedia({ media: "print" });
  await expect(page.locator("#checklist .ticks").first()).toBeVisible();
  await expect(page.locator("h1")).toBeHidden();
  await expect(page.locator("#faq")).toBeHidden();

  await page.evaluate(() => dispatchEvent(new Event("afterprint")));
  await expect(page.locator("h1")).toBeVisible();

  await page.emulateMedia({ media: "screen" });
  const link = page.locator("#faq").getByRole("link", { name: "Contact Us", exact: true });
  await expect(link).toHaveAttribute("href", "/contact");
  const way = page.getByRole("navigation", { name: "Breadcrumb" });
  await expect(way.getByRole("listitem")).toHaveText(["Home", "Services", "TN Visa"]);
  await expect(way.locator("[aria-current=page]")).toHaveText("TN Visa");
  await way.getByRole("link", { name: "Services" }).click();
  await expect(page).toHaveURL("/services");
});

test("every service is there whole in the HTML as it comes", async ({ page, site }) => {
  for (const { slug, name } of services) {
    await test.step(`/${slug}`, async () => {
      const html = await (await fetch(`${site.url}/${slug}`)).text();
      const { heading, stamp, cards, pictured, text } = await page.evaluate(partsOf, html);
      expect(heading).toBe(name);
      expect(stamp).toContain(slug);
      expect(cards).toBeGreaterThan(0);
      expect(pictured).toBe(cards);
      for (const words of saidOn(slug)) expect(text).toContain(words);
    });
  }
});

/** Runs in a page, as it reads HTML; nothing of it is loaded or run. */
function partsOf(html: string) {
  const read = new DOMParser().parseFromString(html, "text/html");
  const cards = [...read.querySelectorAll(".pcard")];
  return {
    heading: read.querySelector("h1")?.textContent,
    stamp: read.querySelector(".shero__stamp img")?.getAttribute("src"),
    cards: cards.length,
    pictured: cards.filter((card) => card.querySelector("img")).length,
    // Without the word joiners of its codes.
    text: read.querySelector("main")?.textContent.replaceAll("\u2060", ""),
  };
}

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("answers open one at a time, and the enquiry has its page", async ({ page }) => {
    await page.goto("/visa-refusal-221g");
    await question(page, 0).locator("summary").click();
    await question(page, 1).locator("summary").click();
    await expect(question(page, 1).locator(".faq__a")).toBeVisible();
    await expect(question(page, 0).locator(".faq__a")).toBeHidden();
    await expect(page.getByRole("button", { name: "Print the checklist" })).toBeHidden();

    await page.locator(".connect").getByRole("link", { name: "Connect Now" }).click();
    await expect(page).toHaveURL(/\/enquiry/);
  });
});

function question(page: Page, at: number) {
  return page.locator("#faq details").nth(at);
}

/** Words from every part of a page. */
function saidOn(slug: (typeof services)[number]["slug"]): string[] {
  const page = servicePages[slug];
  return [
    page.lead,
    ...page.keyFacts.map(({ value }) => value),
    ...page.stages.steps.map(({ text }) => text),
    ...page.cards.items.map(({ text }) => text),
    ...(page.blocks ?? []).flatMap(({ paragraphs }) => paragraphs.flat()),
    ...(page.about?.paragraphs.flat() ?? []),
    ...(page.whyUs?.paragraphs.flat() ?? []),
    ...page.checklist.groups.flatMap(({ items }) => items),
    "Please Note",
    ...page.note,
    ...page.faq.flatMap(({ question, answer }) => [question, ...answer.flat()]),
  ];
}
