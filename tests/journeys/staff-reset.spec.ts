import type { Page } from "@playwright/test";
import { toasts } from "./enquiry-form.ts";
import { expect, test } from "./site.ts";
import { objections, sideways, storedToken } from "./staff.ts";

// A site of its own: a reset ends every login of the admin.
test.use({ settings: { MAIL_FROM: "Reset <reset@example.com>" } });

const newPassword = "battery staple";
const button = (page: Page, name: string) => page.getByRole("button", { name });
const link = (page: Page, name: string) => page.getByRole("link", { name });
const heading = (page: Page) => page.getByRole("heading", { level: 1 });

/** Step three, without a real code. */
async function openReset(page: Page, url: string) {
  await page.route("**/api/user/forgot-password", (route) => route.fulfill({ json: { data: {} } }));
  await page.goto(`${url}/admin/login?step=forgot`);
  await page.getByLabel("Email").fill("a@example.com");
  await button(page, "Send OTP").click();
  await expect(heading(page)).toHaveText("Reset Password");
}

async function fillReset(page: Page, values: { otp: string; one: string; two: string }) {
  await page.getByLabel("Enter OTP").fill(values.otp);
  await page.getByLabel("Enter new password").fill(values.one);
  await page.getByLabel("Confirm new password").fill(values.two);
  await button(page, "Change Password").click();
}

test.describe("the whole way", () => {
  test.use({ allowedConsole: [/status of (400|401)/] });

  test("by keyboard: code by mail, new password, login", async ({ page, site }) => {
    await page.goto(`${site.url}/admin/login?section=enquiry`);
    await expect(heading(page)).toHaveText("Admin Login");
    await expect(page.getByLabel("Password")).toBeEnabled();
    await link(page, "Forgot password?").focus();
    await page.keyboard.press("Enter");

    await expect(heading(page)).toHaveText("Forgot Password");
    await expect(page).toHaveTitle(/^Forgot Password/);
    await expect(page.getByLabel("Email")).toBeFocused();
    await page.keyboard.type(site.adminEmail);
    await page.keyboard.press("Enter");
    await expect(toasts(page)).toContainText("OTP sent to your email");
    await expect(heading(page)).toHaveText("Reset Password");
    const email = page.getByLabel("Email");
    await expect(email).toHaveValue(site.adminEmail);
    await expect(email).not.toBeEditable();
    await expect(page.getByLabel("Enter OTP")).toBeFocused();

    const { text } = await site.mail.mail(({ subject }) => subject.includes("one-time code"));
    const otp = /\b\d{6}\b/.exec(text)?.[0] ?? "";
    const wrong = otp === "000000" ? "000001" : "000000";
    await fillReset(page, { otp: wrong, one: newPassword, two: newPassword });
    await expect(toasts(page)).toContainText("Invalid or expired OTP");
    await expect(page.locator("form")).toContainText("Invalid or expired OTP");
    await expect(page.getByLabel("Enter OTP")).toBeFocused();
    await expect(page.getByLabel("Enter new password")).toHaveValue(newPassword);

    await page.getByLabel("Enter OTP").fill(otp);
    await page.keyboard.press("Enter");
    await expect(toasts(page)).toContainText("Password reset successful. Please login.");
    await expect(heading(page)).toHaveText("Admin Login");
    await expect(page.getByLabel("Email ID")).toHaveValue(site.adminEmail);
    await expect(page.getByLabel("Password")).toHaveValue("");
    await expect(page.getByLabel("Password")).toBeFocused();

    await page.keyboard.type(site.adminPassword);
    await page.keyboard.press("Enter");
    await expect(toasts(page)).toContainText("Incorrect email or password");
    await page.getByLabel("Password").fill(newPassword);
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(`${site.url}/admin/dashboard?section=enquiry`);
    expect(await storedToken(page)).toBeTruthy();
    const notice = await site.mail.mail(({ subject }) => subject.endsWith("was changed"));
    expect(notice.envelope.to).toEqual([site.adminEmail]);
  });
});

