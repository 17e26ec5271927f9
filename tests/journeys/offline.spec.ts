import type { Page } from "@playwright/test";
import { anjali, fillEnquiry, openEnquiry, submitButton, toasts } from "./enquiry-form.ts";
import { hydrated } from "./hydrated.ts";
import { takenByServer } from "./lost-answer.ts";
import { enquiriesFrom, messagesFrom } from "./office.ts";
import { plainPage } from "./plain-page.ts";
import { expect, test } from "./site.ts";

// The bot check may be under way when the connection goes.
test.use({ allowedConsole: [/Failed to load resource|Captcha error/] });

const notSent = "Not sent yet";

test("offline, a reload, and back: the enquiry is sent by itself, once", async ({
  page,
  context,
  site,
}) => {
  const person = { ...anjali, email: "offline@example.com" };
  await page.goto(site.url);
  // Without it the failure is said in the dialog alone.
  const toastScript = page.waitForResponse(/toast-region-.*\.js$/);
  const dialog = await openEnquiry(page);
  await fillEnquiry(dialog, person);
  await toastScript;
  await context.setOffline(true);
  await submitButton(dialog).click();
  await expect(toasts(page)).toHaveText("Submission failed");
  await expect(dialog).toContainText(notSent);
  expect(await enquiriesFrom(site, person.email)).toHaveLength(0);

  // The page can be loaded again, the API is still away.
  await page.route("**/api/**", (route) => route.abort());
  await context.setOffline(false);
  await page.reload();
  await openEnquiry(page);
  await expect(dialog.getByLabel("Your question")).toHaveValue(person.doubt);
  await expect(dialog).toContainText(notSent);

  await page.unroute("**/api/**");
  await page.evaluate(() => window.dispatchEvent(new Event("online")));
  await expect(toasts(page)).toContainText("Enquiry sent successfully!");
  await expect(dialog).toBeHidden();
  expect(await enquiriesFrom(site, person.email)).toHaveLength(1);

  await page.reload();
  await openEnquiry(page);
  await expect(dialog.getByLabel("Full name")).toHaveValue("");
  expect(await enquiriesFrom(site, person.email)).toHaveLength(1);
});

test("an answer that got lost leads to no second enquiry", async ({ page, site }) => {
  const person = { ...anjali, email: "lost-answer@example.com" };
  await page.route("**/api/enquiry", async (route) => {
    await takenByServer(route.request());
    await route.abort();
  });
  await page.goto(site.url + plainPage);
  const dialog = await openEnquiry(page);
  await fillEnquiry(dialog, person);
  await submitButton(dialog).click();
  await expect(dialog).toContainText(notSent);
  expect(await enquiriesFrom(site, person.email)).toHaveLength(1);

  await page.unroute("**/api/enquiry");
  // What the server says of itself ends no waiting.
  const failing = page.waitForResponse((answer) => answer.status() === 500);
  await page.route("**/api/enquiry", (route) => route.fulfill({ status: 500, json: {} }));
  await dialog.getByRole("button", { name: "Try now" }).click();
  await failing;
  await expect(dialog).toContainText(notSent);

  await page.unroute("**/api/enquiry");
  await dialog.getByRole("button", { name: "Try now" }).click();
  await expect(toasts(page).filter({ hasText: "Enquiry sent successfully!" })).toBeVisible();
  expect(await enquiriesFrom(site, person.email)).toHaveLength(1);
});

test("nor does one that was cut half way lead to a second message", async ({ page, site }) => {
  const email = "cut-answer@example.com";
  await page.route(
    "**/api/contact",
    async (route) => {
      await takenByServer(route.request());
      await route.fulfill({ status: 201, body: '{"data":{"receipt":"M-' });
    },
    { times: 1 },
  );
  const hero = await sendFromHero(page, { url: site.url, email });
  await expect(toasts(page)).toHaveText("Failed to send message. Please try again.");
  await expect(hero).toContainText(notSent);

  await hero.getByRole("button", { name: "Try now" }).click();
  await expect(toasts(page).filter({ hasText: "Message sent successfully!" })).toBeVisible();
  expect(await messagesFrom(site, email)).toHaveLength(1);
});

