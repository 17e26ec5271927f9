import type { Page } from "@playwright/test";
import { hydrated } from "./hydrated.ts";
import { logIn } from "./office.ts";
import { expect, type Site, test } from "./site.ts";
import { objections, sendLead, sideways } from "./staff.ts";

// What other files send would be counted here.
test.use({ settings: { MAIL_FROM: "Today <today@example.com>" } });

const part = (page: Page, name: string) => page.getByRole("region", { name });

async function openToday(page: Page, site: Site) {
  await logIn(page, site);
  await page.goto(`${site.url}/admin/dashboard?section=today`);
  await hydrated(page);
  await expect(part(page, "Waiting for a first answer")).toBeVisible();
}

/** Two posts of one name are read most; over 90 days the home page is read as often. */
async function readPosts(page: Page) {
  const posts = ["/blog/visa-news-xhsjnj", "/blog/visa-news-zbcdfg"];
  await page.route("**/api/desk-figures?days=*", async (route) => {
    const response = await route.fetch();
    const { data } = await response.json();
    const paths = route.request().url().endsWith("90") ? ["/", ...posts] : posts;
    const pages = paths.map((path) => ({ path, views: 3 }));
    await route.fulfill({ response, json: { data: { ...data, pages } } });
  });
}

test("pages that the browser makes itself and forms that come into use are counted", async ({
  page,
  site,
  browser,
}) => {
  const visitor = await browser.newPage();
  await visitor.goto(`${site.url}/refund-policy`);
  await hydrated(visitor);
  await visitor.locator("#foot:not([data-waiting])").waitFor();
  // What a beacon holds is not shown to tests: what came of it is looked up below. It ends with the visitor's browser, so that its answer is waited for.
  const told = () => visitor.waitForResponse("**/api/visits");
  const isPageTold = told();
  await visitor.getByRole("contentinfo").getByRole("link", { name: "Disclaimer" }).click();
  await isPageTold;
  const isFormTold = told();
  await visitor.locator("#foot").getByLabel("Email").focus();
  await isFormTold;
  await visitor.close();

  await openToday(page, site);
  await page.getByRole("button", { name: "Show as tables" }).click();
  const pages = part(page, "Most read pages");
  // The form's word may be written later than the pages'.
  await expect(async () => {
    await page.getByRole("button", { name: "Refresh" }).click();
    const rows = await pages.getByRole("row").allTextContents();
    expect(rows).toEqual(expect.arrayContaining(["Disclaimer1", "Refund policy1"]));
    const days = await part(page, "Visits per day").textContent();
    expect(days).toContain("1 form opened, 0 sent: 0 %");
  }).toPass({ timeout: 30_000 });
});

test("who asks not to be tracked tells nothing", async ({ browser, site }) => {
  const visitor = await browser.newPage();
  await visitor.addInitScript(() =>
    Object.defineProperty(navigator, "globalPrivacyControl", { value: true }),
  );
  const told: string[] = [];
  visitor.on("request", (request) => told.push(new URL(request.url()).pathname));
  await visitor.goto(`${site.url}/refund-policy`);
  await hydrated(visitor);
  await visitor.locator("#foot:not([data-waiting])").waitFor();
  await visitor.getByRole("contentinfo").getByRole("link", { name: "Disclaimer" }).click();
  await expect(visitor.getByRole("heading", { level: 1 })).toHaveText("Disclaimer");
  await visitor.locator("#foot").getByLabel("Email").focus();
  // Comes with the form that is in use, after what would have been told.
  await expect.poll(() => told.some((path) => path.includes("lead-sender"))).toBe(true);

  expect(told).not.toContain("/api/visits");
  await visitor.close();
});

test("what waits stands first; charts are read by keys, as tables, and on a phone", async ({
  page,
  site,
}) => {
  await sendLead(site, "/api/enquiry", {
    name: "Anjali Mathew",
    email: "anjali@example.com",
    number: "5125550142",
    category: "H-1B Visa services for Employees",
  });
  await page.setViewportSize({ width: 320, height: 800 });
  await readPosts(page);
  await openToday(page, site);

  const waiting = part(page, "Waiting for a first answer");
  await expect(waiting.getByRole("link", { name: /^Anjali Mathew/ })).toContainText(/ left/);
  await expect(waiting).toContainText("None is overdue.");

  const leads = page.getByRole("slider", { name: "Leads, day by day" });
  await leads.focus();
  await expect(leads).toHaveAttribute(
    "aria-valuetext",
    /, so far: 1 enquiry, 0 messages and call-backs$/,
  );
  await page.keyboard.press("ArrowLeft");
  await expect(leads).toHaveAttribute(
    "aria-valuetext",
    /: 0 enquiries, 0 messages and call-backs$/,
  );
  await page.keyboard.press("Home");
  await expect(leads).toHaveAttribute("aria-valuenow", "0");
  expect(await objections(page)).toEqual([]);
  await expect.poll(() => sideways(page)).toBeLessThanOrEqual(0);

  await page.getByRole("button", { name: "Show as tables" }).click();
  await expect(page.getByRole("button", { name: "Show as charts", pressed: false })).toBeVisible();
  await expect(leads).toBeHidden();
  const categories = part(page, "What enquiries are about").getByRole("row");
  await expect(categories).toHaveText([/Category/, /H-1B Visa services for Employees1/]);
  await page.getByRole("link", { name: "90 days" }).click();
  await expect(part(page, "Leads per day").getByRole("row")).toHaveCount(91);
  const pages = part(page, "Most read pages").getByRole("row");
  await expect(pages).toHaveText([/Page/, /Home3/, /Visa news3/, /Visa news3/]);
  expect(await objections(page)).toEqual([]);
  await expect.poll(() => sideways(page)).toBeLessThanOrEqual(0);
});
