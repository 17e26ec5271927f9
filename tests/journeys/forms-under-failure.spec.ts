import type { Locator, Page } from "@playwright/test";
import { anjali, fillEnquiry, openEnquiry, submitButton, toasts } from "./enquiry-form.ts";
import { barHydrated, wholeHydrated } from "./hydrated.ts";
import { enquiriesFrom, messagesFrom, subscribersFrom } from "./office.ts";
import { plainPage } from "./plain-page.ts";
import { expect, test } from "./site.ts";

/** The home page's form, when it has been sent and nothing answers. */
async function sendInVain(page: Page, email: string): Promise<Locator> {
  await page.route("**/api/contact", (route) => route.abort());
  const form = page.locator(".hero__form");
  await form.getByLabel("Your name").fill("Rohit Nair");
  await form.getByLabel("Where we reply").fill(email);
  await form.getByRole("button", { name: "Send" }).click();
  return form;
}

test.describe("with site data blocked", () => {
  // React Router's own script says so, too.
  test.use({ allowedConsole: [/Access is denied|ERR_FAILED/] });

  test("forms are sent, what waits asks for its page to stay open, and links lead on", async ({
    page,
    site,
  }) => {
    await page.addInitScript(() => {
      const denied = () => {
        throw new DOMException("Access is denied for this document.", "SecurityError");
      };
      for (const name of ["localStorage", "sessionStorage"]) {
        Object.defineProperty(window, name, { get: denied });
      }
    });
    const email = "blocked-data@example.com";
    await page.goto(site.url);
    await wholeHydrated(page);

    const dialog = await openEnquiry(page);
    await fillEnquiry(dialog, { ...anjali, email });
    await submitButton(dialog).click();
    await expect(toasts(page)).toContainText("Enquiry sent successfully!");
    await expect(dialog).toBeHidden();
    expect(await enquiriesFrom(site, email)).toHaveLength(1);

    await page.getByRole("link", { name: "Newsletter" }).click();
    const letter = page.getByRole("dialog", { name: "The visa letter" });
    await letter.getByLabel("Email").fill(email);
    await letter.getByRole("button", { name: "Subscribe" }).click();
    await expect(letter.getByText("The form was sent successfully.")).toBeVisible();
    expect(await subscribersFrom(site, email)).toHaveLength(1);

    const hero = await sendInVain(page, email);
    await expect(hero.getByRole("status")).toContainText("as long as this page stays open");
    await page.unroute("**/api/contact");
    await hero.getByRole("button", { name: "Try now" }).click();
    await expect(toasts(page).filter({ hasText: "Message sent successfully!" })).toBeVisible();
    expect(await messagesFrom(site, email)).toHaveLength(1);

    await page.getByRole("contentinfo").getByRole("link", { name: "About Us" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("About Us");
  });
});

test.describe("after an error that nobody foresaw", () => {
  test.use({ allowedConsole: [/nobody foresaw/] });

  test("a form says that it failed, and can be sent again", async ({ page, site }) => {
    const email = "unforeseen@example.com";
    await page.goto(site.url + plainPage);
    const dialog = await openEnquiry(page);
    await fillEnquiry(dialog, { ...anjali, email });
    await page.evaluate(() => {
      Intl.DateTimeFormat.prototype.resolvedOptions = () => {
        throw new Error("nobody foresaw");
      };
      crypto.getRandomValues = () => {
        throw new Error("nobody foresaw");
      };
    });
    await submitButton(dialog).click();
    await expect(toasts(page)).toContainText("Submission failed");
    await expect(dialog.getByRole("button", { name: "Try now" })).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(dialog).toBeHidden();

    await barHydrated(page);
    await page.getByRole("link", { name: "Newsletter" }).click();
    const letter = page.getByRole("dialog", { name: "The visa letter" });
    await letter.getByLabel("Email").fill(email);
    await letter.getByRole("button", { name: "Subscribe" }).click();
    await expect(letter.getByRole("alert")).toHaveText("Subscription failed");
    await expect(letter.getByRole("button", { name: "Subscribe" })).toBeVisible();
  });
});

test.describe("while the service does not answer", () => {
  test.use({ allowedConsole: [/Failed to load resource|Captcha error/] });

  test("what waits, where the browser's data is cleared meanwhile, can be sent from its form", async ({
    page,
    site,
  }) => {
    const email = "cleared@example.com";
    await page.goto(site.url);
    await wholeHydrated(page);
    const form = await sendInVain(page, email);
    await expect(form).toContainText("Not sent yet");
    await page.unroute("**/api/contact");
    await page.evaluate(() => localStorage.clear());
    await form.getByRole("button", { name: "Try now" }).click();

    await expect(form.getByLabel("Your name")).toBeFocused();
    await form.getByRole("button", { name: "Send" }).click();
    await expect(toasts(page).filter({ hasText: "Message sent successfully!" })).toBeVisible();
    expect(await messagesFrom(site, email)).toMatchObject([{ name: "Rohit Nair" }]);
  });

  test("a try that nobody has asked for leaves the focus where it is", async ({ page, site }) => {
    const email = "quiet-try@example.com";
    await page.goto(site.url);
    await wholeHydrated(page);
    const form = await sendInVain(page, email);
    const change = form.getByRole("button", { name: "Change it" });
    await change.focus();

    const { promise: held, resolve: release } = Promise.withResolvers<void>();
    await page.unroute("**/api/contact");
    await page.route("**/api/contact", async (route) => {
      await held;
      await route.abort();
    });
    const tryAgain = () => page.evaluate(() => window.dispatchEvent(new Event("online")));
    await Promise.all([page.waitForRequest("**/api/contact"), tryAgain()]);
    await expect(change).toBeFocused();
    // What is on its way is not changed any more.
    await change.press("Enter");
    await expect(form.getByRole("button", { name: "Sending" })).toBeFocused();
    release();
    await expect(form.getByRole("status")).toBeFocused();
    await change.focus();
    await Promise.all([page.waitForEvent("requestfailed"), tryAgain()]);
    await expect(change).toBeFocused();

    await page.unroute("**/api/contact");
    await tryAgain();
    await expect(toasts(page).filter({ hasText: "Message sent successfully!" })).toBeVisible();
    // The button is gone with what waited.
    await expect(form.getByLabel("Your name")).toBeFocused();
    expect(await messagesFrom(site, email)).toHaveLength(1);
  });
});