test("what was typed and not sent survives a reload; a waiting enquiry can be taken back, changed and sent", async ({
  page,
  site,
}) => {
  const person = { ...anjali, email: "changed@example.com" };
  await page.route("**/api/enquiry", (route) => route.abort());
  await page.goto(site.url + plainPage);
  const dialog = await openEnquiry(page);
  await fillEnquiry(dialog, person);
  await page.reload();
  await openEnquiry(page);
  await expect(dialog.getByLabel("Full name")).toHaveValue(person.name);
  await expect(dialog.getByLabel("Category")).toHaveValue(person.category);
  await expect(dialog.getByLabel("Your question")).toHaveValue(person.doubt);

  await submitButton(dialog).click();
  await expect(dialog.getByLabel("Full name")).toBeDisabled();
  const notice = dialog.getByRole("status").filter({ hasText: notSent });
  await expect(notice).toBeFocused();
  // In the form, and not over it.
  await expect(notice).toHaveCSS("position", "static");

  await page.keyboard.press("Tab");
  await expect(dialog.getByRole("button", { name: "Try now" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(notice).toBeFocused();
  await dialog.getByRole("button", { name: "Change it" }).press("Enter");
  await expect(dialog.getByLabel("Full name")).toBeFocused();
  await page.unroute("**/api/enquiry");
  await fillEnquiry(dialog, { name: "Anjali Thomas" });
  await submitButton(dialog).click();
  await expect(toasts(page).filter({ hasText: "Enquiry sent successfully!" })).toBeVisible();
  expect(await enquiriesFrom(site, person.email)).toMatchObject([{ name: "Anjali Thomas" }]);
});

test("while an enquiry is being sent nothing changes: what is shown is what is kept and sent", async ({
  page,
  site,
}) => {
  const person = { ...anjali, email: "under-way@example.com" };
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  await page.route("**/api/enquiry", async (route) => {
    await held;
    await route.abort();
  });
  await page.goto(site.url + plainPage);
  const dialog = await openEnquiry(page);
  await fillEnquiry(dialog, person);
  const sending = dialog.getByRole("button", { name: "Sending" });
  await dialog.getByLabel("Full name").press("Enter");
  await expect(sending).toBeVisible();
  await expect(dialog.getByLabel("Full name")).toBeFocused();

  const letter = dialog.getByRole("checkbox");
  const expectUnchanged = async () => {
    await expect(dialog.getByLabel("Full name")).toHaveValue(person.name);
    await expect(dialog.getByLabel("Category")).toHaveValue(person.category);
    await expect(dialog.getByLabel("Your question")).toHaveValue(person.doubt);
    await expect(letter).not.toBeChecked();
  };
  await page.keyboard.type("Somebody else");
  await dialog.getByLabel("Category").press("ArrowDown");
  await dialog.getByLabel("Your question").press("x");
  await letter.press("Space");
  await expectUnchanged();

  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await openEnquiry(page);
  await expect(sending).toBeVisible();
  await dialog.getByLabel("Your question").press("x");
  await expectUnchanged();

  release();
  await expect(dialog).toContainText(notSent);
  await expectUnchanged();
  await page.unroute("**/api/enquiry");
  await dialog.getByRole("button", { name: "Try now" }).click();
  await expect(toasts(page).filter({ hasText: "Enquiry sent successfully!" })).toBeVisible();
  const { name, category, doubt } = person;
  expect(await enquiriesFrom(site, person.email)).toMatchObject([{ name, category, doubt }]);
});

test("a failed try leaves what waits as old as it was, and under its key", async ({
  page,
  site,
}) => {
  const stored = () => page.evaluate(() => localStorage.getItem("lead:enquiry"));
  await page.route("**/api/enquiry", (route) => route.abort());
  await page.goto(site.url + plainPage);
  const dialog = await openEnquiry(page);
  await fillEnquiry(dialog, { ...anjali, email: "tried-again@example.com" });
  await submitButton(dialog).click();
  await expect(dialog).toContainText(notSent);
  const waiting = await stored();

  // Another tab keeps what is typed there while this one tries.
  await page.route("**/api/enquiry", async (route) => {
    await page.evaluate(() => localStorage.setItem("lead:enquiry", "{}"));
    await route.abort();
  });
  const failed = page.waitForEvent("requestfailed");
  await page.evaluate(() => window.dispatchEvent(new Event("online")));
  await failed;
  expect(waiting).toContain("tried-again@example.com");
  await expect.poll(stored).toBe(waiting);
});

test("what another tab has sent no longer waits here", async ({ page, context, site }) => {
  const person = { ...anjali, email: "two-tabs@example.com" };
  await page.route("**/api/enquiry", (route) => route.abort());
  await page.goto(site.url + plainPage);
  const dialog = await openEnquiry(page);
  await fillEnquiry(dialog, person);
  await submitButton(dialog).click();
  await expect(dialog).toContainText(notSent);

  const other = await context.newPage();
  await other.goto(site.url + plainPage);
  await expect(toasts(other)).toContainText("Enquiry sent successfully!");
  await expect(toasts(page).filter({ hasText: "Sent from another tab." })).toBeVisible();
  await expect(dialog).toBeHidden();
  await openEnquiry(page);
  await expect(dialog.getByLabel("Full name")).toBeEditable();
  await expect(dialog.getByLabel("Full name")).toHaveValue("");
  expect(await enquiriesFrom(site, person.email)).toHaveLength(1);
});

/** Fills in the home page's own form and sends it. */
async function sendFromHero(page: Page, { url, email }: { url: string; email: string }) {
  await page.goto(url);
  // Before that the browser itself sends the form, which is no failure.
  await hydrated(page);
  const hero = page.locator(".hero__form");
  await hero.getByLabel("Your name").fill("Rohit Nair");
  await hero.getByLabel("Where we reply").fill(email);
  await hero.getByRole("button", { name: "Send" }).click();
  return hero;
}
