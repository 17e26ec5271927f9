import type { Page } from "@playwright/test";
import { expectFits } from "./fits.ts";
import { enquiriesFrom, logIn } from "./office.ts";
import { expect, type Site, test } from "./site.ts";
import { cellsOf, openSection, rowOf, sendLead } from "./staff.ts";

// A site of its own: these journeys count what is in its lists.
test.use({
  settings: { MAIL_FROM: "Lists <lists@example.com>" },
  allowedConsole: [/ERR_FAILED/],
});

const count = 27;
const search = (page: Page) => page.getByRole("searchbox", { name: "Search" });
const order = (page: Page) => page.getByLabel("Order");
const step = (page: Page, name: "Prev" | "Next") => page.getByRole("button", { name });
const place = (page: Page) => page.getByRole("status").filter({ hasText: " of " });
const names = (page: Page) => page.getByRole("row").locator("td.name");

/** Each as wide as its column lets it be. */
const longWords = {
  email: "visitor5.of.a.longer.address@example.com",
  category: "H-4, E-3D, TD Dependent visa and EAD",
  location: "Thiruvananthapuram",
  doubt: "Whether my husband may work while his extension is pending.",
};

let isFilled = false;
async function fillLists(site: Site) {
  if (isFilled) return;
  isFilled = true;
  for (let number = 1; number <= count; number += 1) {
    await sendLead(site, "/api/enquiry", {
      name: `Visitor ${String(number).padStart(2, "0")}`,
      email: `visitor${number}@example.com`,
      number: "9847055512",
      category: "TN Visa",
      ...(number === 5 && longWords),
    });
  }
}

test.beforeEach(async ({ page, site }) => {
  await fillLists(site);
  await logIn(page, site);
});

test("Prev and Next lead through the pages of 25, 50 or 100 rows, one that did not come is told as that; the address keeps the page, and with nonsense in it shows the usual list", async ({
  page,
  site,
}) => {
  await openSection(page, site, "enquiry");
  await expect(place(page)).toHaveText("1 to 25 of 27");
  await expect(names(page)).toHaveCount(25);
  await expect(step(page, "Prev")).toBeDisabled();
  await page.route("**/api/enquiry?*", (route) => route.abort(), { times: 1 });
  await step(page, "Next").click();
  await expect(page.getByText("This part of the list is not loaded")).toBeVisible();
  await expect(names(page)).toHaveCount(0);
  await page.getByRole("alert").getByRole("button", { name: "Retry" }).click();
  await expect(page).toHaveURL(/\?section=enquiry&page=2$/);
  await expect(place(page)).toHaveText("26 to 27 of 27");
  await expect(cellsOf(page.getByRole("row").nth(1)).first()).toHaveText("26");
  await expect(step(page, "Next")).toBeDisabled();
  await page.reload();
  await expect(names(page)).toContainText(["Visitor 02", "Visitor 01"]);
  await step(page, "Prev").click();
  await expect(place(page)).toHaveText("1 to 25 of 27");
  await expect(step(page, "Prev")).toBeFocused();
  await page.goBack();
  await expect(place(page)).toHaveText("26 to 27 of 27");

  const rows = page.getByLabel("Rows");
  await expect(rows.getByRole("option")).toHaveText(["25", "50", "100"]);
  await rows.selectOption("50");
  await expect(page).toHaveURL(/\?section=enquiry&size=50$/);
  await expect(place(page)).toHaveText("1 to 27 of 27");
  await expect(names(page)).toHaveCount(27);

  await page.goto(`${site.url}/admin/dashboard?section=enquiry&page=x&size=7&sort=no`);
  await expect(place(page)).toHaveText("1 to 25 of 27");
});

test("the order is chosen and kept; heads of columns sort, by keyboard too; pressed again they give the usual order back", async ({
  page,
  site,
}) => {
  await openSection(page, site, "enquiry");
  await order(page).selectOption("Oldest first");
  await expect(page).toHaveURL(/\?section=enquiry&sort=oldest$/);
  await expect(names(page).first()).toContainText("Visitor 01");
  await page.reload();
  await expect(order(page)).toHaveValue("oldest");
  await order(page).selectOption("Category, A to Z");
  await expect(names(page).first()).toContainText("Visitor 05");
  await order(page).selectOption("Newest first");
  await expect(page).toHaveURL(/\?section=enquiry$/);
  await expect(names(page).first()).toContainText("Visitor 27");

  const head = (name: string) => page.getByRole("columnheader", { name, exact: true });
  await expect(page.getByRole("columnheader").getByRole("button")).toHaveText(["Name", "Category"]);
  await expect(head("Category")).toHaveAttribute("aria-sort", "none");
  await head("Category").getByRole("button").focus();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\?section=enquiry&sort=category$/);
  await expect(names(page).first()).toContainText("Visitor 05");
  await expect(head("Category")).toHaveAttribute("aria-sort", "ascending");
  await expect(head("Category").getByRole("button")).toBeFocused();
  await expect(order(page)).toHaveValue("category");

  await head("Name").getByRole("button").click();
  await expect(names(page).first()).toContainText("Visitor 01");
  await expect(head("Category")).toHaveAttribute("aria-sort", "none");
  await page.reload();
  await expect(head("Name")).toHaveAttribute("aria-sort", "ascending");
  await head("Name").getByRole("button").click();
  await expect(page).toHaveURL(/\?section=enquiry$/);
  await expect(names(page).first()).toContainText("Visitor 27");

  await page.setViewportSize({ width: 390, height: 844 });
  await expect(page.getByRole("columnheader").getByRole("button")).toHaveCount(0);
});

