import type { Page } from "@playwright/test";
import {
  anjali,
  fillEnquiry,
  numberFromElsewhere,
  openEnquiry,
  submitButton,
  toasts,
} from "./enquiry-form.ts";
import { holdCalls } from "./held-calls.ts";
import { wholeHydrated } from "./hydrated.ts";
import { enquiriesFrom, messagesFrom } from "./office.ts";
import { plainPage } from "./plain-page.ts";
import { expect, test } from "./site.ts";

test.use({ allowedConsole: [/Failed to load resource|Captcha error/] });

const senderScript = /\/lead-sender-[^/]*\.js$/;
const notSent = "Not sent yet";
const shortNumber = "98470 1234";
const numberText = "Enter a valid 10-digit phone number.";
const heroForm = (page: Page) => page.locator(".hero__form");

/** As where the network goes before a form is first used: nothing can be checked, and no new page comes. */
async function loseSender(page: Page): Promise<void> {
  await page.route(senderScript, (route) => route.abort());
  await page.route("**/readyz", (route) => route.abort());
}

async function sendHeroForm(page: Page, email: string, number: string): Promise<void> {
  const form = heroForm(page);
  await form.getByLabel("Your name").fill("Rohit Nair");
  await form.getByLabel("Phone or WhatsApp").fill(number);
  await form.getByLabel("Where we reply").fill(email);
  await form.getByRole("button", { name: "Send" }).click();
  await expect(form).toContainText(notSent);
}

test("what waited unchecked and is wrong is said on the next page, and stands at its field until it is mended", async ({
  page,
  site,
}) => {
  const person = { ...anjali, email: "refused-later@example.com" };
  await loseSender(page);
  await page.goto(site.url + plainPage);
  await wholeHydrated(page);
  const dialog = await openEnquiry(page);
  await fillEnquiry(dialog, { ...person, number: shortNumber });
  await submitButton(dialog).click();
  await expect(dialog).toContainText(notSent);

  await page.unroute(senderScript);
  await page.goto(`${site.url}/about`);
  await expect(toasts(page)).toContainText(numberText);
  await expect(toasts(page)).toContainText("A form that you filled in before was not sent.");
  const number = dialog.getByLabel("Contact number");
  for (const path of ["/about", "/services"]) {
    await page.goto(site.url + path);
    await openEnquiry(page);
    await expect(number).toHaveValue(shortNumber);
    await expect(number).toHaveAccessibleDescription(`${numberText} ${numberFromElsewhere}`);
    await expect(number).toBeFocused();
  }

  await number.fill(person.number);
  await page.reload();
  await openEnquiry(page);
  await expect(number).toHaveValue(person.number);
  await expect(number).toHaveAccessibleDescription("");
  await submitButton(dialog).click();
  await expect(toasts(page)).toContainText("Enquiry sent successfully!");
  expect(await enquiriesFrom(site, person.email)).toMatchObject([{ phone: "9847055512" }]);
});

test("it takes nobody out of another form", async ({ page, site }) => {
  await loseSender(page);
  await page.goto(site.url);
  await wholeHydrated(page);
  await sendHeroForm(page, "refused-beside@example.com", shortNumber);

  await page.unroute(senderScript);
  const release = await holdCalls(page, senderScript);
  await page.reload();
  await wholeHydrated(page);
  const other = page.locator(".mailstrip").getByLabel("Your Name");
  await other.pressSequentially("Some");
  release();
  const number = heroForm(page).getByLabel("Phone or WhatsApp");
  await expect(number).toHaveAccessibleDescription(numberText);
  await page.keyboard.type("body");
  await expect(other).toHaveValue("Somebody");
  await expect(number).toHaveValue(shortNumber);
});

test("what the server refuses later is said too, also in another tab that shows it", async ({
  page,
  context,
  site,
}) => {
  const email = "refused-by-server@example.com";
  await context.route("**/api/contact", (route) => route.abort());
  await page.goto(site.url);
  await wholeHydrated(page);
  await sendHeroForm(page, email, "");

  await context.unroute("**/api/contact");
  const refusal = { status: 400, json: { error: "The desk is closed." } };
  await context.route("**/api/contact", (route) => route.fulfill(refusal));
  const says = "Failed to send message. Please try again.";
  const other = await context.newPage();
  await other.goto(`${site.url}/about`);
  await expect(toasts(other)).toContainText(says);
  await expect(heroForm(page).getByRole("alert")).toHaveText(says);
  await expect(heroForm(page)).not.toContainText(notSent);
  expect(await messagesFrom(site, email)).toEqual([]);
});

test("a press that takes no focus, as Safari's, leads to the field that is wrong", async ({
  page,
  site,
}) => {
  await page.goto(site.url);
  await wholeHydrated(page);
  await page.evaluate(() => {
    addEventListener("mousedown", (event) => {
      event.preventDefault();
      if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    });
  });
  await heroForm(page).getByRole("button", { name: "Send" }).click();

  await expect(heroForm(page).getByLabel("Your name")).toBeFocused();
});
