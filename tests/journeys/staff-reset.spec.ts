import type { Page } from "@playwright/test";
import { answerOnce } from "./answer-once.ts";
import { closeToast, toasts } from "./enquiry-form.ts";
import { expectFits } from "./fits.ts";
import { expect, test } from "./site.ts";
import { storedToken } from "./staff.ts";

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
    await expect(toasts(page)).toHaveText("OTP sent to your email");
    await expect(heading(page)).toHaveText("Reset Password");
    const email = page.getByLabel("Email");
    await expect(email).toHaveValue(site.adminEmail);
    await expect(email).not.toBeEditable();
    await expect(page.getByLabel("Enter OTP")).toBeFocused();

    const { text } = await site.mail.mail(({ subject }) => subject.includes("one-time code"));
    const otp = /\b\d{6}\b/.exec(text)?.[0] ?? "";
    const wrong = otp === "000000" ? "000001" : "000000";
    await fillReset(page, { otp: wrong, one: newPassword, two: newPassword });
    await expect(toasts(page)).toHaveText("Invalid or expired OTP");
    await expect(page.locator("form")).toContainText("Invalid or expired OTP");
    await expect(page.getByLabel("Enter OTP")).toBeFocused();
    await expect(page.getByLabel("Enter new password")).toHaveValue(newPassword);

    await page.getByLabel("Enter OTP").fill(otp);
    await page.keyboard.press("Enter");
    await expect(toasts(page)).toHaveText("Password reset successful. Please login.");
    await expect(heading(page)).toHaveText("Admin Login");
    await expect(page.getByLabel("Email ID")).toHaveValue(site.adminEmail);
    await expect(page.getByLabel("Password")).toHaveValue("");
    await expect(page.getByLabel("Password")).toBeFocused();

    await page.keyboard.type(site.adminPassword);
    await page.keyboard.press("Enter");
    await expect(toasts(page)).toHaveText("Incorrect email or password");
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

  test("its rules say their texts as a toast and at the field, which takes the focus; whatever the server answers is told, and the step stays", async ({
    page,
    site,
  }) => {
    await page.goto(`${site.url}/admin/login?step=forgot`);
    for (const { email, says } of [
      { email: " ", says: "Email is required." },
      { email: "a@example", says: "Please enter a valid email address." },
    ]) {
      await test.step(`"${email}" says ${says}`, async () => {
        await page.getByLabel("Email").fill(email);
        await button(page, "Send OTP").click();
        await expect(toasts(page)).toHaveText(says);
        await expect(page.getByLabel("Email")).toHaveAccessibleDescription(says);
        await expect(page.getByLabel("Email")).toBeFocused();
        await closeToast(page);
      });
    }

    await test.step("an unknown email says so and stays", async () => {
      const says = "Email not found. Please check your email address.";
      await page.getByLabel("Email").fill("nobody@example.com");
      await button(page, "Send OTP").click();
      await expect(toasts(page)).toHaveText(says);
      await expect(page.locator("form")).toContainText(says);
      await expect(heading(page)).toHaveText("Forgot Password");
      await expect(page.getByLabel("Email")).toHaveValue("nobody@example.com");
      await closeToast(page);
    });

    await page.getByLabel("Email").fill("a@example.com");
    for (const { what, answer, says } of [
      { what: "429", answer: { status: 429, json: { error: "Too many." } }, says: "Too many." },
      { what: "500 without a text", answer: { status: 500, json: {} }, says: "Failed to send OTP" },
      { what: "no answer", answer: undefined, says: "Failed to send OTP" },
    ]) {
      await test.step(`${what} says ${says}`, async () => {
        await answerOnce(page, "**/api/user/forgot-password", answer);
        await button(page, "Send OTP").click();
        await expect(toasts(page)).toHaveText(says);
        await closeToast(page);
      });
    }
  });
});

test.describe("Reset Password", () => {
  test.use({ allowedConsole: [/status of (400|500)|ERR_FAILED/] });

  const allRequired = "All fields are required.";
  const both = { one: "longpassword", two: "longpassword" };

  test("its rules say their texts as a toast and at the field, which takes the focus; whatever the server answers is told, and the step stays", async ({
    page,
    site,
  }) => {
    await openReset(page, site.url);
    await closeToast(page);
    for (const { says, at, ...typed } of [
      { otp: "", one: "", two: "", says: allRequired, at: "Enter OTP" },
      { ...both, otp: "123456", one: "", says: allRequired, at: "Enter new password" },
      { ...both, otp: "123456", two: "", says: allRequired, at: "Confirm new password" },
      {
        ...{ otp: "123456", one: "short", two: "short" },
        says: "Password must be at least 8 characters.",
        at: "Enter new password",
      },
      {
        ...{ ...both, otp: "123456", two: "abc" },
        says: "Passwords do not match.",
        at: "Confirm new password",
      },
    ]) {
      await test.step(`"${Object.values(typed).join('", "')}" says ${says}`, async () => {
        await fillReset(page, typed);
        await expect(toasts(page)).toHaveText(says);
        await expect(page.getByLabel(at)).toHaveAccessibleDescription(says);
        await expect(page.getByLabel(at)).toBeFocused();
        await closeToast(page);
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
      await test.step(`${what} says ${says}`, async () => {
        await answerOnce(page, "**/api/user/reset-password", answer);
        await fillReset(page, { ...both, otp: "123456" });
        await expect(toasts(page)).toHaveText(says);
        await expect(heading(page)).toHaveText("Reset Password");
        await closeToast(page);
      });
    }
  });
});

test("Go back to login leads there from both steps, back and reload to where one was; an address that names step three without an email begins with step two", async ({
  page,
  site,
}) => {
  await page.goto(`${site.url}/admin/login?step=reset`);
  await expect(heading(page)).toHaveText("Forgot Password");
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

test("no step scrolls sideways or gives axe anything, 320 to 1440 px wide", async ({
  page,
  site,
}) => {
  const expectStepFits = async (step: string, state: string, widths = [320, 390, 1440]) => {
    await expect(heading(page)).toHaveText(step);
    await expectFits(page, widths, `${step}, ${state}`);
  };
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto(`${site.url}/admin/login`);
  await expectStepFits("Admin Login", "empty");
  await button(page, "Login").click();
  await expect(page.getByLabel("Email ID")).toHaveAccessibleDescription(/required/);
  await expectStepFits("Admin Login", "refused", [390, 768, 1440]);
  await link(page, "Forgot password?").click();
  await expectStepFits("Forgot Password", "empty");
  await button(page, "Send OTP").click();
  await expect(page.getByLabel("Email")).toHaveAccessibleDescription("Email is required.");
  await expectStepFits("Forgot Password", "refused");
  await openReset(page, site.url);
  await expectStepFits("Reset Password", "empty");
  await fillReset(page, { otp: "1", one: "longpassword", two: "abc" });
  await expect(page.getByText("Passwords do not match.").first()).toBeVisible();
  await expectStepFits("Reset Password", "refused");
});
