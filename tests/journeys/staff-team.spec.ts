import type { Locator, Page } from "@playwright/test";
import { appCode } from "#tests/authenticator.ts";
import { toasts } from "./enquiry-form.ts";
import { expectFits } from "./fits.ts";
import { logIn } from "./office.ts";
import { expect, type Site, test } from "./site.ts";
import { storedToken } from "./staff.ts";

// A site of its own: its people come and go.
test.use({ settings: { MAIL_FROM: "Team <team@example.com>" } });
test.describe.configure({ mode: "serial" });

const leela = { name: "Leela Thomas", email: "leela@example.com", password: "battery staple" };
const widths = [390, 1440];
const heading = (page: Page) => page.getByRole("heading", { level: 1 });
const button = (place: Page | Locator, name: string) => place.getByRole("button", { name });
const rowOf = (page: Page, name: string) =>
  page.getByRole("region", { name: "Accounts" }).getByRole("listitem").filter({ hasText: name });
const twoStep = (page: Page) => page.getByRole("region", { name: "Two-step login" });

async function openTeam(page: Page, site: Site) {
  await logIn(page, site);
  await page.goto(`${site.url}/admin/dashboard?section=team`);
  await expect(heading(page)).toHaveText("Team");
}

async function logInAsLeela(page: Page, site: Site) {
  await page.goto(`${site.url}/admin/login`);
  await page.getByLabel("Email ID").fill(leela.email);
  await page.getByLabel("Password").fill(leela.password);
  await button(page, "Login").click();
}

async function logOut(page: Page) {
  // Where nothing is asked any more: the dashboard would ask on without its login.
  await page.goto(new URL("/robots.txt", page.url()).href);
  await page.evaluate(() => localStorage.clear());
}

test.beforeEach(async ({ page }) => page.emulateMedia({ reducedMotion: "reduce" }));

test.describe("an invitation", () => {
  test.use({ allowedConsole: [/status of 40[49]/] });

  test("goes by mail; by keyboard it becomes an account, once", async ({ page, site }) => {
    await openTeam(page, site);
    await expect(rowOf(page, site.adminEmail)).toContainText("Owner");
    await button(page, "Send Invitation").click();
    await expect(page.getByLabel("Full name")).toHaveAccessibleDescription(
      "Full Name is required.",
    );
    await page.getByLabel("Full name").fill(leela.name);
    await page.getByLabel("Email").fill(leela.email);
    await page.keyboard.press("Enter");
    await expect(toasts(page)).toContainText(`Invitation sent to ${leela.name}.`);
    await expect(rowOf(page, leela.name)).toContainText("Invited");
    await expectFits(page, widths);

    const { text } = await site.mail.mail(({ envelope }) => envelope.to.includes(leela.email));
    const link = /http\S+/.exec(text)?.[0] ?? "";
    await logOut(page);
    await page.goto(link);
    await expect(heading(page)).toHaveText(`Welcome, ${leela.name}`);
    await expect(page.getByLabel("Email")).toHaveValue(leela.email);
    await expect(page.getByLabel("Enter new password")).toBeFocused();
    await page.keyboard.type(leela.password);
    await page.keyboard.press("Tab");
    await page.keyboard.type("another");
    await page.keyboard.press("Enter");
    const confirm = page.getByLabel("Confirm new password");
    await expect(confirm).toHaveAccessibleDescription("Passwords do not match.");
    await expectFits(page, widths);
    await confirm.fill(leela.password);
    await page.keyboard.press("Enter");
    await expect(toasts(page)).toContainText("Your account is ready. Please login.");
    await expect(heading(page)).toHaveText("Admin Login");
    await expect(page.getByLabel("Email ID")).toHaveValue(leela.email);
    await page.getByLabel("Password").fill(leela.password);
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/dashboard/);

    await logOut(page);
    await page.goto(link);
    await expect(page.getByRole("alert")).toHaveText(
      "This invitation has ended, or it was used already. Ask a colleague to send you a new one.",
    );
  });
});

