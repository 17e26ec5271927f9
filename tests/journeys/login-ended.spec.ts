import type { Locator, Page } from "@playwright/test";
import { openCompose } from "./campaigns.ts";
import { answering, deskPath, openDesk, openLead, rows, sendEnquiry } from "./desk.ts";
import { toasts } from "./enquiry-form.ts";
import { holdCalls } from "./held-calls.ts";
import { hydrated } from "./hydrated.ts";
import { logIn } from "./office.ts";
import { addPost, openBlog, openEditor } from "./posts.ts";
import { expect, type Site, test } from "./site.ts";
import { logoutIn, rowOf, storedToken } from "./staff.ts";
import { beginTemplate, editorOn } from "./templates.ts";

test.use({ allowedConsole: [/status of 40[01]/] });

const endedText = "Your login has ended. Please log in again.";

/** The server knows the login no more; what the page asks by itself has been answered before, so that nothing has said so yet. */
async function endLogin(page: Page, site: Site) {
  await expect(page.locator(".who")).toHaveText(site.adminEmail);
  await expect(page.locator(".aside-nav__count").first()).toBeAttached();
  await page.evaluate(() => localStorage.setItem("token", "ended"));
}

async function expectLogin(page: Page, search: string | RegExp) {
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Admin Login");
  await expect(page).toHaveURL(search);
  await expect(toasts(page)).toHaveText(endedText);
  expect(await storedToken(page)).toBeNull();
}

async function logInHere(place: Page | Locator, site: Site) {
  // A dialog asks the server for it, and has none to send until it has come.
  await expect(place.getByLabel("Email ID")).toHaveValue(site.adminEmail);
  await place.getByLabel("Password").fill(site.adminPassword);
  await place.getByRole("button", { name: "Login" }).click();
}

async function openAccount(page: Page, site: Site) {
  await logIn(page, site);
  await page.goto(`${site.url}/admin/dashboard?section=account`);
  await hydrated(page);
}

test("a lead that is opened after the login's end leads to the login, and from there to the lead", async ({
  page,
  site,
}) => {
  const name = "Opened Late";
  const id = await sendEnquiry(site, { name, email: "opened.late@example.com" });
  await openDesk(page, site);
  await endLogin(page, site);
  await rowOf(page, name).getByText(name).click();

  await expectLogin(page, `${site.url}/admin/login?section=desk&lead=${id}`);
  await expect(page.getByText(name)).toHaveCount(0);
  await page.getByLabel("Email ID").fill(site.adminEmail);
  await logInHere(page, site);
  await expect(page).toHaveURL(`${site.url}${deskPath}&lead=${id}`);
  await expect(page.getByRole("heading", { name })).toBeVisible();
});

test("a desk that nobody touches leaves its leads when the login ends", async ({ page, site }) => {
  await sendEnquiry(site, { name: "Left Alone", email: "left.alone@example.com" });
  await page.goto(`${site.url}/admin/login?section=desk`);
  await hydrated(page);
  await page.getByLabel("Email ID").fill(site.adminEmail);
  await logInHere(page, site);
  await expect(rows(page).first()).toBeVisible();
  const headers = { Authorization: `Bearer ${await storedToken(page)}` };
  await fetch(`${site.url}/api/user/logout`, { method: "POST", headers });

  await expectLogin(page, `${site.url}/admin/login?section=desk`);
  await expect(page.getByText("Left Alone")).toHaveCount(0);
});

test("what is begun for a lead is there again after the login", async ({ page, site }) => {
  const words = "Dear Ravi, thank you for";
  await openLead(page, site, { name: "Begun Reply", email: "begun.reply@example.com" });
  await answering(page).getByRole("button", { name: "Reply by email" }).click();
  const text = answering(page).getByRole("textbox", { name: "Text", exact: true });
  await text.fill(words);
  await answering(page).getByLabel("Subject").fill("Your enquiry");
  await endLogin(page, site);
  await answering(page).getByRole("button", { name: "Send the reply" }).click();

  await expectLogin(page, /\/admin\/login\?section=desk&lead=/);
  await page.getByLabel("Email ID").fill(site.adminEmail);
  await logInHere(page, site);
  await expect(text).toHaveValue(words);
});

test("the account's forms lead to the login, but not for a wrong password", async ({
  page,
  site,
}) => {
  await openAccount(page, site);
  const passwords = page.getByRole("region", { name: "Change password" });
  const changePassword = async () => {
    await passwords.getByLabel("Current password").fill("not the password");
    await passwords.getByLabel(/^New password/).fill("battery staple");
    await passwords.getByLabel("Confirm new password").fill("battery staple");
    await passwords.getByRole("button", { name: "Change Password" }).click();
  };
  const twoStep = page.getByRole("region", { name: "Two-step login" });
  await twoStep.getByRole("button", { name: "Switch On" }).click();
  await twoStep.getByLabel("Current password").fill("not the password");
  await twoStep.getByRole("button", { name: "Continue" }).click();
  await expect(toasts(page)).toHaveText("Current password is incorrect.");
  await changePassword();
  await expect(passwords.getByRole("button")).not.toHaveAttribute("aria-busy", "true");
  await expect(toasts(page)).toHaveText("Current password is incorrect.");
  expect(await storedToken(page)).toBeTruthy();

  await endLogin(page, site);
  await changePassword();
  await expectLogin(page, `${site.url}/admin/login?section=account`);

  await openAccount(page, site);
  await endLogin(page, site);
  await page.getByLabel("Full name").fill("Anna Admin");
  await page.getByRole("button", { name: "Save Name" }).click();
  await expectLogin(page, `${site.url}/admin/login?section=account`);
});

