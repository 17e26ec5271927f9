import { appCode } from "#tests/authenticator.ts";
import { aColleague } from "./colleague.ts";
import { answering, openDesk, openLead, sendEnquiry } from "./desk.ts";
import { closeToast, toasts } from "./enquiry-form.ts";
import { holdCalls } from "./held-calls.ts";
import { loseAnswer } from "./lost-answer.ts";
import { logIn } from "./office.ts";
import { expect, test } from "./site.ts";
import { openSection, rowOf, sendLead } from "./staff.ts";

// The browser's words about the answers that the journeys take away.
test.use({ allowedConsole: [/ERR_FAILED|status of (404|503)/] });

const person = { name: "Jose Kurian", number: "9847055520", category: "Student Visa" };

test("an invitation is worth nothing only if the server says so; until then it is looked up again", async ({
  page,
  site,
}) => {
  const lookUp = "**/api/user/invitation";
  const error = "Please try again in a minute.";
  await page.route(lookUp, (route) => route.fulfill({ status: 503, json: { error } }), {
    times: 1,
  });
  await page.route(lookUp, (route) => route.abort(), { times: 1 });
  await page.goto(`${site.url}/admin/login?step=invitation#a-token`);
  const alert = page.getByRole("alert");
  const retry = alert.getByRole("button", { name: "Retry" });
  await expect(alert).toContainText("The invitation could not be looked up.");
  await expect(page.getByText("This link no longer works.")).toBeHidden();
  await retry.click();
  await expect(alert).toContainText(error);
  await retry.click();
  await expect(page.getByText("This link no longer works.")).toBeVisible();
  await expect(retry).toBeHidden();
});

