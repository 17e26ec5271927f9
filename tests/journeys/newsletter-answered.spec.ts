import type { Page } from "@playwright/test";
import { linkIn } from "#tests/mail-links.ts";
import { toasts } from "./enquiry-form.ts";
import { openWithClock } from "./held-page.ts";
import { barHydrated } from "./hydrated.ts";
import { countComings, holdAt } from "./newsletter-popup.ts";
import { expect, test } from "./site.ts";

/** As in a browser that has never been here, with a clock that goes on. */
async function openAsNew(page: Page, url: string): Promise<void> {
  await page.clock.resume();
  await page.evaluate(() => localStorage.clear());
  await page.goto(url);
  await barHydrated(page);
}

test("the popup does not come to who opens its page, asks for it beside a message or confirms it", async ({
  page,
  site,
}) => {
  const email = "letter-beside@example.com";
  const comings = countComings(page);
  const staysAway = async () => {
    await holdAt(page, 90_000);
    expect(await comings()).toBe(0);
  };
  await openWithClock(page, `${site.url}/newsletter`);
  await staysAway();

  await openAsNew(page, `${site.url}/contact`);
  const form = page.getByRole("region", { name: "Send us a message" });
  for (const [name, typed] of Object.entries({ name: "Rahul Menon", email, message: "Hello" })) {
    await form.locator(`[name=${name}]`).fill(typed);
  }
  await form.getByRole("checkbox", { name: "Also send me your newsletter" }).check();
  await form.getByRole("button", { name: "Send message" }).click();
  await expect(toasts(page)).toContainText("Message sent successfully!");
  await staysAway();

  const mail = await site.mail.mail(
    ({ envelope, text }) => envelope.to.includes(email) && text.includes("/newsletter/confirm"),
  );
  await openAsNew(page, linkIn(mail, "/newsletter/confirm"));
  await page.getByRole("button", { name: "Yes, send it to me" }).click();
  await expect(page.locator("main").getByRole("status")).toContainText("is confirmed");
  await barHydrated(page);
  await staysAway();
});
