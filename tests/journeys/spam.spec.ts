import type { Page } from "@playwright/test";
import type { Marked } from "#contract/answers/leads.ts";
import { anjali, fillEnquiry, openEnquiry, submitButton, toasts } from "./enquiry-form.ts";
import { asStaff, enquiriesFrom, logIn, messagesFrom, subscribersFrom } from "./office.ts";
import { expect, test } from "./site.ts";
import { objections, openSection, rowOf, sendLead, sideways } from "./staff.ts";

const bot = { name: "Ronda Quickrank", email: "ronda@example.com", message: "Hello there" };

const codesOf = ({ spam }: Marked) => spam.reasons.map(({ code }) => code);

async function openSpam(page: Page, url: string) {
  await page.goto(`${url}/admin/dashboard?section=contact`);
  await page.getByRole("link", { name: /^Likely spam/ }).click();
  await page.getByRole("table").waitFor();
}

test("likely spam stands aside, says why, and becomes a lead with one press, which can be undone", async ({
  page,
  site,
}) => {
  await sendLead(site, "/api/contact", { ...bot, website: "https://rank.example" });
  await sendLead(site, "/api/contact", { ...bot, name: "A person", email: "person@example.com" });
  await logIn(page, site);
  await openSection(page, site, "contact");
  await expect(rowOf(page, "A person")).toBeVisible();
  await expect(rowOf(page, bot.name)).toHaveCount(0);
  await expect(page.getByRole("link", { name: "Likely spam 1" })).toBeVisible();

  await openSpam(page, site.url);
  await expect(page).toHaveURL(/section=contact&spam=likely$/);
  await rowOf(page, bot.name).click();
  const details = page.getByRole("region", { name: "Contact Details" });
  await expect(details).toContainText("A field that people cannot see was filled in.");
  await expect(details).toContainText("It did not come from one of our forms.");
  expect(await objections(page)).toEqual([]);

  await details.getByRole("button", { name: "Not spam" }).click();
  await expect(details.getByRole("status")).toHaveText("Moved to the inbox.");
  await expect(page.getByRole("link", { name: "Likely spam 0" })).toBeVisible();
  await site.mail.mail(({ source }) => source.includes(bot.name));

  await details.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByRole("link", { name: "Likely spam 1" })).toBeVisible();
  await expect(details.getByRole("button", { name: "Not spam" })).toBeFocused();
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 320, height: 640 } });

  test("a lead is marked as spam, without a sideways scroll", async ({ page, site }) => {
    const name = "Phone Reviewer";
    await sendLead(site, "/api/contact", { ...bot, name, email: "reviewer@example.com" });
    await logIn(page, site);
    await openSection(page, site, "contact");
    await expect.poll(() => sideways(page)).toBe(0);
    await rowOf(page, name).click();
    const details = page.getByRole("dialog", { name: "Contact Details" });
    await details.getByRole("button", { name: "Mark as spam" }).click();
    await expect(details.getByRole("status")).toHaveText("Moved to likely spam.");
    expect(await objections(page)).toEqual([]);
    await expect.poll(() => sideways(page)).toBe(0);
  });
});

test("nobody comes upon the hidden field; what is in it marks the lead and refuses nothing", async ({
  page,
  site,
}) => {
  const email = "filled-by-program@example.com";
  await page.goto(`${site.url}/contact`);
  const form = page.locator("form", { hasText: "Send message" });
  const trap = form.locator("[name=website]");
  await expect(form.getByRole("textbox", { includeHidden: false })).toHaveCount(4);
  await form.locator("[name=message]").focus();
  for (let presses = 0; presses < 4; presses += 1) {
    await page.keyboard.press("Tab");
    await expect(trap).not.toBeFocused();
  }
  const frame = await form.locator(".vh", { has: page.locator("[name=website]") }).boundingBox();
  expect(frame).toMatchObject({ width: 1, height: 1 });

  await form.locator("[name=name]").fill("Program");
  await form.locator("[name=email]").fill(email);
  await form.locator("[name=message]").fill("Words of a program");
  await trap.evaluate((field: HTMLInputElement) => {
    field.value = "https://rank.example";
  });
  await form.getByRole("button", { name: "Send message" }).click();
  await expect(toasts(page)).toContainText("Message sent successfully!");
  const [lead] = await messagesFrom(site, email);
  const marked = await asStaff<Marked>(site, "GET", `/contact/${lead?.id}`);
  expect(codesOf(marked)).toContain("hidden-field");
  expect(codesOf(marked)).not.toContain("no-form");
});

test("the newsletter is asked for by a box that nobody has ticked", async ({ page, site }) => {
  const email = "box@example.com";
  await page.goto(site.url);
  const dialog = await openEnquiry(page);
  const box = dialog.getByRole("checkbox", { name: "Also send me your newsletter" });
  await expect(box).not.toBeChecked();
  await fillEnquiry(dialog, { ...anjali, email });
  await submitButton(dialog).click();
  await expect(toasts(page)).toContainText("Enquiry sent successfully!");
  expect(await enquiriesFrom(site, email)).toHaveLength(1);
  expect(await subscribersFrom(site, email)).toEqual([]);

  const again = await openEnquiry(page);
  await fillEnquiry(again, { ...anjali, email, doubt: "A second question" });
  await box.check();
  await page.reload();
  const restored = await openEnquiry(page);
  await expect(restored.getByRole("checkbox")).toBeChecked();
  await submitButton(restored).click();
  await expect(toasts(page)).toContainText("Enquiry sent successfully!");
  expect(await subscribersFrom(site, email)).toHaveLength(1);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false, allowedConsole: [/status of 400/] });

  test("the time, the words and the box go with the form; a mistake keeps the tick", async ({
    page,
    site,
  }) => {
    const email = "box-no-script@example.com";
    await page.goto(`${site.url}/enquiry`);
    await fillEnquiry(page.locator("main"), { ...anjali, email, number: "12" });
    const shown = page.locator("main [name=shown]");
    const since = await shown.inputValue();
    expect(Math.abs(Date.now() - Number(since))).toBeLessThan(60_000);
    const box = page.getByRole("checkbox", { name: "Also send me your newsletter" });
    await box.check();
    await submitButton(page).click();
    await expect(box).toBeChecked();
    await expect(shown).toHaveValue(since);
    await fillEnquiry(page.locator("main"), { number: anjali.number, category: anjali.category });
    await submitButton(page).click();
    await expect(page.locator("main").getByRole("status")).toContainText(
      "Enquiry sent successfully!",
    );

    expect(await subscribersFrom(site, email)).toHaveLength(1);
    const [lead] = await enquiriesFrom(site, email);
    const marked = await asStaff<Marked>(site, "GET", `/enquiry/${lead?.id}`);
    expect(marked.consents).toMatchObject([{ version: "answer-2" }, { version: "letter-2" }]);
    for (const code of ["no-form", "no-check", "no-browser"]) {
      expect(codesOf(marked)).not.toContain(code);
    }
  });
});