test("a section whose code is gone, as after an update, says what helps, and comes after it", async ({
  page,
  site,
}) => {
  await sendLead(site, "/api/contact", { name: person.name, email: "jose@example.com" });
  await logIn(page, site);
  const gone = (url: URL) => /\/assets\/team-.*\.js$/.test(url.pathname);
  await page.route(gone, (route) => route.fulfill({ status: 404 }));
  await page.goto(`${site.url}/admin/dashboard`);
  await page.getByRole("link", { name: "Team" }).click();
  const alert = page.getByRole("alert");
  await expect(alert).toContainText("reload the page: there may be a newer one.");
  await page.unroute(gone);
  await alert.getByRole("button", { name: "Retry" }).click();
  await expect(page.getByRole("heading", { name: "Invite somebody" })).toBeVisible();

  const alsoGone = (url: URL) => /\/assets\/(?:today|account)-.*\.js$/.test(url.pathname);
  await page.route(alsoGone, (route) => route.fulfill({ status: 404 }));
  await page.getByRole("link", { name: "Today" }).click();
  await expect(alert).toContainText("reload the page: there may be a newer one.");
  page.on("request", async (request) => {
    if (request.isNavigationRequest()) await page.unroute(alsoGone);
  });
  await page.getByRole("link", { name: "Account" }).click();
  await expect(page.getByRole("heading", { name: "Account", level: 1 })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Change password" })).toBeVisible();
});

test("that a person's data is deleted is said when the question has gone, which would lie over it, and though what is left can not be looked up", async ({
  page,
  site,
}) => {
  const [first, email] = ["said-after@example.com", "erased@example.com"];
  await sendLead(site, "/api/contact", { name: person.name, email: first, message: "Forget me." });
  await sendLead(site, "/api/contact", { name: person.name, email, message: "Please call." });
  await logIn(page, site);
  await page.goto(`${site.url}/admin/dashboard?section=person`);
  await page.getByLabel("Email").fill(first);
  await page.getByRole("button", { name: "Look up" }).click();
  await page.getByRole("button", { name: "Delete all of it" }).click();
  const lookUp = page.waitForRequest("**/api/personal-data");
  const letGo = await holdCalls(page, /\/api\/personal-data$/);
  await page.getByRole("button", { name: "Yes, delete it!" }).click();

  await lookUp;
  await expect(page.getByRole("alertdialog")).toBeVisible();
  await expect(page.getByText("The data has been deleted.")).toHaveCount(0);
  letGo();
  await expect(page.getByRole("alertdialog")).toBeHidden();
  await expect(toasts(page)).toHaveText("The data has been deleted.");
  await closeToast(page);

  await page.getByLabel("Email").fill(email);
  await page.getByRole("button", { name: "Look up" }).click();
  const held = page.getByRole("region", { name: email });
  await held.getByRole("button", { name: "Delete all of it" }).click();
  await page.route("**/api/personal-data", (route) => route.abort(), { times: 1 });
  await page.getByRole("button", { name: "Yes, delete it!" }).click();
  await expect(toasts(page)).toHaveText("The data has been deleted.");
  await expect(held.getByRole("alert")).toContainText("What is still held could not be looked up.");
  await expect(held.getByRole("button", { name: "Delete all of it" })).toBeHidden();
  await held.getByRole("button", { name: "Retry" }).click();
  await expect(held).toContainText("Nothing is held for this address.");
});

test("views and templates that could not be loaded are not told as none, and are asked for again", async ({
  page,
  site,
}) => {
  await sendEnquiry(site, { name: person.name, email: "views@example.com" });
  await page.route("**/api/desk/views", (route) => route.abort());
  await page.route("**/api/desk/choices", (route) => route.abort());
  await openDesk(page, site);
  const choices = page.getByRole("alert").filter({ hasText: "The owners, sources" });
  await expect(choices).toBeVisible();
  await page.unroute("**/api/desk/choices");
  await choices.getByRole("button", { name: "Retry" }).click();
  await expect(choices).toBeHidden();
  await page.locator("summary").filter({ hasText: "Views" }).click();
  const views = page.getByRole("alert").filter({ hasText: "The views could not be loaded." });
  await expect(views).toBeVisible();
  await expect(page.getByText("No saved views yet.")).toBeHidden();
  await page.unroute("**/api/desk/views");
  await views.getByRole("button", { name: "Retry" }).click();
  await expect(views).toBeHidden();

  await openLead(page, site, { name: person.name, email: "templates@example.com" });
  const panel = answering(page);
  await page.route("**/api/desk/templates", (route) => route.fulfill({ status: 503, json: {} }));
  await panel.getByRole("button", { name: "Reply by email" }).click();
  await panel.getByRole("button", { name: "Templates" }).click();
  const dialog = page.getByRole("dialog", { name: "Templates" });
  await expect(dialog.getByRole("alert")).toContainText("The templates could not be loaded.");
  await expect(dialog.getByText("There are none yet.")).toBeHidden();
  await page.unroute("**/api/desk/templates");
  await dialog.getByRole("button", { name: "Retry" }).click();
  await expect(dialog.getByRole("alert")).toBeHidden();
});

test("what is wrong with a template is said inside its dialog, where no toast reaches", async ({
  page,
  site,
}) => {
  await openLead(page, site, { name: "Nisha Paul", email: "nisha@example.com" });
  await answering(page).getByRole("button", { name: "Reply by email" }).click();
  await answering(page).getByRole("button", { name: "Templates" }).click();
  await page.getByRole("button", { name: "New template" }).click();
  const editor = page.getByRole("dialog", { name: "New template" });
  const save = editor.getByRole("button", { name: "Save the template" });
  const said = editor.getByRole("alert");

  await save.click();
  await expect(said).toHaveText("A template needs a name.");
  await expect(editor.getByLabel("Name")).toBeFocused();
  await expect(editor.getByLabel("Name")).toHaveAccessibleDescription("A template needs a name.");

  await editor.getByLabel("Name").fill("Not kept");
  await editor.getByLabel("Subject").fill("Your enquiry");
  await editor.getByRole("textbox", { name: "Text", exact: true }).fill("Dear {name}");
  const error = "The service is away for a moment.";
  await page.route("**/api/desk/templates", (route) =>
    route.fulfill({ status: 503, json: { error } }),
  );
  await save.click();
  await expect(said).toHaveText(error);
  await expect(editor.getByLabel("Name")).toBeFocused();
  await expect(page.locator("#toasts")).toBeEmpty();
});

test("on a phone a judgement that failed is told in the sheet", async ({ page, site }) => {
  const email = "judged@example.com";
  await sendLead(site, "/api/enquiry", { ...person, email, location: "Kochi", doubt: "When?" });
  await page.setViewportSize({ width: 390, height: 844 });
  await logIn(page, site);
  await openSection(page, site, "enquiry");
  await rowOf(page, email).press("Enter");
  const sheet = page.getByRole("dialog", { name: "Enquiry Details" });
  await page.route("**/api/enquiry/*/spam", (route) => route.abort(), { times: 1 });
  await sheet.getByRole("button", { name: "Mark as spam" }).click();
  const said = sheet.getByRole("status");
  await expect(said).toHaveText("That could not be changed. Please try again.");
  await sheet.getByRole("button", { name: "Mark as spam" }).click();
  await expect(said).toHaveText("Moved to likely spam.");
});

test("an invitation whose answer got lost stands in the list, where it can be sent again", async ({
  page,
  site,
}) => {
  await logIn(page, site);
  await page.goto(`${site.url}/admin/dashboard?section=team`);
  await page.getByLabel("Full name").fill("Manoj Pillai");
  await page.getByLabel("Email").fill("manoj@example.com");
  await loseAnswer(page, "**/api/user/invitations", "POST");
  await page.getByRole("button", { name: "Send Invitation" }).click();
  await expect(page.getByRole("alert")).toContainText("The invitation could not be sent.");
  const accounts = page.getByRole("region", { name: "Accounts" });
  await expect(accounts.getByRole("listitem").filter({ hasText: "Manoj Pillai" })).toBeVisible();
});

test("a two-step login that is on, though the answer got lost, is told as on", async ({
  page,
  site,
}) => {
  const { token, password } = await aColleague(site, "Nisha Roy");
  await logIn(page, site);
  await page.evaluate((own) => localStorage.setItem("token", own), token);
  await page.goto(`${site.url}/admin/dashboard?section=account`);
  const part = page.getByRole("region", { name: "Two-step login" });
  await part.getByRole("button", { name: "Switch On" }).click();
  await part.getByLabel("Current password").fill(password);
  await page.keyboard.press("Enter");
  const key = (await part.locator(".two__secret").textContent()) ?? "";
  await part.getByLabel("Code").fill(appCode(key.replaceAll(" ", ""), new Date()));
  await loseAnswer(page, "**/two-step/confirm", "POST");
  await page.keyboard.press("Enter");
  await expect(part.getByRole("button", { name: "Make New Codes" })).toBeVisible();
  await expect(toasts(page)).toContainText("Two-step login is on.");
  await part.getByRole("button", { name: "Cancel" }).click();
  await expect(part).toContainText("10 recovery codes are left.");
});