test("a search begins while typing, keeps the focus, and says when it finds nothing", async ({
  page,
  site,
}) => {
  await page.goto(`${site.url}/admin/dashboard?section=enquiry&page=2`);
  await search(page).click();
  await page.keyboard.type("VISITOR");
  await expect(page).toHaveURL(/\?section=enquiry&q=VISITOR$/);
  await expect(place(page)).toHaveText("1 to 25 of 27");
  await page.keyboard.type(" visitor13@");
  await expect(place(page)).toHaveText("1 to 1 of 1");
  await expect(search(page)).toBeFocused();
  await expect(rowOf(page, "visitor13@example.com")).toBeVisible();

  await search(page).fill("nobody of that name");
  await page.keyboard.press("Enter");
  await expect(page.getByText("Nothing found", { exact: true })).toBeVisible();
  await expect(page.getByText("Nothing holds “nobody of that name”.")).toBeVisible();
  await expect(page.getByText("No enquiries found")).toHaveCount(0);
  await page.reload();
  await expect(search(page)).toHaveValue("nobody of that name");
  await page.getByRole("button", { name: "Show all" }).click();
  await expect(place(page)).toHaveText("1 to 25 of 27");
  await expect(search(page)).toHaveValue("");
});

test("a lead is opened and closed without leaving its page and search; a mail's link opens its own, on whatever page it stands by now", async ({
  page,
  site,
}) => {
  await page.goto(`${site.url}/admin/dashboard?section=enquiry&sort=oldest&page=2`);
  await rowOf(page, "Visitor 26").click();
  await expect(page).toHaveURL(/section=enquiry&sort=oldest&page=2&lead=/);
  const details = page.getByRole("region", { name: "Enquiry Details" });
  await expect(details).toContainText("visitor26@example.com");
  await page.keyboard.press("Escape");
  await expect(details).toBeHidden();
  await expect(page).toHaveURL(/section=enquiry&sort=oldest&page=2$/);
  await expect(rowOf(page, "Visitor 26")).toBeFocused();

  await page.goForward();
  await expect(details).toContainText("visitor26@example.com");
  await details.getByRole("button", { name: "Close" }).click();
  await expect(details).toBeHidden();

  const [oldest] = await enquiriesFrom(site, "visitor1@example.com");
  await page.goto(`${site.url}/admin/dashboard?section=enquiry&lead=${oldest?.id}`);
  await expect(details).toContainText("visitor1@example.com");
  await expect(rowOf(page, "visitor1@example.com")).toHaveCount(0);
  await expect(page.getByText("is not in the list")).toHaveCount(0);
});

test("no state of a list scrolls sideways or gives axe anything, 320 to 1440 px wide", async ({
  page,
  site,
}) => {
  const widths = [320, 390, 768, 1440];
  await page.emulateMedia({ reducedMotion: "reduce" });
  await openSection(page, site, "enquiry");
  await expectFits(page, widths, "first page");
  for (const width of [961, 1025, 1366]) {
    await page.setViewportSize({ width, height: 900 });
    const rest = () =>
      page.locator(".sheet").evaluate((sheet) => sheet.scrollWidth - sheet.clientWidth);
    await expect.poll(rest, `the list in its sheet at ${width} px`).toBe(0);
  }
  await step(page, "Next").click();
  await expect(place(page)).toHaveText("26 to 27 of 27");
  await expectFits(page, widths, "last page");
  await search(page).fill("nobody");
  await expect(page.getByText("Nothing found", { exact: true })).toBeVisible();
  await expectFits(page, widths, "nothing found");
  await page.getByRole("link", { name: "Contact Form" }).click();
  await expect(page.getByText("No contact submissions found")).toBeVisible();
  await expectFits(page, widths, "no messages");
  await page.getByRole("link", { name: "Subscriber Form" }).click();
  await expect(page.getByText("No subscribers found")).toBeVisible();
  await expectFits(page, widths, "no subscribers");
});
