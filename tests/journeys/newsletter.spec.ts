import type { Page } from "@playwright/test";
import { toasts } from "./enquiry-form.ts";
import { holdCalls } from "./held-calls.ts";
import { openWithClock } from "./held-page.ts";
import { barHydrated } from "./hydrated.ts";
import { countComings, holdAt, popupOf } from "./newsletter-popup.ts";
import { subscribersFrom } from "./office.ts";
import { plainPage } from "./plain-page.ts";
import { expect, type Site, test } from "./site.ts";

const emailOf = (page: Page) => popupOf(page).getByLabel("Email");
/** Its focus says all of it. */
const subscribed =
  "The form was sent successfully. Unless you already get our newsletter, one step is left: the link in the mail that we send you.";
const subscribe = (page: Page) => popupOf(page).getByRole("button", { name: "Subscribe" }).click();

async function openByPress(page: Page, site: Site) {
  await page.goto(site.url + plainPage);
  await barHydrated(page);
  await page.getByRole("link", { name: "Newsletter" }).click();
  await expect(emailOf(page)).toBeFocused();
}

test("it opens by itself 80 seconds after the load, also where the visitor has gone to another page meanwhile, and leaves the focus alone", async ({
  page,
  site,
}) => {
  const comings = countComings(page);
  await openWithClock(page, `${site.url}/contact`);
  await holdAt(page, 60_000);
  await page.getByRole("contentinfo").getByRole("link", { name: "About Us" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("About Us");
  await page.clock.runFor(19_900);
  expect(await comings()).toBe(0);
  await page.clock.runFor(200);
  await expect(popupOf(page)).toBeVisible();
  expect(await comings()).toBe(1);
  // Where the new page has taken it.
  await expect(page.locator("#main")).toBeFocused();
});

test("it waits while someone types or a dialog is open", async ({ page, site }) => {
  const comings = countComings(page);
  // Not the home page, whose bot check the clock would cut short.
  await openWithClock(page, `${site.url}/contact`);
  const field = page.locator("main [name=name]");
  await field.focus();
  await holdAt(page, 120_000);
  expect(await comings()).toBe(0);

  await page.getByRole("banner").getByRole("link", { name: "Enquire Now" }).click();
  const enquiry = page.getByRole("dialog", { name: "Enquiry" });
  await expect(enquiry).toBeVisible();
  await enquiry.getByRole("button", { name: "Close" }).focus();
  await page.clock.runFor(30_000);
  expect(await comings()).toBe(0);

  await page.keyboard.press("Escape");
  await page.clock.runFor(500);
  await expect(enquiry).toBeHidden();
  await page.clock.runFor(1000);
  await expect(popupOf(page)).toBeVisible();
});

test("it stays away from the staff's pages", async ({ page, site }) => {
  const comings = countComings(page);
  await openWithClock(page, `${site.url}/admin/login`);
  await page.getByLabel("Email ID").waitFor();
  await holdAt(page, 200_000);
  expect(await comings()).toBe(0);
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(page.getByRole("link", { name: "Newsletter" })).toHaveCount(0);
});

test("closing takes 500 ms, and it does not come by itself again in this browser", async ({
  page,
  site,
}) => {
  await openWithClock(page, site.url + plainPage);
  await holdAt(page, 80_100);
  await popupOf(page).getByRole("button", { name: "Close" }).click();
  const leaving = page.locator(".news[data-state=closing]");
  await expect(leaving).toHaveCSS("transition-duration", "0.5s, 0.5s");
  await page.clock.runFor(499);
  await expect(leaving).toBeAttached();
  await page.clock.runFor(1);
  await expect(leaving).not.toBeAttached();

  await page.clock.resume();
  await page.reload();
  await barHydrated(page);
  const comings = countComings(page);
  await holdAt(page, 300_000);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  expect(await comings()).toBe(0);
  await expect(popupOf(page)).toBeHidden();
  await page.getByRole("link", { name: "Newsletter" }).click();
  await expect(popupOf(page)).toBeVisible();
});

test("a subscription is sent as it stood, and shows the tick and the text, which closing clears", async ({
  page,
  site,
}) => {
  const email = "letter@example.com";
  // Before the page is there: an open one goes past a new route now and then.
  const release = await holdCalls(page, "**/api/subscription");
  await openByPress(page, site);
  await emailOf(page).fill(` ${email} `);
  await page.keyboard.press("Enter");
  await expect(popupOf(page).getByRole("button", { name: "Sending" })).toBeVisible();
  await page.keyboard.type("meanwhile");
  await expect(emailOf(page)).toHaveValue(email);
  release();
  await expect(popupOf(page).locator("[role=status]:focus")).toHaveText(subscribed, {
    useInnerText: true,
  });
  await expect(popupOf(page).getByRole("status").locator("svg")).toBeVisible();
  await expect(emailOf(page)).toHaveCount(0);
  expect(await subscribersFrom(site, email)).toHaveLength(1);

  await page.keyboard.press("Escape");
  await expect(popupOf(page)).toBeHidden();
  const opener = page.getByRole("link", { name: "Newsletter" });
  await expect(opener).toBeFocused();
  await opener.press("Enter");
  await expect(emailOf(page)).toHaveValue("");
});

test.describe("refused", () => {
  test.use({ allowedConsole: [/status of 4|net::ERR_FAILED/] });

  test("its rules say their texts as a toast and beside the field; a failure the server's text, else its own, calls no field wrong and keeps the address", async ({
    page,
    site,
  }) => {
    await openByPress(page, site);
    for (const { typed, says } of [
      { typed: "", says: "Email is required." },
      { typed: "anjali@example", says: "Enter a valid email." },
    ]) {
      await emailOf(page).fill(typed);
      await subscribe(page);
      await expect(toasts(page).filter({ hasText: says })).toBeVisible();
      await expect(emailOf(page)).toHaveAccessibleDescription(says);
      await expect(emailOf(page)).toBeFocused();
    }

    await emailOf(page).fill("refused@example.com");
    const keys: (string | null)[] = [];
    await page.route("**/api/subscription", async (route) => {
      keys.push(await route.request().headerValue("idempotency-key"));
      if (keys.length === 1) await route.abort();
      else await route.fulfill({ status: 429, json: { error: "The desk is closed." } });
    });
    for (const says of ["Subscription failed", "The desk is closed."]) {
      await subscribe(page);
      await expect(toasts(page).filter({ hasText: says })).toBeVisible();
      await expect(popupOf(page).getByRole("alert")).toHaveText(says);
      await expect(emailOf(page)).not.toHaveAttribute("aria-invalid");
      await expect(emailOf(page)).toHaveValue("refused@example.com");
    }
    expect(keys[0]).toBeTruthy();
    expect(keys[1]).toBe(keys[0]);
  });

  test("an address that could not be sent is there again after closing, and after a reload", async ({
    page,
    site,
  }) => {
    const email = "letter-kept@example.com";
    await openByPress(page, site);
    await emailOf(page).fill(email);
    await page.route("**/api/subscription", (route) => route.abort());
    await subscribe(page);
    await expect(popupOf(page).getByRole("alert")).toHaveText("Subscription failed");

    await page.keyboard.press("Escape");
    await expect(popupOf(page)).toBeHidden();
    await page.getByRole("link", { name: "Newsletter" }).press("Enter");
    await expect(emailOf(page)).toBeFocused();
    await expect(emailOf(page)).toHaveValue(email);

    await openByPress(page, site);
    await expect(emailOf(page)).toHaveValue(email);
    await page.unroute("**/api/subscription");
    await subscribe(page);
    await expect(popupOf(page).getByRole("status")).toBeVisible();
    await openByPress(page, site);
    await expect(emailOf(page)).toHaveValue("");
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false, allowedConsole: [/status of 400/] });

  test("the bar leads to a page with the same form", async ({ page, site }) => {
    const email = "letter-no-script@example.com";
    await page.goto(site.url);
    await page.getByRole("link", { name: "Newsletter" }).click();
    const form = page.locator("main");
    await form.getByLabel("Email").fill("nobody@nowhere");
    await form.getByRole("button", { name: "Subscribe" }).click();
    await expect(form.getByLabel("Email")).toHaveAccessibleDescription("Enter a valid email.");
    await expect(form.getByLabel("Email")).toHaveValue("nobody@nowhere");

    await form.getByLabel("Email").fill(email);
    await form.getByRole("button", { name: "Subscribe" }).click();
    await expect(form.getByRole("status")).toHaveText(subscribed, { useInnerText: true });
    await page.reload();
    expect(await subscribersFrom(site, email)).toHaveLength(1);
  });
});
