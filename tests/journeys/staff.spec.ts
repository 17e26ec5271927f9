import { expectFits } from "./fits.ts";
import { logIn } from "./office.ts";
import { expect, test } from "./site.ts";
import { cellsOf, logoutIn, openSection, rowOf, sendLead } from "./staff.ts";

const forty = "Forty characters are shown of this text.";
const long = `${forty} The rest stands in the details.\nOn its own line.`;

const message = { name: "Tom Alvarez", email: "tom.alvarez@example.com", phone: "5125550131" };
const enquiry = {
  name: "Anjali Mathew",
  email: "table.anjali@example.com",
  number: "9847055512",
  category: "Visa for Nurses (RN)",
  location: "Thrissur, India",
  doubt: long,
};

test.beforeEach(async ({ page, site }) => {
  await logIn(page, site);
});

test("contact messages: columns, cut, dash, newest first; a click opens Contact Details with everything in full", async ({
  page,
  site,
}) => {
  await sendLead(site, "/api/contact", { ...message, email: "older@example.com", message: forty });
  await sendLead(site, "/api/contact", { ...message, phone: "", message: long });
  await page.goto(`${site.url}/admin/dashboard`);

  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Contact Form");
  await expect(page).toHaveTitle(/^Contact Form/);
  const heads = ["Sl.", "Name", "Phone number", "Email", "Message"];
  await expect(page.getByRole("columnheader")).toHaveText(heads);
  const newest = cellsOf(page.getByRole("row").nth(1));
  const name = /^Tom Alvarez \d+ \w+ \d{4}, \d\d:\d\d$/;
  await expect(newest).toHaveText(["1", name, "–", message.email, `${forty}…`]);
  const second = cellsOf(page.getByRole("row").nth(2));
  await expect(second).toHaveText(["2", name, message.phone, "older@example.com", forty]);

  const sent = { ...message, email: "clicked@example.com", message: long };
  await sendLead(site, "/api/contact", sent);
  await page.getByRole("button", { name: "Refresh" }).click();
  await rowOf(page, sent.email).click();
  const details = page.getByRole("region", { name: "Contact Details" });
  await expect(details).toContainText(message.name);
  await expect(details).toContainText(long);
  await expect(details).toContainText(/M-\w{4}-\w{4}/);
  await expect(details).toContainText(/Received \d+ \w+ \d{4}, \d\d:\d\d \S+/);
  // From which country a number is, the list does not know.
  await expect(details).toContainText(message.phone);
  await expect(details.locator('[href^="tel:"]')).toHaveCount(0);
  const email = details.getByRole("link", { name: sent.email });
  await expect(email).toHaveAttribute("href", `mailto:${sent.email}`);

  await details.getByRole("button", { name: "Close the details" }).click();
  await expect(details).toBeHidden();
  await expect(rowOf(page, sent.email)).toBeFocused();
});

test("enquiries by keyboard: the first Tab offers a way past the menu; Enter and Space open, Escape gives the focus back", async ({
  page,
  site,
}) => {
  await sendLead(site, "/api/enquiry", enquiry);
  await openSection(page, site, "enquiry");
  const heads = ["Sl.", "Name", "Phone number", "Email", "Category", "Location", "Doubt"];
  await expect(page.getByRole("columnheader")).toHaveText(heads);
  const row = rowOf(page, enquiry.email).first();
  await expect(cellsOf(row).last()).toHaveText(`${forty}…`);

  await page.keyboard.press("Tab");
  const skip = page.getByRole("link", { name: "Skip to the content" });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport({ ratio: 1 });
  for (const key of ["Enter", "Tab"]) await page.keyboard.press(key);
  await expect(page.getByRole("button", { name: "Refresh" })).toBeFocused();

  const details = page.getByRole("region", { name: "Enquiry Details" });
  for (const key of ["Enter", "Space"]) {
    await row.focus();
    await page.keyboard.press(key);
    for (const text of [enquiry.name, enquiry.category, enquiry.location, long]) {
      await expect(details).toContainText(text);
    }
    await expect(details.getByRole("button", { name: "Close the details" })).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(details).toBeHidden();
    await expect(row).toBeFocused();
  }
});

