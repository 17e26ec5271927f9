import type { Page } from "@playwright/test";
import { toasts } from "./enquiry-form.ts";
import { barHydrated, hydrated, wholeHydrated } from "./hydrated.ts";
import { messagesFrom } from "./office.ts";
import { plainPage } from "./plain-page.ts";
import { expect, type Site, test } from "./site.ts";

test.use({
  allowedConsole: [/Failed to load resource|Captcha error|route module|dynamically imported/],
});

const senderScript = /\/lead-sender-[^/]*\.js$/;
const heroForm = (page: Page) => page.locator(".hero__form");

async function sendHeroForm(page: Page, email: string) {
  const form = heroForm(page);
  await form.getByLabel("Your name").fill("Rohit Nair");
  await form.getByLabel("Where we reply").fill(email);
  await form.getByRole("button", { name: "Send" }).click();
}

async function expectSent(page: Page, site: Site, email: string) {
  await expect(toasts(page)).toContainText("Message sent successfully!");
  expect(await messagesFrom(site, email)).toHaveLength(1);
  await expect(heroForm(page).getByLabel("Your name")).toHaveValue("");
}

test("a lead whose sending script is gone is sent by a new page, as soon as that has it", async ({
  page,
  site,
}) => {
  const email = "lost-script@example.com";
  await page.route(senderScript, (route) => route.fulfill({ status: 404 }));
  await page.goto(site.url);
  await wholeHydrated(page);
  const newPage = page.waitForEvent("framenavigated");
  await sendHeroForm(page, email);
  await newPage;
  await expect(heroForm(page)).toContainText("Not sent yet");

  await page.unroute(senderScript);
  await heroForm(page).getByRole("button", { name: "Try now" }).click();
  await expectSent(page, site, email);
});

test("so is one whose form was first used offline, by itself when the connection is back", async ({
  page,
  context,
  site,
}) => {
  const email = "offline-before-focus@example.com";
  await page.goto(site.url);
  await wholeHydrated(page);
  await context.setOffline(true);
  await sendHeroForm(page, email);
  await expect(heroForm(page)).toContainText("Not sent yet");

  await context.setOffline(false);
  await expectSent(page, site, email);
});

test("links to a dialog or a popup whose script did not come lead to a page with its form", async ({
  page,
  site,
}) => {
  const heading = page.getByRole("heading", { level: 1 });
  await page.route(/\/(soon|newsletter)-[^/]*\.js$/, (route) => route.abort());
  const lost = page.waitForEvent("requestfailed");
  await page.goto(site.url);
  await hydrated(page);
  await lost;
  await page.getByRole("banner").getByRole("link", { name: "Enquire Now" }).click();
  await expect(heading).toHaveText("Enquiry");
  await expect(page).toHaveURL(`${site.url}/enquiry`);

  await page.unroute(/\/(soon|newsletter)-[^/]*\.js$/);
  await page.route(/\/newsletter-[^/]*\.js$/, (route) => route.abort());
  await page.goto(site.url);
  await barHydrated(page);
  await page.getByRole("link", { name: "Newsletter" }).click();
  await expect(heading).toHaveText("The visa letter");
  await expect(page).toHaveURL(`${site.url}/newsletter`);
});

test("a page whose script is gone, as after an update, is loaded whole", async ({ page, site }) => {
  await page.route(/\/contact-[^/]*\.js$/, (route) => route.fulfill({ status: 404 }));
  await page.goto(site.url + plainPage);
  await wholeHydrated(page);
  await page.getByRole("banner").getByRole("link", { name: "Contact Us" }).click();

  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Contact Us");
  await expect(page).toHaveURL(`${site.url}/contact`);
});

test("a page whose style sheets do not come has small icons between its words", async ({
  page,
  site,
}) => {
  await page.route("**/*.css", (route) => route.abort());
  await page.goto(site.url);
  const widths = await page
    .locator("svg.ico, .logo svg")
    .evaluateAll((icons) => icons.map((icon) => icon.getBoundingClientRect().width));
  expect(widths.length).toBeGreaterThan(20);
  expect(Math.max(...widths)).toBeLessThanOrEqual(36);
});
