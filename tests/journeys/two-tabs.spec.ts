import type { Page } from "@playwright/test";
import { toasts } from "./enquiry-form.ts";
import { holdCalls } from "./held-calls.ts";
import { wholeHydrated } from "./hydrated.ts";
import { messagesFrom } from "./office.ts";
import { expect, test } from "./site.ts";

test.use({ allowedConsole: [/Failed to load resource|Captcha error/] });

const heroForm = (page: Page) => page.locator(".hero__form");
const nameIn = (page: Page) => heroForm(page).getByLabel("Your name");

test("what waits in one tab is shown in another that has other words, which are there again once it is sent", async ({
  page,
  context,
  site,
}) => {
  const email = "waits-beside@example.com";
  const other = await context.newPage();
  for (const tab of [page, other]) {
    await tab.goto(site.url);
    await wholeHydrated(tab);
  }
  await nameIn(other).fill("Somebody else");
  await context.route("**/api/contact", (route) => route.abort());
  await nameIn(page).fill("Rohit Nair");
  await heroForm(page).getByLabel("Where we reply").fill(email);
  await heroForm(page).getByRole("button", { name: "Send" }).click();
  await expect(heroForm(page)).toContainText("Not sent yet");

  // A letter more, which does not wait for the next try.
  await nameIn(other).press("End");
  await nameIn(other).press("s");
  await expect(heroForm(other)).toContainText("Not sent yet");
  await expect(nameIn(other)).toHaveValue("Rohit Nair");

  await context.unroute("**/api/contact");
  await heroForm(other).getByRole("button", { name: "Try now" }).click();
  await expect(toasts(other).filter({ hasText: "Message sent successfully!" })).toBeVisible();
  expect(await messagesFrom(site, email)).toMatchObject([{ name: "Rohit Nair" }]);
  await expect(nameIn(other)).toHaveValue("Somebody elses");
  await expect(heroForm(page)).not.toContainText("Not sent yet");
});

test("a form that was posted before React came is empty when it has been sent", async ({
  page,
  site,
}) => {
  const email = "posted-first@example.com";
  const release = await holdCalls(page, /\.js$/);
  await page.goto(`${site.url}/message`, { waitUntil: "commit" });
  const form = page.locator("main form");
  const [name, address] = [form.getByLabel("Your name"), form.getByLabel("Where we reply")];
  await name.fill("Rohit Nair");
  await address.fill("nobody@nowhere");
  await address.press("Enter");
  await expect(address).toHaveAccessibleDescription("Enter a valid email address.");
  release();
  await wholeHydrated(page);
  await address.fill(email);
  await address.press("Enter");
  await expect(toasts(page)).toContainText("Message sent successfully!");
  await expect(name).toHaveValue("");
  await expect(address).toHaveValue("");
  expect(await messagesFrom(site, email)).toHaveLength(1);
});
