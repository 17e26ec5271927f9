import { anjali, toasts } from "./enquiry-form.ts";
import { holdCalls } from "./held-calls.ts";
import { wholeHydrated } from "./hydrated.ts";
import { enquiriesFrom, logIn, messagesFrom } from "./office.ts";
import { openEditor, picker, pictureFile } from "./posts.ts";
import { expect, test } from "./site.ts";
import { translate, translated } from "./translated.ts";

/** React's word that the page is not as the server sent it; and a login that has ended. */
test.use({ allowedConsole: [/Minified React error #418|status of 401/] });

test("an enquiry that was begun before React came is sent from a page that the browser translates", async ({
  page,
  site,
}) => {
  const enquiry = { ...anjali, email: "translated@example.com" };
  const release = await holdCalls(page, /\.js$/);
  await page.goto(`${site.url}/enquiry`, { waitUntil: "commit" });
  const form = page.locator("#enquiry-form");
  await form.locator("[name=name]").fill(enquiry.name);
  await form.locator("[name=category]").selectOption({ label: enquiry.category });
  await form.locator("[name=doubt]").fill(enquiry.doubt);
  await translate(page);
  release();
  await wholeHydrated(page);
  await expect(form.locator("[name=name]")).toHaveValue(enquiry.name);
  await expect(form.locator("[name=doubt]")).toHaveValue(enquiry.doubt);

  const send = form.locator("[type=submit]");
  const problem = form.locator(".cell__err");
  await send.click();
  await expect(problem).toHaveText(translated("Email is required."));
  await form.locator("[name=email]").fill("translated");
  await send.click();
  await expect(problem).toHaveText(translated("Enter a valid email."));

  await form.locator("[name=email]").fill(enquiry.email);
  await form.locator("[name=number]").fill(enquiry.number);
  await send.click();
  await expect(form).toContainText(translated("Your last enquiry has the receipt number"));
  await expect(page.locator("h1")).toHaveText(translated("Enquiry"));
  expect(await enquiriesFrom(site, enquiry.email)).toMatchObject([
    { name: enquiry.name, category: enquiry.category, doubt: enquiry.doubt },
  ]);
});

test("a form into which a password manager has put its own keeps what was typed, and in a translated page says what was sent last", async ({
  page,
  site,
}) => {
  const release = await holdCalls(page, /\.js$/);
  await page.goto(site.url, { waitUntil: "commit" });
  const form = page.locator("#hero-form");
  await form.locator("[name=name]").fill("Anjali Example");
  await form.locator("[name=email]").fill("changed@example.com");
  await form.locator("[name=email]").evaluate((field) => field.after(document.createElement("i")));
  release();
  await wholeHydrated(page);
  await expect(form.locator("[name=name]")).toHaveValue("Anjali Example");
  await expect(form.locator("[name=email]")).toHaveValue("changed@example.com");

  await translate(page);
  await form.locator("[type=submit]").click();
  const sent = form.locator("strong");
  await expect(sent).toContainText(translated("We have your message."));
  const first = (await sent.textContent()) ?? "";
  // Later than a double click.
  await page.clock.setFixedTime(Date.now() + 60_000);
  await form.locator("[name=name]").fill("Anjali Example");
  await form.locator("[name=email]").fill("changed@example.com");
  await form.locator("[type=submit]").click();
  await expect(sent).not.toHaveText(first);
  await expect(sent).toContainText(translated("We have your message."));
  expect(await messagesFrom(site, "changed@example.com")).toHaveLength(2);
});

for (const [what, path, fields] of [
  ["newsletter", "/newsletter", ["main [name=email]"]],
  ["search, and into the footer's,", "/search?q=visa", ["main [name=q]", "footer [name=q]"]],
] as const) {
  test(`what was typed into the ${what} before React came stays in a page that the browser translates`, async ({
    page,
    site,
  }) => {
    const release = await holdCalls(page, /\.js$/);
    await page.goto(site.url + path, { waitUntil: "commit" });
    for (const field of fields) await page.locator(field).fill("anjali@example.com");
    await translate(page);
    release();
    await wholeHydrated(page);
    for (const field of fields) {
      await expect(page.locator(field)).toHaveValue("anjali@example.com");
    }
  });
}

test("staff whose page is translated get past a wrong password, and what they wrote is saved", async ({
  page,
  site,
}) => {
  await logIn(page, site);
  const editor = await openEditor(page, site);
  await editor.getByLabel("Title").fill("From a translated page");
  await editor.getByLabel("Content").fill("What was written");
  await picker(editor).setInputFiles(await pictureFile("draft.jpg", "#336699"));
  await page.evaluate(() => localStorage.setItem("token", "ended"));
  await editor.getByRole("button", { name: "Publish" }).click();
  const dialog = page.locator("dialog.again");
  await dialog.waitFor();
  await translate(page);
  const password = dialog.locator("[name=password]");
  await password.fill("not-the-password");
  await password.press("Enter");
  await expect(dialog.getByRole("alert")).toHaveText(translated("Incorrect email or password"));

  await password.fill(site.adminPassword);
  await password.press("Enter");
  await expect(toasts(page)).toHaveText(translated("New Blog added Successfully"));
  await expect(dialog).toHaveCount(0);
});