test("a look-up of a person, and a file that is asked for, lead to the login", async ({
  page,
  site,
}) => {
  await logIn(page, site);
  await page.goto(`${site.url}/admin/dashboard?section=person`);
  await hydrated(page);
  await endLogin(page, site);
  await page.getByLabel("Email").fill("somebody@example.com");
  await page.getByRole("button", { name: "Look up" }).click();
  await expectLogin(page, `${site.url}/admin/login?section=person`);

  await sendEnquiry(site, { name: "In A File", email: "in.a.file@example.com" });
  // Without the browser's own question where the file goes.
  await page.addInitScript(() => Reflect.deleteProperty(window, "showSaveFilePicker"));
  await openDesk(page, site);
  await endLogin(page, site);
  await page.getByRole("button", { name: /CSV/ }).click();
  await expectLogin(page, `${site.url}/admin/login?section=desk`);
});

test("who deletes a post and does not log in again goes to the login", async ({ page, site }) => {
  await addPost(site, { title: "Still there" });
  await logIn(page, site);
  await openBlog(page, site);
  await endLogin(page, site);
  await rowOf(page, "Still there")
    .getByRole("button", { name: /^Delete / })
    .click();
  await page.getByRole("button", { name: "Yes, delete it!" }).click();
  const dialog = page.getByRole("dialog", { name: "Your login has ended" });
  await dialog.getByLabel("Password").fill("not the password");
  await dialog.getByRole("button", { name: "Login" }).click();
  await expect(dialog.getByRole("alert")).toHaveText("Incorrect email or password");
  await dialog.getByRole("button", { name: "Cancel" }).click();

  await expectLogin(page, `${site.url}/admin/login?section=blog`);
});

test("Back takes the leads along while a save asks for the password, and before it does", async ({
  page,
  site,
}) => {
  for (const isAsked of [true, false]) {
    const name = isAsked ? "Left While Asked" : "Left Before Asked";
    await sendEnquiry(site, { name, email: `left-${isAsked}@example.com` });
    await openDesk(page, site);
    await rowOf(page, name).getByText(name).click();
    await beginTemplate(page, "Left with its lead");
    await endLogin(page, site);
    const letGo = await holdCalls(page, "**/api/desk/templates");
    await editorOn(page).getByRole("button", { name: "Save the template" }).click();
    const dialog = page.getByRole("dialog", { name: "Your login has ended" });
    if (isAsked) {
      letGo();
      await expect(dialog).toBeVisible();
    }
    await page.evaluate(() => history.back());
    await page.getByRole("alertdialog").getByRole("button", { name: "Leave" }).click();
    await expect(editorOn(page)).toBeHidden();
    letGo();

    await expectLogin(page, `${site.url}/admin/login?section=desk`);
    await expect(page.getByText(name)).toHaveCount(0);
  }
});

test("a campaign that is written stays through its preview and another tab's login, not through a logout", async ({
  page,
  context,
  site,
}) => {
  const { id } = await addPost(site, { title: "News for all" });
  await logIn(page, site);
  await openCompose(page, site, id);
  // Before anything is written, a preview that is refused leads to the login.
  await page.getByTitle("The mail as it looks").waitFor();
  await endLogin(page, site);
  const previewed = page.waitForResponse("**/preview");
  await page.getByLabel("Introduction").fill("Only here");
  expect((await previewed).status()).toBe(401);

  const other = await context.newPage();
  await other.goto(site.url + deskPath);
  await expect(other).toHaveURL(/\/admin\/login/);
  await page.getByRole("button", { name: "Save draft" }).click();
  const dialog = page.getByRole("dialog", { name: "Your login has ended" });
  await dialog.getByRole("button", { name: "Cancel" }).click();
  await expect(page.getByLabel("Introduction")).toHaveValue("Only here");
  await page.getByRole("button", { name: "Save draft" }).click();
  await logInHere(dialog, site);
  await expect(toasts(page)).toHaveText("The draft is saved");

  const draft = await openEditor(page, site);
  await draft.getByLabel("Title").fill("Kept in this browser");
  await other.goto(`${site.url}/admin/dashboard`);
  await logoutIn(other.getByRole("banner")).click();
  await other.getByRole("button", { name: "Yes, logout" }).click();
  await expect(page).toHaveURL(/\/admin\/login/);
});