test("subscribers: arrow keys, j and k move between rows; a row opens a dialog with the email", async ({
  page,
  site,
}) => {
  await sendLead(site, "/api/subscription", { email: "first.of.two@example.com" });
  await sendLead(site, "/api/subscription", { email: "second.of.two@example.com" });
  await openSection(page, site, "subscriber");
  await expect(page.getByRole("columnheader")).toHaveText(["Sl.", "Email"]);
  const newer = rowOf(page, "second.of.two@example.com");
  const older = rowOf(page, "first.of.two@example.com");
  await newer.focus();
  for (const [key, row] of [
    ["ArrowDown", older],
    ["ArrowUp", newer],
    ["j", older],
    ["k", newer],
  ] as const) {
    await page.keyboard.press(key);
    await expect(row).toBeFocused();
  }

  await older.click();
  const dialog = page.getByRole("dialog", { name: "Subscriber" });
  await expect(dialog.getByRole("link", { name: "first.of.two@example.com" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(older).toBeFocused();
});

test("the address holds section and lead; back closes the lead", async ({ page, site }) => {
  await sendLead(site, "/api/enquiry", { ...enquiry, email: "addressed@example.com" });
  await page.goto(`${site.url}/admin/dashboard`);
  await page.getByRole("link", { name: "Enquiry Form" }).click();
  await expect(page).toHaveURL(/\?section=enquiry$/);
  await rowOf(page, "addressed@example.com").click();
  await expect(page).toHaveURL(/\?section=enquiry&lead=/);
  const details = page.getByRole("region", { name: "Enquiry Details" });
  await expect(details).toContainText("addressed@example.com");

  await page.reload();
  await expect(details).toContainText("addressed@example.com");
  await page.goBack();
  await expect(details).toBeHidden();
  await expect(page).toHaveURL(/\?section=enquiry$/);
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Contact Form");
});

test("an empty list of messages, of enquiries, of subscribers says so", async ({ page, site }) => {
  const json = { data: [], page: 1, size: 25, total: 0 };
  await page.route(/\/api\/(contact|enquiry|subscription)\?/, (route) => route.fulfill({ json }));
  await page.goto(`${site.url}/admin/dashboard`);
  for (const { section, says } of [
    { section: "Contact Form", says: "No contact submissions found" },
    { section: "Enquiry Form", says: "No enquiries found" },
    { section: "Subscriber Form", says: "No subscribers found" },
  ]) {
    await page.getByRole("link", { name: section }).click();
    await expect(page.getByText(says, { exact: true })).toBeVisible();
  }
});

test.describe("a list that is asked for again", () => {
  test.use({ allowedConsole: [/status of 503/] });

  test("shows what came meanwhile; where that fails it says so, keeps what was there, and Retry brings it back", async ({
    page,
    site,
  }) => {
    await sendLead(site, "/api/contact", { ...message, email: "before@example.com" });
    await openSection(page, site, "contact");
    await sendLead(site, "/api/contact", { ...message, email: "kept@example.com" });
    await expect(rowOf(page, "kept@example.com")).toHaveCount(0);
    await page.getByRole("button", { name: "Refresh" }).click();
    await expect(rowOf(page, "kept@example.com")).toBeVisible();

    const away = { status: 503, json: { error: "Please try again in a minute." } };
    await page.route("**/api/contact?*", (route) => route.fulfill(away));
    await page.getByRole("button", { name: "Refresh" }).click();
    await expect(page.getByRole("alert")).toContainText(away.json.error);
    await expect(rowOf(page, "kept@example.com")).toBeVisible();

    await page.reload();
    await expect(page.getByRole("alert")).toContainText(away.json.error);
    await expect(page.getByText("No contact submissions found")).toBeHidden();
    await page.unroute("**/api/contact?*");
    await page.getByRole("button", { name: "Retry" }).click();
    await expect(rowOf(page, "kept@example.com")).toBeVisible();
    await expect(page.getByRole("alert")).toHaveCount(0);
    await expect(page.getByRole("main")).toBeFocused();
  });
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test("the menu is a drawer that a choice, Escape and a press beside it close; the details are a sheet over the list", async ({
    page,
    site,
  }) => {
    await sendLead(site, "/api/enquiry", { ...enquiry, email: "phone@example.com" });
    await page.goto(`${site.url}/admin/dashboard`);
    const burger = page.getByRole("button", { name: "Open the admin menu" });
    const drawer = page.getByRole("dialog", { name: "Admin menu" });

    await burger.click();
    await drawer.getByRole("link", { name: "Enquiry Form" }).click();
    await expect(drawer).toBeHidden();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Enquiry Form");

    await burger.click();
    await expect(drawer).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(drawer).toBeHidden();
    await expect(burger).toBeFocused();

    await burger.click();
    await page.mouse.click(370, 500);
    await expect(drawer).toBeHidden();

    const row = page.getByRole("row").filter({ hasText: enquiry.name }).first();
    await row.click();
    const sheet = page.getByRole("dialog", { name: "Enquiry Details" });
    await expect(sheet).toContainText("phone@example.com");
    await page.keyboard.press("Escape");
    await expect(sheet).toBeHidden();
    await expect(row).toBeFocused();
  });
});

test("no sideways scrolling, and nothing that axe objects to, 390 to 1440 px wide", async ({
  page,
  site,
}) => {
  const widths = [390, 768, 1440];
  await page.emulateMedia({ reducedMotion: "reduce" });
  await sendLead(site, "/api/enquiry", { ...enquiry, email: `${"long".repeat(30)}@example.com` });
  await openSection(page, site, "enquiry");
  // A sheet on a phone, a part of the page on a desk: opened at each width.
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    await page.getByRole("row").filter({ hasText: enquiry.name }).first().click();
    await page.getByRole("heading", { name: "Enquiry Details" }).waitFor();
    await expectFits(page, [width], "details");
    await page.keyboard.press("Escape");
    await expect(page.getByRole("heading", { name: "Enquiry Details" })).toBeHidden();
  }
  await logoutIn(page.getByRole("banner")).click();
  await page.getByRole("alertdialog").waitFor();
  await expectFits(page, widths, "question");
});