test.describe("two-step login", () => {
  test.use({ allowedConsole: [/status of 40[01]/] });

  test("is switched on, asked for, passed by app and by recovery code", async ({ page, site }) => {
    // Four logins, and axe looks at four pages in two widths.
    test.slow();
    await logInAsLeela(page, site);
    await expect(page).toHaveURL(/dashboard/);
    await page.goto(`${site.url}/admin/dashboard?section=account`);
    await button(twoStep(page), "Switch On").click();
    await expect(twoStep(page).getByLabel("Current password")).toBeFocused();
    await page.keyboard.type(leela.password);
    await page.keyboard.press("Enter");
    await expect(twoStep(page).getByRole("img", { name: /QR picture/ })).toBeVisible();
    await expectFits(page, widths);
    const key = (await twoStep(page).locator(".two__secret").textContent()) ?? "";
    const codeIn = (ms: number) => appCode(key.replaceAll(" ", ""), new Date(Date.now() + ms));
    await twoStep(page).getByLabel("Code").fill(codeIn(0));
    await page.keyboard.press("Enter");
    const codes = twoStep(page).getByRole("listitem");
    await expect(codes).toHaveCount(10);
    await expectFits(page, widths);
    const [first = "", second = ""] = await codes.allTextContents();
    await button(twoStep(page), "I have kept them").click();
    await expect(twoStep(page)).toContainText("10 recovery codes are left.");

    await logOut(page);
    await logInAsLeela(page, site);
    await expect(heading(page)).toHaveText("Two-Step Login");
    await expect(page.getByLabel("Code")).toBeFocused();
    expect(await storedToken(page)).toBeNull();
    await expectFits(page, widths);
    await button(page, "Go back to login").press("Enter");
    await expect(page.getByLabel("Email ID")).toBeFocused();
    await logInAsLeela(page, site);
    await page.getByLabel("Code").fill("000000");
    await page.keyboard.press("Enter");
    await expect(toasts(page)).toContainText("This code is not right, or it was used before.");
    await expect(page.getByLabel("Code")).toBeFocused();
    const wrong = page.locator("form").getByText("This code is not right");
    await expect(wrong).toBeVisible();
    await button(page, "Use a recovery code instead").press("Enter");
    await expect(page.getByLabel("Recovery code")).toBeFocused();
    await expect(wrong).toHaveCount(0);
    await expect(page.getByText("A colleague can reset your two-step login")).toBeVisible();
    await expectFits(page, widths);
    await button(page, "Use the app instead").press("Enter");
    await expect(page.getByLabel("Code")).toBeFocused();
    // The half minute that switched it on is used up; the next one is right a step early.
    await page.getByLabel("Code").fill(codeIn(30_000));
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/dashboard/);

    for (const { code, says } of [
      { code: first.toLowerCase(), says: "Login Successful" },
      { code: first, says: "This code is not right, or it was used before." },
      { code: second, says: "Login Successful" },
    ]) {
      await logOut(page);
      await logInAsLeela(page, site);
      await button(page, "Use a recovery code instead").click();
      await page.getByLabel("Recovery code").fill(code);
      await page.keyboard.press("Enter");
      await expect(toasts(page).filter({ hasText: says }).first()).toBeVisible();
    }
  });
});

test.describe("a colleague", () => {
  test.use({ allowedConsole: [/status of 401/] });

  test("resets a second step, ends an account and opens it again", async ({ page, site }) => {
    await openTeam(page, site);
    const row = rowOf(page, leela.name);
    const question = page.getByRole("alertdialog");
    await button(row, "Reset two-step").click();
    await expect(question).toContainText(`Reset the two-step login of ${leela.name}?`);
    await expect(question).toContainText("Make sure first that it is really them who asks.");
    await button(question, "Cancel").click();
    await expect(row).toContainText("Two-step on");
    await button(row, "Reset two-step").click();
    await button(question, "Yes, reset it").click();
    await expect(row).toContainText("Two-step off");
    await site.mail.mail(({ subject }) => subject === "Two-step login was reset");

    await button(row, "End account").click();
    await expect(question).toContainText("They are logged out everywhere at once");
    await button(question, "Yes, end it").click();
    await expect(toasts(page)).toContainText("Account ended.");
    await expect(row).toContainText("Ended");
    await expect(page.getByRole("heading", { name: "Accounts" })).toBeFocused();
    await button(row, "Open again").click();
    await button(question, "Yes, open it").click();
    await expect(row).toContainText("Active");

    await page.getByRole("link", { name: "Log", exact: true }).click();
    const log = page.getByRole("region", { name: "Log" });
    await expect(log.getByRole("listitem").first()).toContainText(
      `${site.adminEmail} opened the account of ${leela.name}`,
    );
    await page.getByLabel("Kind").selectOption("Two-step switched on");
    await expect(log.getByRole("listitem")).toHaveCount(1);
    await expect(log).toContainText(`${leela.name} switched two-step login on`);
    await expectFits(page, widths);
    await page.getByLabel("Kind").selectOption("Exports");
    await expect(log).toContainText("No entry of that kind");
  });
});

test("where the log ends, the keyboard goes on in it", async ({ page, site }) => {
  await logIn(page, site);
  const entry = (id: string) => ({
    id,
    at: "2026-03-02T09:00:00.000Z",
    staff_id: "",
    what: "login",
  });
  await page.route("**/api/audit?*", (route) => {
    const isFirst = !route.request().url().includes("before=");
    const json = isFirst
      ? { data: [entry("2")], next: "earlier" }
      : { data: [entry("1")], next: "" };
    return route.fulfill({ json });
  });
  await page.goto(`${site.url}/admin/dashboard?section=team&side=log`);
  const log = page.getByRole("region", { name: "Log" });
  await button(log, "Show older entries").press("Enter");
  await expect(log.getByRole("listitem")).toHaveCount(2);
  await expect(button(log, "Show older entries")).toHaveCount(0);
  await expect(log).toBeFocused();
});
