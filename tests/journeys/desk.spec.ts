import { readFile } from "node:fs/promises";
import { deskPath, openDesk, rows } from "./desk.ts";
import { expect, type Site, test } from "./site.ts";
import { objections, rowOf, sendLead, sideways } from "./staff.ts";

// A site of its own: the desk shows everybody's leads.
test.use({ settings: { RETENTION_MONTHS: "24" } });

const enquiry = {
  name: "Anjali Mathew",
  email: "anjali@example.com",
  number: "9847055512",
  category: "Visa for Nurses (RN)",
  location: "Thrissur, India",
  doubt: "I passed the NCLEX-RN in May. Which papers should I collect first?",
};

async function sendThree(site: Site): Promise<void> {
  for (const [index, which] of ["One", "Two", "Three"].entries()) {
    const person = { name: `Keyboard ${which}`, email: `${which}@example.com` };
    await sendLead(site, "/api/enquiry", { ...enquiry, ...person, number: `984705560${index}` });
  }
}

test("the desk by keyboard: to a lead, its stage, many at once, undo, search, help", async ({
  page,
  site,
}) => {
  await sendThree(site);
  await openDesk(page, site);
  const press = (key: string) => page.keyboard.press(key);

  await press("/");
  await expect(page.getByRole("searchbox")).toBeFocused();
  await page.keyboard.type("keyboard");
  await press("Enter");
  await expect(page).toHaveURL(/q=keyboard/);
  await expect(rows(page)).toHaveCount(3);
  // Keys are letters while somebody types.
  await page.keyboard.type("x");
  await expect(page.getByRole("searchbox")).toHaveValue("keyboardx");
  // It searches by itself, sooner or later: a key behind it would meet a list that goes.
  await expect(rows(page)).toHaveCount(0);
  await press("Backspace");
  await expect(rows(page)).toHaveCount(3);
  await press("Tab");

  await press("j");
  await expect(rows(page).nth(0)).toBeFocused();
  await press("j");
  await expect(rows(page).nth(1)).toBeFocused();
  await press("Enter");
  const lead = page.getByRole("region", { name: "Keyboard Two" });
  await expect(lead).toContainText(enquiry.doubt);
  await expect(lead).toContainText("Nothing has been done with it yet.");
  await press("e");
  await expect(page.getByRole("dialog", { name: "Change stage" })).toContainText("Keyboard Two");
  await press("2");
  await expect(lead.getByRole("button", { name: /^Stage/ })).toContainText("In touch");
  await expect(lead).toContainText("Stage: New → In touch");
  await press("Escape");
  await expect(lead).toBeHidden();
  await expect(rows(page).nth(1)).toBeFocused();

  await press("x");
  await press("k");
  await press("x");
  await expect(page.getByRole("region", { name: "Chosen leads" })).toContainText("2 leads chosen");
  await press("e");
  await press("6");
  // The digit has chosen the stage; it is no part of the reason.
  await expect(page.getByLabel("Reason")).toHaveValue("");
  await page.keyboard.type("Plans changed");
  await press("Enter");
  await expect(page.getByText("2 leads moved to Lost.")).toBeVisible();
  await expect(rows(page)).toHaveCount(1);
  await press("z");
  await expect(page.getByText("Taken back.")).toBeVisible();
  await expect(rows(page)).toHaveCount(3);
  await expect(rows(page).nth(1)).toContainText("In touch");

  await press("?");
  const help = page.getByRole("dialog", { name: "Keys of the desk" });
  await help.getByLabel("Single keys are on").uncheck();
  await press("Escape");
  await expect(help).toBeHidden();
  await press("?");
  await expect(help).toBeHidden();
});

