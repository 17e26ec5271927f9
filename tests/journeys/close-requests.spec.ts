import type { Page } from "@playwright/test";
import { answering, deskPath, openLead, sendEnquiry } from "./desk.ts";
import { holdCalls } from "./held-calls.ts";
import { logIn } from "./office.ts";
import { addPost, openBlog } from "./posts.ts";
import { expect, test } from "./site.ts";
import { rowOf } from "./staff.ts";
import { editorOn, textOn, writeTemplate } from "./templates.ts";

test.use({ allowedConsole: [/status of 401/] });

/**
 * Presses Escape so many times, each when the page has done with the last. What Playwright asks a page counts there as a
 * person's touch, after which the browser lets it refuse to close a dialog; what is asked here does not.
 */
async function pressEscape(page: Page, times: number) {
  const session = await page.context().newCDPSession(page);
  const expression = "new Promise((done) => requestAnimationFrame(() => setTimeout(done)))";
  for (let pressed = 0; pressed < times; pressed++) {
    await page.keyboard.press("Escape");
    await session.send("Runtime.evaluate", { expression, awaitPromise: true });
  }
  await session.detach();
}

for (const width of [390, 1440]) {
  test(`a template that is not saved is not left by mistake; Escape after Escape asks and goes on writing in turn, ${width} px wide`, async ({
    page,
    site,
  }) => {
    // On a phone the lead is a dialog as well, and stays open.
    await page.setViewportSize({ width, height: 844 });
    await writeTemplate(page, site, { name: "Escape Twice", email: `escape-${width}@example.com` });
    const question = page.getByRole("alertdialog", { name: "Leave without saving?" });
    const back = editorOn(page).getByRole("button", { name: "Back to the list" });
    for (const ask of [
      () => page.keyboard.press("Escape"),
      () => editorOn(page).getByRole("button", { name: "Close the templates" }).click(),
      () => back.click(),
    ]) {
      await ask();
      await question.getByRole("button", { name: "Go on writing" }).click();
      await expect(question).toBeHidden();
      await expect(textOn(page)).toHaveValue("Dear ");
    }
    await textOn(page).focus();
    // The first is refused; the last of them close several dialogs at once.
    await pressEscape(page, 7);
    await expect(question).toBeVisible();
    await pressEscape(page, 7);
    await expect(question).toBeHidden();
    await expect(textOn(page)).toBeFocused();
    await page.keyboard.type("Ravi");
    await expect(textOn(page)).toHaveValue("Dear Ravi");
    await page.keyboard.press("Escape");
    await question.getByRole("button", { name: "Leave", exact: true }).click();
    await expect(editorOn(page)).toBeHidden();
    const panel = answering(page);
    await expect(panel.getByRole("textbox", { name: "Text", exact: true })).toBeVisible();

    // Nothing is written: nothing is asked.
    await panel.getByRole("button", { name: "Templates" }).click();
    const list = page.getByRole("dialog", { name: "Templates" });
    await list.getByRole("button", { name: "New template" }).click();
    await back.click();
    await expect(list.getByRole("button", { name: "New template" })).toBeVisible();
  });
}

test("a dialog keeps the keyboard: no single key and no Escape reaches the lead under it", async ({
  page,
  site,
}) => {
  const name = "Tessy Paul";
  await sendEnquiry(site, { name: "Other Lead", email: "other.lead@example.com" });
  await openLead(page, site, { name, email: "tessy@example.com" });
  await answering(page).getByRole("button", { name: "Reply by email" }).click();
  await page.getByRole("button", { name: "Templates" }).click();
  const dialog = page.getByRole("dialog", { name: "Templates" });
  await expect(dialog).toBeVisible();
  await dialog.getByRole("button", { name: "New template" }).press("Enter");
  await expect(page.getByRole("textbox", { name: "Name", exact: true })).toBeFocused();
  await page.getByRole("button", { name: "Back to the list" }).press("Enter");
  await expect(dialog.getByRole("heading", { name: "Templates" })).toBeFocused();
  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
  await page.keyboard.press("e");
  await expect(page.getByRole("dialog")).toHaveCount(1);
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(page.getByRole("region", { name })).toBeVisible();
});

/** Ends the login, does what needs it, and asks for it again with a wrong password; Escape comes before the answer. */
async function escapeWhileLoggingIn(page: Page, work: () => Promise<void>) {
  await page.evaluate(() => localStorage.setItem("token", "ended"));
  await work();
  const dialog = page.getByRole("dialog", { name: "Your login has ended" });
  await dialog.getByLabel("Password").fill("not the password");
  const letGo = await holdCalls(page, "**/api/user/login");
  await page.keyboard.press("Enter");
  await expect(dialog.getByRole("button", { name: "Logging in" })).toBeVisible();
  await pressEscape(page, 8);
  letGo();
  await expect(dialog.getByRole("alert")).toHaveText("Incorrect email or password");
  return dialog;
}

test("a login on its way is not left by Escape, and a template is saved by it", async ({
  page,
  site,
}) => {
  await writeTemplate(page, site, { name: "Logged Out", email: "logged.out@example.com" });
  const save = editorOn(page).getByRole("button", { name: "Save the template" });
  const dialog = await escapeWhileLoggingIn(page, () => save.click());
  await dialog.getByLabel("Password").fill(site.adminPassword);
  await dialog.getByRole("button", { name: "Login" }).click();
  await expect(page.getByRole("dialog", { name: "Templates" })).toContainText("For Logged Out");
});

test("a login on its way stays over the question that waits for it", async ({ page, site }) => {
  await addPost(site, { title: "Deleted late" });
  await logIn(page, site);
  await openBlog(page, site);
  const row = rowOf(page, "Deleted late");
  await row.getByRole("button", { name: /^Delete / }).click();
  const question = page.getByRole("button", { name: "Yes, delete it!" });
  const dialog = await escapeWhileLoggingIn(page, () => question.click());
  await dialog.getByLabel("Password").fill(site.adminPassword);
  await dialog.getByRole("button", { name: "Login" }).click();
  await page.getByRole("alertdialog", { name: "Deleted!" }).getByRole("button").click();
  await expect(row).toHaveCount(0);
});

test("Back and Forward take the question for a stage away with the lead that it is about", async ({
  page,
  site,
}) => {
  const name = "Back Again";
  await sendEnquiry(site, { name, email: "back.again@example.com" });
  await page.setViewportSize({ width: 390, height: 844 });
  await logIn(page, site);
  await page.goto(`${site.url}${deskPath}&q=back.again`);
  await rowOf(page, name).click();
  await page.getByRole("button", { name: /^Stage/ }).click();
  const question = page.getByRole("dialog", { name: "Change stage" });
  await expect(question).toBeVisible();
  await page.goBack();
  await expect(question).toHaveCount(0);
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await page.goForward();
  await expect(page.getByRole("dialog")).toHaveCount(1);
  await expect(question).toHaveCount(0);
});