test.describe("Forgot Password", () => {
  test.use({ allowedConsole: [/status of (404|429|500)|ERR_FAILED/] });

  test.beforeEach(async ({ page, site }) => {
    await page.goto(`${site.url}/admin/login?step=forgot`);
  });

  for (const { email, says } of [
    { email: " ", says: "Email is required." },
    { email: "a@example", says: "Please enter a valid email address." },
  ]) {
    test(`"${email}" says ${says}`, async ({ page }) => {
      await page.getByLabel("Email").fill(email);
      await button(page, "Send OTP").click();
      await expect(toasts(page)).toContainText(says);
      await expect(page.getByLabel("Email")).toHaveAccessibleDescription(says);
      await expect(page.getByLabel("Email")).toBeFocused();
    });
  }

  test("an unknown email says so and stays", async ({ page }) => {
    const says = "Email not found. Please check your email address.";
    await page.getByLabel("Email").fill("nobody@example.com");
    await button(page, "Send OTP").click();
    await expect(toasts(page)).toContainText(says);
    await expect(page.locator("form")).toContainText(says);
    await expect(heading(page)).toHaveText("Forgot Password");
    await expect(page.getByLabel("Email")).toHaveValue("nobody@example.com");
  });

  for (const { what, answer, says } of [
    { what: "429", answer: { status: 429, json: { error: "Too many." } }, says: "Too many." },
    { what: "500 without a text", answer: { status: 500, json: {} }, says: "Failed to send OTP" },
    { what: "no answer", answer: undefined, says: "Failed to send OTP" },
  ]) {
    test(`${what} says ${says}`, async ({ page }) => {
      await page.route("**/api/user/forgot-password", (route) =>
        answer ? route.fulfill(answer) : route.abort(),
      );
      await page.getByLabel("Email").fill("a@example.com");
      await button(page, "Send OTP").click();
      await expect(toasts(page)).toContainText(says);
    });
  }
});

test.describe("Reset Password", () => {
  test.use({ allowedConsole: [/status of (400|500)|ERR_FAILED/] });

  const allRequired = "All fields are required.";
  for (const { otp, one, two, says, at } of [
    { otp: "", one: "", two: "", says: allRequired, at: "Enter OTP" },
    { otp: "123456", one: "", two: "longpassword", says: allRequired, at: "Enter new password" },
    { otp: "123456", one: "longpassword", two: "", says: allRequired, at: "Confirm new password" },
    {
      otp: "123456",
      one: "longpassword",
      two: "abc",
      says: "Passwords do not match.",
      at: "Confirm new password",
    },
    {
      otp: "123456",
      one: "short",
      two: "short",
      says: "Password must be at least 8 characters.",
      at: "Enter new password",
    },
  ]) {
    test(`"${otp}", "${one}", "${two}" says ${says}`, async ({ page, site }) => {
      await openReset(page, site.url);
      await fillReset(page, { otp, one, two });
      await expect(toasts(page)).toContainText(says);
      await expect(page.getByLabel(at)).toHaveAccessibleDescription(says);
      await expect(page.getByLabel(at)).toBeFocused();
    });
  }

  for (const { what, answer, says } of [
    { what: "the server's text", answer: { status: 400, json: { error: "No." } }, says: "No." },
    {
      what: "500 without a text",
      answer: { status: 500, json: {} },
      says: "Password reset failed",
    },
    { what: "no answer", answer: undefined, says: "Password reset failed" },
  ]) {
    test(`${what} says ${says}`, async ({ page, site }) => {
      await openReset(page, site.url);
      await page.route("**/api/user/reset-password", (route) =>
        answer ? route.fulfill(answer) : route.abort(),
      );
      await fillReset(page, { otp: "123456", one: "longpassword", two: "longpassword" });
      await expect(toasts(page)).toContainText(says);
      await expect(heading(page)).toHaveText("Reset Password");
    });
  }
});

test("Go back to login leads there from both steps, back and reload to where one was", async ({
  page,
  site,
}) => {
  await openReset(page, site.url);
  await page.reload();
  await expect(heading(page)).toHaveText("Reset Password");
  await expect(page.getByLabel("Email")).toHaveValue("a@example.com");
  await link(page, "Go back to login").click();
  await expect(heading(page)).toHaveText("Admin Login");
  await expect(page).toHaveURL(`${site.url}/admin/login`);
  await page.goBack();
  await expect(heading(page)).toHaveText("Reset Password");
  await page.goBack();
  await expect(heading(page)).toHaveText("Forgot Password");
  await link(page, "Go back to login").click();
  await expect(heading(page)).toHaveText("Admin Login");
});

test("an address that names step three without an email begins with step two", async ({
  page,
  site,
}) => {
  await page.goto(`${site.url}/admin/login?step=reset`);
  await expect(heading(page)).toHaveText("Forgot Password");
});

for (const width of [320, 390, 1440]) {
  test(`${width} px wide: no step scrolls sideways or gives axe anything`, async ({
    page,
    site,
  }) => {
    const expectFine = async (step: string) => {
      await expect(heading(page)).toHaveText(step);
      expect(await objections(page)).toEqual([]);
      await expect.poll(() => sideways(page)).toBeLessThanOrEqual(0);
    };
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.goto(`${site.url}/admin/login`);
    await expectFine("Admin Login");
    await link(page, "Forgot password?").click();
    await expectFine("Forgot Password");
    await button(page, "Send OTP").click();
    await expect(page.getByLabel("Email")).toHaveAccessibleDescription("Email is required.");
    await expectFine("Forgot Password");
    await openReset(page, site.url);
    await expectFine("Reset Password");
    await fillReset(page, { otp: "1", one: "longpassword", two: "abc" });
    await expect(page.getByText("Passwords do not match.").first()).toBeVisible();
    await expectFine("Reset Password");
  });
}