test("the desk at 390 px: a lead in a sheet, its stage, next step, a note, the trash and back", async ({
  page,
  site,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const name = "Grace Okafor";
  await sendLead(site, "/api/enquiry", {
    ...enquiry,
    name,
    email: "grace@example.com",
    number: "9847055514",
  });
  await openDesk(page, site);
  expect(await objections(page)).toEqual([]);
  expect(await sideways(page)).toBeLessThanOrEqual(0);

  await rowOf(page, name).getByText(name).click();
  const sheet = page.getByRole("dialog", { name });
  await expect(sheet).toContainText(enquiry.doubt);
  await sheet.getByRole("button", { name: /^Stage/ }).click();
  const stages = page.getByRole("dialog", { name: "Change stage" });
  await stages.getByRole("button", { name: "Cancel" }).click();
  await sheet.getByRole("button", { name: /^Stage/ }).click();
  await stages.getByRole("button", { name: "Waiting for client" }).click();
  await expect(sheet.locator(".desk-notice").getByRole("status")).toContainText(
    "Grace Okafor: Waiting for client.",
  );

  await sheet.getByLabel("Next step").fill("Call about the offer");
  await sheet.getByRole("button", { name: "Tomorrow" }).click();
  await sheet.getByRole("button", { name: "Save", exact: true }).click();
  await expect(sheet.locator(".desk-notice").getByRole("status")).toContainText("Next step saved.");
  await sheet.getByLabel("Note for colleagues").fill("Prefers mornings.");
  await sheet.getByRole("button", { name: "Save the note" }).click();
  await expect(sheet.getByRole("listitem").getByText("Prefers mornings.")).toBeVisible();
  expect(await objections(page)).toEqual([]);

  await sheet.getByRole("button", { name: "Move to trash" }).click();
  await expect(sheet).toContainText("deleted for good after 30 days");
  await sheet.getByRole("button", { name: "Undo" }).click();
  await expect(sheet).not.toContainText("deleted for good after 30 days");
  // Also far down it stays in sight.
  await expect(sheet.getByRole("button", { name: "Close the details" })).toBeInViewport();
  await sheet.getByRole("button", { name: "Close the details" }).click();
  await expect(rowOf(page, name)).toContainText("Call about the offer");
  expect(await sideways(page)).toBeLessThanOrEqual(0);

  await page.goto(`${site.url}${deskPath}&trash=yes`);
  await expect(page.getByRole("link", { name: /^Trash/ })).toBeInViewport({ ratio: 1 });
});

test("finding: filters in the address, a view with a name, the table as a file", async ({
  page,
  site,
}) => {
  const name = "=Fatima Sheikh";
  // A person's choice of a place is no part of the page.
  await page.addInitScript(() => Reflect.deleteProperty(window, "showSaveFilePicker"));
  await sendLead(site, "/api/contact", { name, email: "fatima@example.com", phone: "9847055513" });
  await openDesk(page, site);
  await page.locator("summary").filter({ hasText: "Filters" }).click();
  await page.getByLabel("Kind").selectOption("Call-back");
  await expect(page).toHaveURL(/kind=call-back/);
  await expect(rows(page)).toHaveCount(1);
  await expect(rows(page)).toContainText("Asks for a call");
  await page.keyboard.press("Escape");

  await page.locator("summary").filter({ hasText: "Views" }).click();
  await page.getByLabel("Save this view as").fill("Call-backs");
  await page.getByRole("button", { name: "Save the view" }).click();
  await expect(page.getByRole("link", { name: "Call-backs" })).toBeVisible();
  await page.goto(`${site.url}${deskPath}&q=nobody.at.all`);
  await expect(page.getByText("Nothing found")).toBeVisible();
  await page.locator("summary").filter({ hasText: "Views" }).click();
  await page.getByRole("link", { name: "Call-backs" }).click();
  await expect(page).toHaveURL(/kind=call-back/);
  await expect(rowOf(page, name)).toBeVisible();

  const waiting = page.waitForEvent("download");
  await page.getByRole("button", { name: "Export CSV" }).click();
  const file = await waiting;
  expect(file.suggestedFilename()).toMatch(/^desk-\d{4}-\d{2}-\d{2}\.csv$/);
  const text = await readFile(await file.path(), "utf8");
  expect(text.trimEnd().split("\r\n")).toHaveLength(2);
  expect(text).toContain(`'${name}`);
});

test("a saved view gets another name by keyboard, and Escape leaves it as it is; it is removed after a question", async ({
  page,
  site,
}) => {
  await sendLead(site, "/api/contact", { name: "Omar Haddad", email: "omar@example.com" });
  await openDesk(page, site);
  const press = (key: string) => page.keyboard.press(key);
  await page.locator("summary").filter({ hasText: "Views" }).click();
  await page.getByLabel("Save this view as").fill("Mornings");
  await press("Enter");
  const rename = page.getByRole("button", { name: "Rename the view Mornings" });
  const field = page.getByRole("textbox", { name: "New name of the view Mornings" });
  await rename.focus();

  await press("Enter");
  await expect(field).toBeFocused();
  await page.keyboard.type("Never saved");
  // Escape ends the choice of a word.
  await field.dispatchEvent("keydown", { key: "Escape", isComposing: true });
  await expect(field).toBeFocused();
  await expect(field).toHaveValue("Never saved");
  await press("Escape");
  await expect(rename).toBeFocused();
  await expect(page.getByRole("link", { name: "Mornings" })).toBeVisible();

  await press("Enter");
  await page.keyboard.type("Early calls");
  await press("Enter");
  await expect(page.getByRole("link", { name: "Early calls" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Rename the view Early calls" })).toBeFocused();
  await page.reload();
  await page.locator("summary").filter({ hasText: "Views" }).click();
  await expect(page.getByRole("link", { name: "Early calls" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Mornings" })).toBeHidden();

  await page.getByLabel("Save this view as").fill("For us all");
  await page.getByLabel("For all staff").check();
  await page.getByRole("button", { name: "Save the view" }).click();
  const remove = page.getByRole("button", { name: "Remove the view For us all" });
  const asked = page.getByRole("alertdialog", { name: "Remove the view For us all?" });
  await remove.press("Enter");
  await page.keyboard.press("Enter");
  await expect(asked).toBeHidden();
  await expect(remove).toBeFocused();

  await remove.press("Enter");
  await expect(asked).toContainText("All staff use it.");
  await asked.getByRole("button", { name: "Yes, remove it" }).press("Enter");
  await expect(remove).toHaveCount(0);
  await expect(page.locator(".desk-views")).toBeFocused();

  const own = page.getByRole("button", { name: "Remove the view Early calls" });
  const ownAsked = page.getByRole("alertdialog", { name: "Remove the view Early calls?" });
  await own.press("Enter");
  await expect(ownAsked).not.toContainText("All staff use it.");
  await ownAsked.getByRole("button", { name: "Yes, remove it" }).press("Enter");
  await expect(own).toHaveCount(0);
  await expect(page.locator(".desk-views")).toBeFocused();
});
