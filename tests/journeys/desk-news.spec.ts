import type { Page } from "@playwright/test";
import type { OpenedLead } from "#contract/answers/desk.ts";
import { deskPath, openDesk, openLead, rows } from "./desk.ts";
import { asStaff, logIn } from "./office.ts";
import { expect, type Site, test } from "./site.ts";
import { rowOf, sendLead } from "./staff.ts";
import { expectUncovered } from "./uncovered.ts";

// A site of its own: the desk shows everybody's leads.
// The browser's word about the conflict that a journey provokes.
test.use({ settings: { RETENTION_MONTHS: "26" }, allowedConsole: [/status of 409/] });

test("a lead that comes is told and does not push the list", async ({ page, site }) => {
  await sendLead(site, "/api/contact", { name: "Rohit Nair", email: "r@example.com" });
  await openDesk(page, site);
  await expect(page.getByText("Live", { exact: true })).toBeVisible();

  const before = await rows(page).first().boundingBox();
  await sendLead(site, "/api/contact", { name: "Tom Alvarez", email: "t@example.com" });
  await expect(page.getByText("1 new lead", { exact: true })).toBeVisible();
  expect(await rows(page).first().boundingBox()).toEqual(before);
  await expect(page).toHaveTitle(/^\(1\) Desk/);
  await expect(rows(page)).toHaveCount(1);

  await page.getByRole("button", { name: "Show" }).click();
  await expect(rowOf(page, "Tom Alvarez")).toBeVisible();
  await expect(page).toHaveTitle(/^Desk/);
});

test("somebody else's change is not lost, also right before and after one's own", async ({
  page,
  site,
}) => {
  const name = "Meera Pillai";
  const id = await openLead(page, site, { name, email: "meera@example.com" });
  const lead = page.getByRole("region", { name });
  await expect(lead).toContainText("History");
  await expect(page.getByText("Live", { exact: true })).toBeVisible();

  // Before the news of it arrive, the person presses on what they still see.
  await changeBefore(page, site, id, { next_step: "Mine first" });
  await lead.getByLabel("Office").selectOption("Austin");
  await lead.getByRole("button", { name: "Change the office" }).click();
  await expect(page.getByText("Somebody else has changed this lead meanwhile.")).toBeVisible();
  await expect(lead.getByLabel("Next step")).toHaveValue("Mine first");

  await changeBeside(site, id, { next_step: "Mine again" });
  await expect(lead.getByLabel("Next step")).toHaveValue("Mine again");
  await expect(page.getByText("1 changed", { exact: true })).toBeVisible();
  await page.getByRole("button", { name: "Show" }).click();
  await expect(page.getByText("1 changed", { exact: true })).toHaveCount(0);
  await expect(rowOf(page, name)).toContainText("Mine again");
});

test("of all leads that are chosen those of the next page show it, too, and none is changed that came meanwhile and nobody has seen", async ({
  page,
  site,
}) => {
  const crowd = (name: string) =>
    sendLead(site, "/api/contact", { name: `Crowd ${name}`, email: `crowd-${name}@example.com` });
  for (let number = 0; number < 27; number += 1) await crowd(String(number));
  const chosen = page.getByRole("region", { name: "Chosen leads" });
  const chooseAll = async () => {
    await page.goto(`${site.url}${deskPath}&q=crowd`);
    await page.getByLabel("Choose all on this page").check();
    await page.getByRole("button", { name: "Choose all 27" }).click();
  };
  await logIn(page, site);
  await chooseAll();
  // The first as 400 % zoom shows it.
  for (const [width, height] of [
    [320, 256],
    [390, 664],
    [1280, 720],
  ] as const) {
    await page.setViewportSize({ width, height });
    for (const at of [24, 3]) await expectUncovered(rows(page).nth(at));
  }
  await page.getByRole("button", { name: "Next", exact: true }).click();
  await expect(rows(page)).toHaveCount(2);
  await expect(page.getByLabel("Choose all on this page")).toBeChecked();
  await expect(chosen).toContainText("27 leads chosen");
  await page.getByLabel("Choose Crowd 0").uncheck();
  await expect(chosen).toContainText("26 leads chosen");

  await chooseAll();
  await crowd("Unseen");
  await expect(chosen).toContainText("27 leads chosen");
  await expect(rowOf(page, "Crowd Unseen")).toHaveCount(0);
  await chosen.getByRole("button", { name: "Trash", exact: true }).click();
  const notice = page.locator(".desk-notice");
  await expect(notice).toContainText("The list has changed meanwhile.");
  await expect(rowOf(page, "Crowd Unseen")).toBeVisible();
  await expect(chosen).toContainText("28 leads chosen");

  await chosen.getByRole("button", { name: "Trash", exact: true }).click();
  await expect(notice).toContainText("28 leads moved to the trash.");
});

/** The next change that the page sends finds another one made before it. */
async function changeBefore(page: Page, site: Site, id: string, change: object): Promise<void> {
  await page.route(
    `**/api/desk/leads/${id}`,
    async (route) => {
      await changeBeside(site, id, change);
      await route.continue();
    },
    { times: 1 },
  );
}

async function changeBeside(site: Site, id: string, change: object): Promise<void> {
  const { lead } = await asStaff<OpenedLead>(site, "GET", `/desk/leads/${id}`);
  await asStaff(site, "PATCH", `/desk/leads/${id}`, { version: lead.version, ...change });
}
