import type { Page } from "@playwright/test";
import { toasts } from "./enquiry-form.ts";
import { wholeHydrated } from "./hydrated.ts";
import { messagesFrom } from "./office.ts";
import { expect, type Site, test } from "./site.ts";

test.use({ allowedConsole: [/Failed to load resource|Captcha error/] });

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
