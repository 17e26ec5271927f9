import type { Page } from "@playwright/test";
import { toasts } from "./enquiry-form.ts";
import { expectFits } from "./fits.ts";
import { holdCalls } from "./held-calls.ts";
import { expect, type Site, test } from "./site.ts";
import { storedToken } from "./staff.ts";

// A site of its own, whose first password is generated.
test.use({ settings: { ADMIN_PASSWORD: "" } });
test.describe.configure({ mode: "serial" });

const chosen = "battery staple";
const heading = (page: Page) => page.getByRole("heading", { level: 1 });
const passwords = (page: Page) => page.getByRole("region", { name: "Change password" });
const logins = (page: Page) => page.getByRole("region", { name: "Open logins" });

/** The email and password that open now: the generated one, until it is changed. */
let password: string | undefined;

async function logIn(page: Page, site: Site, section = "") {
  await page.goto(`${site.url}/admin/login${section && `?section=${section}`}`);
  await page.getByLabel("Email ID").fill(site.adminEmail);
  await page.getByLabel("Password").fill(password ?? site.adminPassword);
  await page.getByRole("button", { name: "Login" }).click();
  await expect(page).toHaveURL(/dashboard/);
}

async function logInElsewhere(site: Site, userAgent: string): Promise<number> {
  const { status } = await fetch(`${site.url}/api/user/login`, {
    method: "POST",
    headers: { "Content-Type": "application/json", "User-Agent": userAgent },
    body: JSON.stringify({ email: site.adminEmail, password: password ?? site.adminPassword }),
  });
  return status;
}

async function change(page: Page, values: { now: string; one: string; two: string }) {
  await passwords(page).getByLabel("Current password").fill(values.now);
  await passwords(page)
    .getByLabel(/^New password/)
    .fill(values.one);
  await passwords(page).getByLabel("Confirm new password").fill(values.two);
  await passwords(page).getByRole("button", { name: "Change Password" }).click();
}

test.describe("the generated password", () => {
  test.use({ allowedConsole: [/status of 40[03]/] });

  test("must be changed at the first login; then everything opens", async ({ page, site }) => {
    await logIn(page, site, "enquiry");
    await expect(heading(page)).toHaveText("Account");
    const notice = page.getByText("Please choose one of your own");
    await expect(notice).toBeVisible();
    await page.getByRole("link", { name: "Contact Form" }).click();
    await expect(page).toHaveURL(/section=account$/);
    await expect(notice).toBeVisible();

    for (const { now, one, two, says, at } of [
      { now: "", one: chosen, two: chosen, says: "All fields are required.", at: "Current" },
      { now: "x", one: chosen, two: "other", says: "Passwords do not match.", at: "Confirm" },
      {
        now: "x",
        one: "short",
        two: "short",
        says: "Password must be at least 8 characters.",
        at: /^New password/,
      },
      {
        now: "the same one",
        one: "the same one",
        two: "the same one",
        says: "The new password is the current one. Please choose another.",
        at: /^New password/,
      },
    ]) {
      await change(page, { now, one, two });
      await expect(toasts(page)).toContainText(says);
      await expect(passwords(page).getByLabel(at)).toHaveAccessibleDescription(says);
    }
    await change(page, { now: "not this one", one: chosen, two: chosen });
    await expect(toasts(page)).toContainText("Current password is incorrect.");
    await expect(passwords(page).getByLabel("Current password")).toBeFocused();

    await change(page, { now: site.adminPassword, one: chosen, two: chosen });
    await expect(toasts(page)).toContainText("Password changed.");
    password = chosen;
    await expect(notice).toBeHidden();
    await expect(passwords(page).getByLabel("Current password")).toHaveValue("");
    await page.getByRole("link", { name: "Enquiry Form" }).click();
    await expect(heading(page)).toHaveText("Enquiry Form");
    await expect(page.getByText("No enquiries found")).toBeVisible();
  });
});

test("one open login is ended, then all others; the account scrolls not sideways and gives axe nothing, 320 to 1440 px wide", async ({
  page,
  site,
}) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  for (const name of ["Firefox/150.0 (Linux)", "Firefox/150.0 (Windows)", "OPR/120"]) {
    expect(await logInElsewhere(site, name)).toBe(200);
  }
  await logIn(page, site);
  await page.getByRole("banner").getByRole("link", { name: site.adminEmail }).click();
  await expect(heading(page)).toHaveText("Account");
  await change(page, { now: "", one: "", two: "" });
  await expectFits(page, [320, 390, 1440], "account");

  const rows = logins(page).getByRole("listitem");
  await expect(rows.filter({ hasText: "This login" })).toHaveCount(1);
  const windows = rows.filter({ hasText: "Firefox on Windows" });
  await expect(windows).toContainText(/Since \d+ \w+ \d{4}, \d\d:\d\d, last used/);

  // On a slow line the second press waits for the first.
  const opera = rows.filter({ hasText: "Opera" });
  const letGo = await holdCalls(page, "**/api/user/logins/*");
  for (const row of [windows, opera]) {
    await row.getByRole("button", { name: "End this one" }).click();
  }
  letGo();
  await expect(toasts(page).first()).toContainText("Login ended.");
  await expect(windows).toHaveCount(0);
  await expect(opera).toHaveCount(0);
  await expect(rows.filter({ hasText: "Firefox on Linux" })).toHaveCount(1);
  await expect(logins(page).getByRole("heading")).toBeFocused();

  await logins(page).getByRole("button", { name: "End all others" }).click();
  await expect(toasts(page).last()).toContainText("All other logins ended.");
  await expect(rows).toHaveCount(1);
  await expect(logins(page).getByRole("button")).toHaveCount(0);
  expect(await storedToken(page)).toBeTruthy();
  await page.reload();
  await expect(rows).toHaveCount(1);
});

test.describe("a login that was ended elsewhere", () => {
  test.use({ allowedConsole: [/status of 40[14]/] });

  test("is told, and a list that is gone leads to the login", async ({ page, site }) => {
    await logInElsewhere(site, "Firefox/150.0");
    await logIn(page, site, "account");
    const own = { Authorization: `Bearer ${await storedToken(page)}` };
    await page.request.delete(`${site.url}/api/user/logins`, { headers: own });
    await logins(page).getByRole("button", { name: "End this one" }).first().click();
    await expect(toasts(page)).toContainText("This login has ended already.");
    const refresh = page.getByRole("button", { name: "Refresh" });
    await expect(refresh).not.toHaveAttribute("aria-busy", "true");

    // In the moment in which the list is asked for: whatever else the page asks late would leave it before the press.
    await page.route("**/api/user/logins", async (route) => {
      await page.request.post(`${site.url}/api/user/logout`, { headers: own, data: {} });
      await route.continue();
    });
    await refresh.click();
    await expect(toasts(page)).toContainText("Your login has ended. Please log in again.");
    await expect(heading(page)).toHaveText("Admin Login");
  });
});
