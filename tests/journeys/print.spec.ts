import { home } from "#content/home.ts";
import { aPicture } from "#tests/blog.ts";
import { answering, openLead, sendEnquiry } from "./desk.ts";
import { openEnquiry, submitButton } from "./enquiry-form.ts";
import { wholeHydrated } from "./hydrated.ts";
import { logIn } from "./office.ts";
import { expectPaper } from "./paper.ts";
import { addPost, openBlog } from "./posts.ts";
import { expect, test } from "./site.ts";
import { rowOf } from "./staff.ts";

test("the banner comes to a page that is being printed", async ({ page }) => {
  await page.emulateMedia({ media: "print" });
  await page.goto("/");
  await wholeHydrated(page);
  await expect(page.locator(".foils.is-moved")).toBeVisible();
  await expect(page.locator("h1")).toHaveText(home.hero.heading);
});

test("the desk prints without its bars, as wide as the paper; an open lead whole, and alone, without its buttons and empty fields", async ({
  page,
  site,
}) => {
  await page.emulateMedia({ colorScheme: "dark" });
  const doubt = "Which papers should I collect first?\n".repeat(60);
  await openLead(page, site, { name: "Whole Lead", email: "whole@example.com", doubt });
  const lead = page.locator(".detail");
  await expect(lead).toContainText("How it came");
  const nextStep = lead.getByRole("textbox", { name: "Next step" });
  await nextStep.fill("Send the list of papers");
  await page.emulateMedia({ media: "print" });
  await expect(nextStep).toBeVisible();
  await expect(lead.getByLabel("On", { exact: true })).toBeHidden();
  for (const kept of ["Owner", "Office"]) await expect(lead.getByLabel(kept)).toBeVisible();
  await expect(lead.getByRole("button", { name: /^Stage New/ })).toBeVisible();
  await expect(lead.locator(".btn, .x, kbd, textarea").filter({ visible: true })).toHaveCount(0);
  for (const width of [1440, 816]) {
    await page.setViewportSize({ width, height: 1056 });
    await expect(page.getByRole("heading", { name: "Whole Lead" })).toBeVisible();
    const cut = () => lead.evaluate((box) => box.scrollHeight - box.clientHeight);
    await expect.poll(cut, `at ${width} px`).toBe(0);
    await expect(page.locator(".desk-list")).toBeHidden();
  }

  await page.emulateMedia({ media: "screen" });
  await page.setViewportSize({ width: 1280, height: 720 });
  await lead.getByRole("button", { name: "Close" }).click();
  await expect(lead).toBeHidden();
  await page.emulateMedia({ media: "print" });
  const table = page.getByRole("table");
  await expect(table).toBeVisible();
  expect((await table.boundingBox())?.width).toBeGreaterThan(1000);
  await expect(table).toHaveCSS("color", "rgb(18, 41, 44)");
  // Also with the browser's "Background graphics".
  const chosen = page.getByRole("link", { name: /^Open/ });
  await expect(chosen).toHaveAttribute("aria-current", "page");
  await expect(chosen).toHaveCSS("background-color", "rgba(0, 0, 0, 0)");
  for (const words of [chosen, chosen.locator("span")]) {
    await expect(words).toHaveCSS("color", "rgb(18, 41, 44)");
  }
  await expect(page.locator(".abar, .aside-nav, .afoot").filter({ visible: true })).toHaveCount(0);
  const pressed = page.locator(".amain :is(.btn, .act, [type=checkbox])").filter({ visible: true });
  await expect(pressed).toHaveCount(0);
  await addPost(site, { title: "On the list of posts" });
  await page.goto("/admin/dashboard?section=blog");
  await expect(rowOf(page, "On the list of posts").first()).toBeVisible();
  await expect(pressed).toHaveCount(0);
});

test("an open lead prints the mails that answered it in full, folded in or not", async ({
  page,
  site,
}) => {
  await openLead(page, site, { name: "Answered Lead", email: "answered@example.com" });
  const panel = answering(page);
  await panel.getByRole("button", { name: "Reply by email" }).click();
  await panel.getByRole("textbox", { name: "Text", exact: true }).fill("Bring both letters.");
  await panel.getByRole("button", { name: "Send the reply" }).click();
  const answers = panel.getByRole("list", { name: "Answers" });
  const text = answers.getByText("Bring both letters.");
  await expect(answers.getByText("The text")).toBeVisible();
  await expect(text).toBeHidden();
  await page.emulateMedia({ media: "print" });
  await expect(text).toBeVisible();
  await expect(answers.getByText("The text")).toBeHidden();
});

test("enquiries print with all their columns on a sheet of Letter that lies on its side", async ({
  page,
  site,
}) => {
  await sendEnquiry(site, {
    name: "Arun Das",
    email: "arun.das.of-the-wide-table@example.com",
    location: "Thiruvananthapuram, Kerala",
    doubt: "May my wife work while the petition for my green card waits?",
  });
  await sendEnquiry(site, {
    name: "N".repeat(120),
    email: "unbroken-on-paper@example.com",
    location: "P".repeat(100),
    doubt: "W".repeat(60),
  });
  await logIn(page, site);
  await page.goto("/admin/dashboard?section=enquiry");
  await rowOf(page, "Arun Das").first().waitFor();
  await page.emulateMedia({ media: "print" });
  // 11 inches less Chromium's own margins of 1 cm.
  await page.setViewportSize({ width: 980, height: 740 });
  const table = page.getByRole("table");
  await expect(table.getByRole("columnheader", { name: "Doubt" })).toBeVisible();
  const cut = () =>
    table.evaluate((all) => all.scrollWidth - (all.parentElement?.clientWidth ?? 0));
  await expect.poll(cut).toBe(0);
});

