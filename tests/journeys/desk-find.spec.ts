import type { Page } from "@playwright/test";
import { deskPath, holdDesk, openDesk, rows } from "./desk.ts";
import { arrived, holdCalls } from "./held-calls.ts";
import { expect, test } from "./site.ts";
import { sendLead } from "./staff.ts";

test.beforeEach(({ site }) =>
  sendLead(site, "/api/contact", { name: "Kiran Das", email: "kiran@example.com" }),
);

test("a search that is taken back while its list is on its way is taken back, and a filter shows what was chosen", async ({
  page,
  site,
}) => {
  await openDesk(page, site);
  const search = page.getByRole("searchbox", { name: "Search" });
  const letGo = await holdDesk(page);
  const asked = page.waitForRequest(/\/api\/desk\/leads\?.*q=nobody/);
  await search.fill("nobody");
  const first = (await asked).response();
  const askedAgain = page.waitForRequest(/\/api\/desk\/leads\?(?!.*q=)/);
  await search.fill("");
  const second = (await askedAgain).response();
  letGo();
  for (const answer of [first, second]) await arrived(page, answer);
  await expect(rows(page).filter({ hasText: "Kiran Das" })).toBeVisible();
  await expect(page).not.toHaveURL(/q=/);

  await page.locator("summary").filter({ hasText: "Filters" }).click();
  const letGoAgain = await holdDesk(page);
  const kind = page.getByRole("combobox", { name: "Kind" });
  await kind.selectOption("Message");
  await page.getByRole("combobox", { name: "Office" }).selectOption("Kochi");
  await expect(kind).toHaveValue("message");
  await kind.selectOption("All kinds");
  letGoAgain();
  await expect(page).toHaveURL(/section=desk&office=kochi$/);

  // What has the focus next would lie under it.
  await search.focus();
  await expect(kind).toBeHidden();
});

test("numbers that know nothing of a search or a filter are not shown beside it, and no tab moves", async ({
  page,
  site,
}) => {
  await openDesk(page, site);
  const all = page.getByRole("navigation", { name: "Stages" }).getByRole("link", { name: /^All/ });
  const quick = page.getByRole("navigation", { name: "Quick filters" }).getByRole("link");
  await expect(all).toHaveAccessibleName(/^All \d+$/);
  await expect(quick.first()).toHaveAccessibleName(/^Mine \d+$/);
  const places = await Promise.all([all.boundingBox(), quick.last().boundingBox()]);

  await page.getByRole("searchbox", { name: "Search" }).fill("kiran");
  await expect(page).toHaveURL(/q=kiran/);
  await expect(all).toHaveAccessibleName("All");
  await expect(quick.first()).toHaveAccessibleName("Mine");
  expect(await Promise.all([all.boundingBox(), quick.last().boundingBox()])).toEqual(places);

  await page.goto(`${site.url}${deskPath}&kind=message`);
  await expect(all).toHaveAccessibleName("All");
  await page.goto(`${site.url}${deskPath}&stage=new`);
  await expect(all).toHaveAccessibleName(/^All \d+$/);
});

test("a search begins when its field is left, so that none waits while somebody goes on", async ({
  page,
  site,
}) => {
  await openDesk(page, site);
  // Time stands: no search begins by itself.
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.getByRole("searchbox", { name: "Search" }).fill("nobody");
  const asked = page.waitForRequest(/\/api\/desk\/leads\?.*q=nobody/);
  await page.keyboard.press("Tab");
  await asked;
  await expect(page).toHaveURL(/q=nobody/);
});

test("a search that begins when somebody has gone on does not fetch them back", async ({
  page,
  site,
}) => {
  await openDesk(page, site);
  await page.clock.install();
  const letGo = await holdCalls(page, "**/api/blogs");
  await page.getByRole("searchbox", { name: "Search" }).fill("nobody");
  const goesOn = page.waitForRequest("**/api/blogs");
  await page.getByRole("link", { name: /^Blog/ }).click();
  await goesOn;
  await page.clock.runFor(1000);
  letGo();
  await expect(page.getByRole("button", { name: "Add Blog" })).toBeVisible();
  await expect(page).toHaveURL(/section=blog$/);
});

const rowsWithout = (page: Page, name: string) => rows(page).filter({ hasNotText: name });
const open = (page: Page, name: string) => rows(page).filter({ hasText: name }).first().click();
const close = (page: Page) => page.getByRole("button", { name: "Close the details" }).click();

/** List, address and field are of the same search. */
async function expectFound(page: Page): Promise<void> {
  await expect(rowsWithout(page, "Kiran Das")).toHaveCount(0);
  await expect(page).toHaveURL(/section=desk&q=kiran$/);
  await expect(page.getByRole("searchbox", { name: "Search" })).toHaveValue("kiran");
}

test("a search that is on its way goes on when a lead is opened, when another one is, and when it is closed", async ({
  page,
  site,
}) => {
  await sendLead(site, "/api/contact", { name: "Not Asked", email: "not@example.com" });
  for (const isOpen of [false, true]) {
    await test.step(`${isOpen ? "another" : "a"} lead is opened`, async () => {
      await openDesk(page, site);
      if (isOpen) await open(page, "Not Asked");
      const letGo = await holdDesk(page);
      await page.getByRole("searchbox", { name: "Search" }).fill("kiran");
      await open(page, "Kiran Das");
      letGo();
      await expect(page).toHaveURL(/section=desk&q=kiran&lead=/);
      await expect(page.getByRole("heading", { name: "Kiran Das" })).toBeVisible();
      await expect(rowsWithout(page, "Kiran Das")).toHaveCount(0);

      await close(page);
      await expectFound(page);
    });
  }

  await openDesk(page, site);
  await open(page, "Not Asked");
  await expect(page.getByRole("heading", { name: "Not Asked" })).toBeVisible();
  const letGo = await holdDesk(page);
  await page.getByRole("searchbox", { name: "Search" }).fill("kiran");
  await close(page);
  letGo();
  await expectFound(page);
});

test("a long name of a shared view leaves the word for it whole on a phone", async ({
  page,
  site,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openDesk(page, site);
  await page.locator("summary").filter({ hasText: "Views" }).click();
  await page.getByLabel("Save this view as").fill("Nurses who wait for an attorney ".repeat(2));
  await page.getByLabel("For all staff").check();
  await page.getByRole("button", { name: "Save the view" }).click();
  const shared = page.locator(".desk-views").getByText("shared");
  expect((await shared.boundingBox())?.height).toBeLessThan(30);
});
