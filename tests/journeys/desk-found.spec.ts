import type { Page } from "@playwright/test";
import { answering, deskPath, openLead, rows, sendEnquiry } from "./desk.ts";
import { logIn } from "./office.ts";
import { expect, test } from "./site.ts";
import { rowOf } from "./staff.ts";
import { changeStored } from "./stored.ts";

// A site of its own: the desk shows everybody's leads. The list is kept from the browser at times.
test.use({ settings: { RETENTION_MONTHS: "31" }, allowedConsole: [/ERR_FAILED/] });

const quick = (page: Page, name: string) =>
  page.getByRole("navigation", { name: "Quick filters" }).getByRole("link", { name });

test("what is overdue at one press, and columns that stay away", async ({ page, site }) => {
  const [late, forgotten] = ["Reply Late", "Step Late"];
  const lateId = await sendEnquiry(site, {
    name: late,
    email: "late@example.com",
    number: "5125550151",
  });
  const stepId = await sendEnquiry(site, {
    name: forgotten,
    email: "step@example.com",
    number: "5125550152",
  });
  await sendEnquiry(site, { name: "In Time", email: "time@example.com", number: "5125550153" });
  const longAgo = "2026-01-05T15:00:00.000Z";
  changeStored(site, "update desk_lead set due_at = ? where id = ?", longAgo, lateId);
  const step = "update desk_lead set next_step = 'Call', next_step_on = ? where id = ?";
  changeStored(site, step, "2026-01-05", stepId);

  // Narrower lists leave some columns out.
  await page.setViewportSize({ width: 1800, height: 900 });
  await logIn(page, site);
  await page.goto(site.url + deskPath);
  await expect(rows(page)).toHaveCount(3);

  for (const [name, found, query] of [
    ["Reply overdue", late, /overdue=yes/],
    ["Next step overdue", forgotten, /late=yes/],
  ] as const) {
    await expect(quick(page, name)).toHaveText(`${name} 1`);
    await quick(page, name).click();
    await expect(page).toHaveURL(query);
    await expect(quick(page, name)).toHaveAttribute("aria-current", "true");
    await expect(rows(page)).toHaveCount(1);
    await expect(rowOf(page, found)).toContainText(/overdue/i);
    await quick(page, name).click();
    await expect(rows(page)).toHaveCount(3);
    await expect(page).not.toHaveURL(query);
  }

  const head = (name: string) => page.getByRole("columnheader", { name, exact: true });
  const columns = page.locator("summary").filter({ hasText: "Columns" });
  await expect(head("Owner")).toBeVisible();
  await expect(head("Source")).toBeHidden();
  await columns.click();
  await page.getByRole("checkbox", { name: "Owner" }).uncheck();
  await page.getByRole("checkbox", { name: "Source" }).check();
  for (const again of [false, true]) {
    if (again) await page.reload();
    await expect(head("Source")).toBeVisible();
    await expect(head("Owner")).toBeHidden();
  }
  await columns.click();
  await expect(page.getByRole("checkbox", { name: "Owner" })).not.toBeChecked();
});

test("a list that did not come is told as that, with no leads of another tab or order in its place", async ({
  page,
  site,
}) => {
  await sendEnquiry(site, { name: "Never Lost", email: "lost@example.com" });
  const lead = rowOf(page, "Never Lost");
  const alert = page.getByRole("alert");
  const notLoaded = page.getByText("This part of the list is not loaded");
  await logIn(page, site);
  await loseList(page);
  await page.goto(site.url + deskPath);
  await expect(alert).toContainText("The list could not be loaded.");
  await expect(page.getByText("Nobody is waiting")).toBeHidden();
  await alert.getByRole("button", { name: "Retry" }).click();
  await expect(lead).toBeVisible();
  await expect(alert).toBeHidden();

  const inTouch = page.getByRole("link", { name: /^In touch/ });
  await loseList(page);
  await inTouch.click();
  await expect(notLoaded).toBeVisible();
  await expect(inTouch).toHaveAttribute("aria-current", "page");
  await expect(page.getByRole("table")).toHaveCount(0);
  await expect(page.getByRole("navigation", { name: "Pages" })).toHaveCount(0);
  await alert.getByRole("button", { name: "Retry" }).click();
  await expect(page.getByText("No leads in this stage")).toBeVisible();
  await page.getByRole("link", { name: /^Open/ }).click();
  await expect(lead).toBeVisible();

  await loseList(page);
  await page.getByRole("columnheader", { name: "Reply" }).getByRole("button").press("Enter");
  await expect(notLoaded).toBeVisible();
  await expect(page.locator(".desk-list")).toBeFocused();
});

const loseList = (page: Page) =>
  page.route("**/api/desk/leads?*", (route) => route.abort(), { times: 1 });

test("a person's leads under several addresses stand together; a reply that failed is sent again", async ({
  page,
  site,
}) => {
  const name = "Maya Thomas";
  const [one, two] = [{ email: "maya@example.com" }, { email: "maya.t@example.com" }];
  await sendEnquiry(site, { name, ...one, number: "5125550161", category: "Student Visa" });
  await sendEnquiry(site, { name, ...two, number: "5125550162", category: "TN Visa" });
  await page.clock.install();
  // The first one's number, the second one's address.
  await openLead(page, site, { name, ...two, number: "5125550161", category: "E-3 Visa" });
  const lead = page.getByRole("region", { name });
  const leads = lead.locator("section").filter({ hasText: "Everything from this person (3)" });
  await expect(leads.getByRole("listitem")).toHaveText([/E-3 Visa/, /TN Visa/, /Student Visa/]);
  await expect(leads.getByRole("button", { name: "E-3 Visa" })).toHaveAttribute(
    "aria-current",
    "true",
  );
  await leads.getByRole("button", { name: "Student Visa" }).click();
  await expect(lead).toContainText(one.email);
  await expect(leads.getByRole("button", { name: "Student Visa" })).toHaveAttribute(
    "aria-current",
    "true",
  );

  await site.mail.stop();
  const panel = answering(page);
  await panel.getByRole("button", { name: "Reply by email" }).click();
  await panel.getByLabel("Subject").fill("Your papers");
  await panel.getByRole("textbox", { name: "Text", exact: true }).fill("Please send them.");
  await panel.getByRole("button", { name: "Send the reply" }).click();
  const answers = panel.getByRole("list", { name: "Answers" });
  /** The desk looks after a mail every 5 seconds. */
  const expectAnswer = (says: string) =>
    expect(async () => {
      await page.clock.fastForward(5000);
      await expect(answers).toContainText(says, { timeout: 500 });
    }).toPass();
  await expectAnswer("Not sent yet, tried 1 time; again in");
  // As after three days.
  changeStored(
    site,
    "update mail set state = 'failed', tries = 20 where subject = ?",
    "Your papers",
  );
  await expectAnswer("Given up after 20 tries");
  await site.mail.restart();
  await answers.getByRole("button", { name: "Try again now" }).click();
  await expect(page.getByText("It is tried again.")).toBeVisible();
  await expectAnswer("Sent");
  await expect(answers.getByRole("button", { name: "Try again now" })).toBeHidden();
  const mail = await site.mail.mail(({ subject }) => subject === "Your papers");
  expect(mail.envelope.to).toEqual([one.email]);
});
