import { answerOnce } from "./answer-once.ts";
import { closeToast, toasts } from "./enquiry-form.ts";
import { logIn } from "./office.ts";
import { expect, test } from "./site.ts";
import { logoutIn, storedToken } from "./staff.ts";

test.describe("guards", () => {
  test.use({ allowedConsole: [/401|status of 404 .*no-such-page/] });

  test("an address of the admin panel that is not there has nothing of the public site; nobody gets to the dashboard without a token, or with one that the server no longer knows; whoever is logged in is sent on to it", async ({
    page,
    site,
  }) => {
    const answer = await page.goto(`${site.url}/admin/no-such-page`);
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Page not found");
    await expect(page.getByRole("contentinfo")).toHaveCount(0);
    await expect(page.getByRole("navigation")).toHaveCount(0);
    await page.getByRole("link", { name: "Go to the dashboard" }).click();
    await expect(page).toHaveURL(`${site.url}/admin/login`);

    await page.goto(`${site.url}/admin/dashboard`);
    await expect(page).toHaveURL(`${site.url}/admin/login`);
    await page.goto(`${site.url}/admin`);
    await expect(page).toHaveURL(`${site.url}/admin/login`);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Admin Login");
    await expect(page.getByLabel("Password")).toHaveAttribute("type", "password");

    await page.evaluate(() => localStorage.setItem("token", "ended"));
    await page.goto(`${site.url}/admin/dashboard`);
    await expect(page).toHaveURL(`${site.url}/admin/login`);
    expect(await storedToken(page)).toBeNull();

    await logIn(page, site);
    await page.goto(`${site.url}/admin/login`);
    await expect(page).toHaveURL(`${site.url}/admin/dashboard`);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Contact Form");
  });
});

const bothRequired = "Both email and password are required.";
const invalid = "Please enter a valid email address.";
/** No field is told of twice in turn, so that what is said there is new. */
const refused = [
  { email: "", password: "", says: bothRequired, at: "Email ID" },
  { email: "a@example.com", password: "", says: bothRequired, at: "Password" },
  { email: " ", password: "secret", says: bothRequired, at: "Email ID" },
  { email: "not-an-email", password: "", says: bothRequired, at: "Password" },
  { email: "a@example", password: "secret", says: invalid, at: "Email ID" },
];
const answers = [
  { what: "404", answer: { status: 404, json: {} }, says: "Incorrect email or password" },
  { what: "429", answer: { status: 429, json: { error: "Too many." } }, says: "Too many." },
  { what: "500 without a text", answer: { status: 500, json: {} }, says: "Login failed" },
  { what: "no answer", answer: undefined, says: "Login failed" },
];

test.describe("the login form", () => {
  test.use({ allowedConsole: [/status of (404|429|500)|ERR_FAILED/] });

  test("its rules say their texts as a toast and at the field, which takes the focus; whatever the server answers is told, and the password stays", async ({
    page,
    site,
  }) => {
    await page.goto(`${site.url}/admin/login`);
    for (const { email, password, says, at } of refused) {
      await test.step(`"${email}" with "${password}" says ${says}`, async () => {
        await page.getByLabel("Email ID").fill(email);
        await page.getByLabel("Password").fill(password);
        await page.getByRole("button", { name: "Login" }).click();

        await expect(toasts(page)).toHaveText(says);
        await expect(page.getByLabel(at)).toHaveAccessibleDescription(says);
        await expect(page.getByLabel(at)).toBeFocused();
        await closeToast(page);
      });
    }

    await page.getByLabel("Email ID").fill("a@example.com");
    await page.getByLabel("Password").fill("secret");
    for (const { what, answer, says } of answers) {
      await test.step(`${what} says ${says}`, async () => {
        await answerOnce(page, "**/api/user/login", answer);
        await page.getByRole("button", { name: "Login" }).click();

        await expect(toasts(page)).toHaveText(says);
        await expect(page.getByLabel("Password")).toHaveValue("secret");
        await closeToast(page);
      });
    }
  });
});

