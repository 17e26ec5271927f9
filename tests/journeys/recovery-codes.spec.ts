import type { Page } from "@playwright/test";
import { appCode } from "#tests/authenticator.ts";
import { aColleague } from "./colleague.ts";
import { toasts } from "./enquiry-form.ts";
import { loseAnswer } from "./lost-answer.ts";
import { logIn } from "./office.ts";
import { expect, type Site, test } from "./site.ts";

const part = (page: Page) => page.getByRole("region", { name: "Two-step login" });
const menu = (page: Page) => page.getByRole("navigation", { name: "Admin" });

/** Switches two-step login on for a new colleague, who came to the account from the team; gives the codes on show. */
async function showCodes(page: Page, site: Site, name: string) {
  const { token, password } = await aColleague(site, name);
  await logIn(page, site);
  await page.evaluate((own) => localStorage.setItem("token", own), token);
  await page.goto(`${site.url}/admin/dashboard?section=team`);
  await menu(page).getByRole("link", { name: "Account" }).click();
  await part(page).getByRole("button", { name: "Switch On" }).click();
  await part(page).getByLabel("Current password").fill(password);
  await page.keyboard.press("Enter");
  const key = (await part(page).locator(".two__secret").textContent()) ?? "";
  await part(page)
    .getByLabel("Code")
    .fill(appCode(key.replaceAll(" ", ""), new Date()));
  await page.keyboard.press("Enter");
  const codes = part(page).getByRole("listitem");
  await expect(codes).toHaveCount(10);
  const shown = (ms = 0) => appCode(key.replaceAll(" ", ""), new Date(Date.now() + ms));
  return { codes, texts: await codes.allTextContents(), password, shown };
}

test("recovery codes are not left without a question until they are kept", async ({
  page,
  site,
}) => {
  const { codes, texts } = await showCodes(page, site, "Meera Das");
  const question = page.getByRole("alertdialog", { name: "Leave without saving?" });
  const team = menu(page).getByRole("link", { name: "Team" });
  for (const leave of [() => team.click(), () => page.evaluate(() => history.back())]) {
    await leave();
    await expect(question).toHaveAccessibleDescription(
      "Your recovery codes are shown only now. You can make new ones later, with a code of the app.",
    );
    await question.getByRole("button", { name: "Back to the codes" }).click();
    await expect(question).toBeHidden();
    await expect(codes).toHaveText(texts);
  }
  const asked = page.waitForEvent("dialog");
  await page.evaluate(() => setTimeout(() => location.reload()));
  const dialog = await asked;
  expect(dialog.type()).toBe("beforeunload");
  await dialog.dismiss();
  await expect(codes).toHaveText(texts);

  await part(page).getByRole("button", { name: "I have kept them" }).click();
  await team.click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Team");
  await expect(question).toBeHidden();
});

test("who leaves the recovery codes all the same, leaves them", async ({ page, site }) => {
  await showCodes(page, site, "Tara Menon");
  await menu(page).getByRole("link", { name: "Team" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Leave" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Team");
  await expect(page.getByRole("region", { name: "Accounts" })).toContainText("Two-step on");
});

test.describe("where no answer comes", () => {
  test.use({ allowedConsole: [/ERR_FAILED/] });

  test("new codes may have voided those that are kept, and two-step login that was switched off is shown so", async ({
    page,
    site,
  }) => {
    const { codes, texts, password, shown } = await showCodes(page, site, "Nila Bad-Line");
    const button = (name: string) => part(page).getByRole("button", { name });
    const fill = async (code: string) => {
      await part(page).getByLabel("Current password").fill(password);
      await part(page).getByLabel("Code of the app, or a recovery code").fill(code);
    };
    await button("I have kept them").click();
    await button("New recovery codes").click();
    await fill(texts[0] ?? "");
    await loseAnswer(page, "**/two-step/codes", "POST");
    await button("Make New Codes").click();
    await expect(toasts(page)).toContainText("Your codes may be void already");
    // The half minute that switched it on is used up; the next one is right a step early.
    await fill(shown(30_000));
    await button("Make New Codes").click();
    await expect(codes).toHaveCount(10);
    const [another = ""] = await codes.allTextContents();

    await button("I have kept them").click();
    await button("Switch off").click();
    await fill(another);
    await loseAnswer(page, "**/two-step/off", "POST");
    await button("Switch Off").click();
    await expect(toasts(page).last()).toContainText("Two-step login is off.");
    await expect(button("Switch On")).toBeVisible();
  });
});
