import type { Page } from "@playwright/test";
import { hydrated } from "./hydrated.ts";
import { logIn } from "./office.ts";
import { addPost } from "./posts.ts";
import { expect, test } from "./site.ts";
import { objections, sendLead } from "./staff.ts";

const dark = "rgb(11, 31, 33)";
const light = "rgb(241, 245, 243)";
const ground = (page: Page) => page.evaluate(() => getComputedStyle(document.body).backgroundColor);

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ colorScheme: "dark", reducedMotion: "reduce" });
});

test("the staff's pages follow the system until somebody chooses; the public ones are light", async ({
  page,
  site,
}) => {
  await logIn(page, site);
  await page.goto(`${site.url}/admin/dashboard?section=account`);
  await expect.poll(() => ground(page)).toBe(dark);
  const theme = page.getByRole("group", { name: "Theme" });
  await expect(theme.getByRole("radio", { name: "System" })).toBeChecked();
  await page.emulateMedia({ colorScheme: "light" });
  await expect.poll(() => ground(page)).toBe(light);

  await theme.getByRole("radio", { name: "System" }).focus();
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowRight");
  await expect(theme.getByRole("radio", { name: "Dark" })).toBeChecked();
  await expect.poll(() => ground(page)).toBe(dark);
  await page.reload();
  await expect(theme.getByRole("radio", { name: "Dark" })).toBeChecked();

  await page.getByRole("link", { name: /home$/ }).click();
  await expect(page).toHaveURL(`${site.url}/`);
  await expect.poll(() => ground(page)).toBe("rgb(248, 251, 249)");
  await page.goBack();
  await theme.getByText("System").click();
  await expect.poll(() => ground(page)).toBe(light);
});

test("what is chosen in another tab is chosen here, too", async ({ page, context, site }) => {
  await logIn(page, site);
  await page.goto(`${site.url}/admin/dashboard?section=account`);
  const dark = page.getByRole("radio", { name: "Dark" });
  await expect(dark).not.toBeChecked();
  const other = await context.newPage();
  await other.goto(`${site.url}/admin/dashboard?section=account`);
  await other.getByText("Dark", { exact: true }).click();
  await expect(dark).toBeChecked();
});

test.describe("without the page's modules", () => {
  test.use({ allowedConsole: [/ERR_FAILED/] });

  test("the choice stands all the same: it comes with the page", async ({ page, site }) => {
    await logIn(page, site);
    await page.evaluate(() => localStorage.setItem("staff-theme", "light"));
    await page.route("**/assets/*.js", (route) => route.abort());
    await page.goto(`${site.url}/admin/dashboard`);
    await expect.poll(() => ground(page)).toBe(light);
  });
});

test("in the dark axe objects to nothing", async ({ page, site }) => {
  test.slow();
  const person = { name: "Asha", email: "asha@example.com", phone: "9847055512", message: "Hello" };
  await sendLead(site, "/api/contact", person);
  const post = await addPost(site);
  for (const step of ["login", "forgot"]) {
    await page.goto(`${site.url}/admin/login?step=${step}`);
    await hydrated(page);
    await expect.poll(() => ground(page)).toBe(dark);
    expect(await objections(page), step).toEqual([]);
  }
  await logIn(page, site);
  for (const shown of [
    "contact&q=nothing",
    "contact&sort=name",
    `blog&post=${post.id}`,
    `blog&edit=${post.id}`,
    "contact",
  ]) {
    await page.goto(`${site.url}/admin/dashboard?section=${shown}`);
    await expectNothing(page, shown);
  }
  await page.getByRole("row").filter({ hasText: person.email }).click();
  await page.getByRole("region", { name: "Contact Details" }).waitFor();
  expect(await objections(page), "details").toEqual([]);
  await page.getByRole("button", { name: "Logout" }).first().click();
  expect(await objections(page), "a question").toEqual([]);
  await page.getByRole("button", { name: "Cancel" }).click();
  for (const name of ["Subscriber Form", "System", "Personal data", "Blog", "Account"]) {
    await page.getByRole("link", { name }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(name);
    await expectNothing(page, name);
  }
  await page.getByRole("button", { name: "Change Password" }).click();
  await page.getByText("All fields are required.").first().waitFor();
  expect(await objections(page), "a refusal").toEqual([]);
});

async function expectNothing(page: Page, shown: string): Promise<void> {
  await page.getByRole("heading", { level: 1 }).waitFor();
  await expect(page.locator("[aria-busy]")).toHaveCount(0);
  expect(await objections(page), shown).toEqual([]);
}
