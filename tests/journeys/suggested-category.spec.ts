import type { Page } from "@playwright/test";
import { anjali, fillEnquiry, openEnquiry, submitButton, toasts } from "./enquiry-form.ts";
import { holdCalls } from "./held-calls.ts";
import { wholeHydrated } from "./hydrated.ts";
import { enquiriesFrom } from "./office.ts";
import { plainPage } from "./plain-page.ts";
import { expect, test } from "./site.ts";

const nurses = "/visa-for-nurses-rn";

async function close(page: Page) {
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog", { name: "Enquiry" })).toBeHidden();
}

test("an enquiry that is opened on a service's page is about that service, until somebody says otherwise", async ({
  page,
  site,
}) => {
  await page.goto(`${site.url + nurses}?utm_source=letter#faq`);
  const dialog = await openEnquiry(page);
  const category = dialog.getByLabel("Category");
  await expect(category).toHaveValue("Visa for Nurses (RN)");
  await close(page);

  // Nobody has typed anything: another page suggests its own, or nothing.
  await page.goto(`${site.url}/tn-visa`);
  await openEnquiry(page);
  await expect(category).toHaveValue("TN Visa");
  await category.selectOption("Student Visa");
  await close(page);

  await page.goto(site.url + nurses);
  await openEnquiry(page);
  await expect(category).toHaveValue("Student Visa");
  await category.selectOption("");
  await close(page);
  await page.goto(site.url + plainPage);
  await openEnquiry(page);
  await expect(category).toHaveValue("");
});

test("it is sent with that service, and the form is empty when it is opened again", async ({
  page,
  site,
}) => {
  const { category: _, ...person } = { ...anjali, email: "suggested@example.com" };
  await page.goto(site.url + nurses);
  const dialog = await openEnquiry(page);
  await fillEnquiry(dialog, person);
  await submitButton(dialog).click();
  await expect(toasts(page)).toContainText("Enquiry sent successfully!");
  expect(await enquiriesFrom(site, person.email)).toMatchObject([
    { category: "Visa for Nurses (RN)" },
  ]);
  await expect(dialog).toBeHidden();
  await openEnquiry(page);
  await expect(dialog.getByLabel("Category")).toHaveValue("");
});

test("it is chosen on the form's own page, too, which a service's page leads to before React, and not where somebody has begun", async ({
  page,
  site,
}) => {
  const openPage = async () => {
    const release = await holdCalls(page, /\.js$/);
    await page.goto(site.url + nurses, { waitUntil: "commit" });
    await page.getByRole("banner").getByRole("link", { name: "Enquire Now" }).click();
    await page.waitForURL("**/enquiry", { waitUntil: "commit" });
    return release;
  };
  const form = page.locator("main form");
  const release = await openPage();
  release();
  await wholeHydrated(page);
  await expect(form.getByLabel("Category")).toHaveValue("Visa for Nurses (RN)");

  const releaseAgain = await openPage();
  await form.getByLabel("Full name").fill("Kiran Das");
  releaseAgain();
  await wholeHydrated(page);
  await expect(form.getByLabel("Full name")).toHaveValue("Kiran Das");
  await expect(form.getByLabel("Category")).toHaveValue("");
});