test("an open entry prints without the dark ground behind it, and an open post is no blank sheet", async ({
  page,
  site,
}) => {
  const { title } = await addPost(site, { title: "To be read on paper" });
  await logIn(page, site);
  await openBlog(page, site);
  await rowOf(page, title).getByRole("button", { name: "View" }).click();
  await page.emulateMedia({ media: "print" });
  const post = page.getByRole("dialog", { name: title });
  await expect(post).toBeVisible();
  await expect(post).toHaveCSS("max-height", "none");
  const ground = () => post.evaluate((box) => getComputedStyle(box, "::backdrop").backgroundColor);
  await expect.poll(ground).toBe("rgba(0, 0, 0, 0)");
});

test("the checklist prints on one sheet", async ({ page }) => {
  await page.goto("/family-based-visa");
  await wholeHydrated(page);
  await page.evaluate(() => {
    window.print = () => undefined;
  });
  await page.getByRole("button", { name: "Print the checklist" }).click();
  const sheets = await page.pdf({ format: "Letter", margin: { top: "1cm", bottom: "1cm" } });
  expect(sheets.toString("latin1").match(/\/Type \/Page\b/g)).toHaveLength(1);
});

test("all images of a post print, whole, wherever the row stands", async ({ page, site }) => {
  const images = await Promise.all(
    ["#336699", "#993333", "#339966"].map((colour) => aPicture({ kind: "jpeg", colour })),
  );
  const { id } = await addPost(site, { images });
  await page.goto(`/blog/${id}`);
  await expect(page.locator(".carousel__row.is-moved")).toBeVisible();
  await page.getByRole("button", { name: "Next image" }).click();
  await expect(page.locator(".carousel__slide").nth(1)).toBeInViewport({ ratio: 0.5 });
  await page.emulateMedia({ media: "print" });
  const within = () =>
    page.locator(".carousel__row").evaluate((row) => {
      const paper = row.getBoundingClientRect();
      return [...row.querySelectorAll(".carousel__slide")].map((slide) => {
        const { left, right } = slide.getBoundingClientRect();
        return left >= paper.left && right <= paper.right;
      });
    });
  await expect.poll(within).toEqual([true, true, true]);
});

test("every answer of a service is there, without a press, and its head has the paper's width; each is open while a page prints, and closed again afterwards; an open enquiry, its warning and its ground do not print", async ({
  page,
}) => {
  await page.goto("/e-3-visa");
  await page.emulateMedia({ media: "print" });
  const answers = page.locator(".faq__a");
  const count = await answers.count();
  expect(count).toBe(await page.locator(".faq details").count());
  expect(count).toBeGreaterThan(0);
  await expect(answers.filter({ visible: true })).toHaveCount(count);
  const head = page.locator(".shero");
  await expect(head.getByRole("link")).toHaveCount(0);
  await expect(head).toHaveCSS("display", "block");

  await page.emulateMedia({ media: "screen" });
  await wholeHydrated(page);
  const questions = page.locator(".faq details");
  await questions.nth(1).locator("summary").click();
  await page.evaluate(() => dispatchEvent(new Event("beforeprint")));
  await expect(page.locator(".faq details[open]")).toHaveCount(await questions.count());

  await page.evaluate(() => dispatchEvent(new Event("afterprint")));
  await expect(page.locator(".faq details[open]")).toHaveCount(1);
  await expect(questions.nth(1)).toHaveAttribute("open");
  await questions.nth(0).locator("summary").click();
  await expect(questions.nth(1)).not.toHaveAttribute("open");

  await submitButton(await openEnquiry(page)).click();
  await expect(page.locator("#toasts").getByText("Full Name is required.")).toBeVisible();
  await expectPaper(page);
});

test("an account of a service, a heading and an entry of a list are not cut by the end of a page; a link to elsewhere has its address beside it, but where that is its text", async ({
  page,
  site,
}) => {
  await page.emulateMedia({ media: "print" });
  await page.goto("/services");
  for (const part of [".account", ".account h2", ".links6 li", ".foot__base"]) {
    await expect(page.locator(part).first(), part).toHaveCSS("break-inside", "avoid");
  }

  await page.goto("/quick-link");
  const links = await page.locator('main a[href^="http"]').all();
  expect(links.length).toBeGreaterThan(5);
  for (const link of links) {
    expect(await link.evaluate(writtenAfter)).toBe(`" (${await link.getAttribute("href")})"`);
  }

  const own = page.locator('main a[href^="/"]').first();
  expect(await own.evaluate(writtenAfter)).toBe("none");

  const { id } = await addPost(site, { content: "It stands at https://travel.state.gov." });
  await page.goto(`/blog/${id}`);
  const address = page.locator(".post-body a").first();
  expect(await address.evaluate(writtenAfter)).toBe("none");
});

/** Runs in the page. */
const writtenAfter = (link: Element) => getComputedStyle(link, "::after").content;