test.describe("a login", () => {
  test.use({ allowedConsole: [/status of 40[14]/] });

  test("a wrong password is told, and the right one lets in; the keyboard goes on from the heading of what was logged in to", async ({
    page,
    site,
  }) => {
    await page.goto(`${site.url}/admin/login`);
    await page.getByLabel("Email ID").fill(` ${site.adminEmail} `);
    await page.getByLabel("Password").fill("wrong");
    await page.getByRole("button", { name: "Login" }).click();
    await expect(toasts(page)).toHaveText("Incorrect email or password");
    await expect(page.locator("form")).toContainText("Incorrect email or password");
    expect(await storedToken(page)).toBeNull();

    await page.getByLabel("Password").fill(site.adminPassword);
    await page.keyboard.press("Enter");
    await expect(toasts(page)).toHaveText("Login Successful");
    await expect(page).toHaveURL(`${site.url}/admin/dashboard`);
    await expect(page.getByRole("banner")).toContainText(site.adminEmail);
    expect(await storedToken(page)).toBeTruthy();

    const heading = page.getByRole("heading", { level: 1, name: "Contact Form" });
    await expect(heading).toBeFocused();
    await expect(page).toHaveTitle(/^Contact Form \|/);
    await page.keyboard.press("Tab");
    await expect(page.getByRole("button", { name: "Refresh" })).toBeFocused();

    // A page that is loaded anew begins at its beginning.
    await page.reload();
    await expect(heading).toBeVisible();
    await expect(heading).not.toBeFocused();
  });

  test("a mail's link survives the login", async ({ page, site }) => {
    await page.goto(`${site.url}/admin/dashboard?section=enquiry&lead=some`);
    await page.getByLabel("Email ID").fill(site.adminEmail);
    await page.getByLabel("Password").fill(site.adminPassword);
    await page.getByRole("button", { name: "Login" }).click();
    await expect(page).toHaveURL(`${site.url}/admin/dashboard?section=enquiry&lead=some`);
    await expect(page.getByText("is not in the list")).toBeVisible();
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the login says what it needs, and sends no password anywhere", async ({ page, site }) => {
    await page.goto(`${site.url}/admin/login`);
    const note = page.locator("noscript p");
    await expect(note).toBeVisible();
    await expect(note).toContainText("The admin panel needs JavaScript.");
    await expect(page.locator("form")).toHaveAttribute("method", "post");
    await expect(page.getByLabel("Password")).toBeDisabled();
  });
});

test.describe("a logout", () => {
  test.use({ allowedConsole: [/ERR_FAILED/] });

  test("the logout of the banner, and that of the navigation, asks, ends the login and says so; one that the server does not hear ends it in this browser all the same", async ({
    page,
    site,
  }) => {
    for (const place of ["banner", "navigation"] as const) {
      await test.step(place, async () => {
        // A login of its own: ending the shared one would log the other journeys out.
        await page.goto(`${site.url}/admin/login`);
        await page.getByLabel("Email ID").fill(site.adminEmail);
        await page.getByLabel("Password").fill(site.adminPassword);
        await page.getByRole("button", { name: "Login" }).click();
        const logout = logoutIn(page.getByRole(place));
        await logout.click();
        const question = page.getByRole("alertdialog", {
          name: "Are you sure you want to logout?",
          exact: true,
        });
        await expect(question).toHaveAccessibleDescription(
          "You will be logged out from the admin panel.",
        );
        await question.getByRole("button", { name: "Cancel" }).click();
        await expect(question).toBeHidden();
        await expect(logout).toBeFocused();
        const token = await storedToken(page);

        await logout.click();
        await question.getByRole("button", { name: "Yes, logout", exact: true }).click();
        const news = page.getByRole("alertdialog", { name: "Logged out", exact: true });
        await expect(news).toHaveAccessibleDescription("You have been successfully logged out.");
        await expect(page).toHaveURL(`${site.url}/admin/login`);
        expect(await storedToken(page)).toBeNull();
        const headers = { Authorization: `Bearer ${token}` };
        expect((await page.request.get(`${site.url}/api/enquiry`, { headers })).status()).toBe(401);

        await page.keyboard.press("Escape");
        await expect(news).toBeHidden();
        await page.goBack();
        await expect(page).toHaveURL(`${site.url}/admin/login`);
      });
    }

    await logIn(page, site);
    await page.goto(`${site.url}/admin/dashboard`);
    await page.route("**/api/user/logout", (route) => route.abort());
    await logoutIn(page.getByRole("banner")).click();
    await page.getByRole("button", { name: "Yes, logout" }).click();
    await expect(page.getByRole("alertdialog", { name: "Logged out" })).toBeVisible();
    expect(await storedToken(page)).toBeNull();
  });
});
