import { aColleague } from "./colleague.ts";
import { deskPath, holdDesk, openDesk, openLead, rows } from "./desk.ts";
import { holdCalls } from "./held-calls.ts";
import { expect, test } from "./site.ts";
import { rowOf, sendLead } from "./staff.ts";

// Quick hands, and those that stay on the keys. A site of its own: the desk shows everybody's leads.
test.use({ settings: { RETENTION_MONTHS: "27" } });

test("where a button goes away with its press, the keyboard goes on beside it", async ({
  page,
  site,
}) => {
  const name = "Leela Thomas";
  await openLead(page, site, { name, email: "leela@example.com" });
  const lead = page.getByRole("region", { name });
  const press = (button: string) =>
    page.getByRole("button", { name: button, exact: true }).press("Enter");
  const pipeline = lead.getByRole("region", { name: "Pipeline" });
  const notice = page.locator(".desk-notice");

  // First: a list that is read again after a change may bring the new lead by itself.
  await expect(page.getByText("Live", { exact: true })).toBeVisible();
  await sendLead(site, "/api/contact", { name: "Paul Eapen", email: "paul@example.com" });
  await press("Show");
  await expect(rowOf(page, "Paul Eapen")).toBeVisible();
  await expect(page.locator(".desk-news")).toBeFocused();

  await lead.getByLabel("Next step").fill("Call about the offer");
  await press("Save");
  await expect(notice).toContainText("Next step saved.");
  await expect(pipeline.getByRole("button", { name: "Save", exact: true })).toBeFocused();
  await press("Done");
  await expect(notice).toContainText("Next step done.");
  await expect(pipeline).toBeFocused();
  await press("Undo z");
  await expect(notice).toContainText("Taken back.");
  await expect(notice).toBeFocused();

  const answering = lead.getByRole("region", { name: "Answering" });
  await press("Reply by email");
  await expect(answering.getByRole("textbox", { name: "Text", exact: true })).toBeFocused();
  await press("Throw away");
  await expect(answering).toBeFocused();
});

test("where a bar, a row or a list goes away, the keyboard goes on in the list", async ({
  page,
  site,
}) => {
  const name = "Jaya Nair";
  await openLead(page, site, { name, email: "jaya@example.com" });
  const list = page.locator("#lead-list");
  const press = (button: string) =>
    page.getByRole("button", { name: button, exact: true }).press("Enter");

  // Its row leaves the list with its stage.
  await page.goto(`${site.url}${deskPath}&stage=new&q=jaya`);
  await rowOf(page, name).press("Enter");
  await expect(page.getByRole("region", { name, exact: true })).toContainText("History");
  await page.keyboard.press("e");
  await expect(page.getByRole("dialog")).toBeVisible();
  await page.keyboard.press("2");
  await expect(page.getByText("Nothing found")).toBeVisible();
  await expect(list.getByRole("status")).toContainText(
    "No lead here fits the search and the filters.A part of a name, an address or a number is enough.",
  );
  await page.keyboard.press("Escape");
  await expect(list).toBeFocused();

  await list.getByRole("link", { name: "Look in all stages" }).press("Enter");
  await expect(rowOf(page, name)).toBeVisible();
  await expect(list).toBeFocused();
  await page.getByRole("checkbox", { name: "Choose all on this page" }).press("Space");
  await press("Choose none");
  await expect(page.getByRole("region", { name: "Chosen leads" })).toHaveCount(0);
  await expect(list).toBeFocused();
});

test("the question for the stage of chosen leads gives the focus back, 390 and 1440 px wide", async ({
  page,
  site,
}) => {
  for (const width of [390, 1440]) {
    const name = `Stage ${width}`;
    for (const which of ["One", "Two"]) {
      const email = `stage-${width}-${which}@example.com`;
      await sendLead(site, "/api/contact", { name: `${name} ${which}`, email });
    }
    await page.setViewportSize({ width, height: 900 });
    await openDesk(page, site);
    await page.goto(`${site.url}${deskPath}&stage=new&q=${name}`);
    await page.getByRole("checkbox", { name: "Choose all on this page" }).check();
    const chosen = page.getByRole("region", { name: "Chosen leads" });
    const stage = chosen.getByRole("button", { name: "Stage" });
    const dialog = page.getByRole("dialog");

    await stage.press("Enter");
    await dialog.getByRole("button", { name: "Cancel" }).press("Enter");
    await expect(stage).toBeFocused();
    await stage.press("Enter");
    await page.keyboard.press("Escape");
    await expect(stage).toBeFocused();

    // The bar goes with the press, and so do the rows.
    await stage.press("Enter");
    await page.keyboard.press("6");
    await dialog.getByLabel("Reason").press("Enter");
    await expect(page.getByText("2 leads moved to Lost.")).toBeVisible();
    await expect(chosen).toBeHidden();
    await expect(page.locator("#lead-list")).toBeFocused();
  }
});

test("what is done quickly, one after the other, is all done", async ({ page, site }) => {
  for (const which of ["One", "Two"]) {
    await sendLead(site, "/api/contact", {
      name: `Quick ${which}`,
      email: `${which}@q.example.com`,
    });
  }
  await openDesk(page, site);
  await page.goto(`${site.url}${deskPath}&q=quick`);
  await expect(rows(page)).toHaveCount(2);
  const letGo = await holdCalls(page, "**/api/desk/leads/*");

  for (const key of ["j", "e", "3", "j", "e", "4"]) await page.keyboard.press(key);
  await expect(page.getByRole("dialog")).toHaveCount(0);
  letGo();
  await expect(rows(page).nth(0)).toContainText("Waiting for client");
  await expect(rows(page).nth(1)).toContainText("With attorney");
});

test("what is chosen while the desk is read again stays chosen", async ({ page, site }) => {
  for (const which of ["One", "Two"]) {
    const email = `meanwhile-${which}@example.com`;
    await sendLead(site, "/api/contact", { name: `Meanwhile ${which}`, email });
  }
  await openDesk(page, site);
  await page.goto(`${site.url}${deskPath}&q=meanwhile`);
  await page.getByRole("checkbox", { name: "Choose Meanwhile One" }).check();
  const letGo = await holdDesk(page);
  await page.getByRole("button", { name: "Trash", exact: true }).click();
  await expect(page.getByText("1 lead moved to the trash.")).toBeVisible();
  await page.getByRole("checkbox", { name: "Choose Meanwhile Two" }).check();
  letGo();
  await expect(rows(page)).toHaveCount(1);
  await expect(page.getByRole("region", { name: "Chosen leads" })).toContainText("1 lead chosen");
  await expect(page.getByRole("checkbox", { name: "Choose Meanwhile Two" })).toBeChecked();
});

test("filters add up where the next page is slow, and a day can be typed", async ({
  page,
  site,
}) => {
  await sendLead(site, "/api/contact", { name: "Asha Menon", email: "asha@example.com" });
  await openDesk(page, site);
  await page.locator("summary").filter({ hasText: "Filters" }).click();
  const letGo = await holdDesk(page);
  // In one task, as two presses that a busy page has kept waiting.
  await page.evaluate(() => {
    for (const [label, value] of [
      ["Kind", "message"],
      ["Office", "kochi"],
    ]) {
      const field = [...document.querySelectorAll("label")].find((one) =>
        one.textContent.startsWith(label ?? ""),
      )?.control;
      if (!(field instanceof HTMLSelectElement)) throw new Error(`No ${label}`);
      field.value = value ?? "";
      field.dispatchEvent(new Event("change", { bubbles: true }));
    }
  });
  letGo();
  await expect(page).toHaveURL(/kind=message.*office=kochi|office=kochi.*kind=message/);

  await page.getByLabel("Received from").focus();
  await page.keyboard.type("02032026");
  await expect(page).toHaveURL(/from=2026-02-03/);
  await expect(page.getByLabel("Received from")).toHaveValue("2026-02-03");
  await page.getByRole("button", { name: "Clear all filters" }).click();
  await expect(page.getByLabel("Received from")).toHaveValue("");
});

test("a key that is pressed the moment a lead is seen is about that lead", async ({
  page,
  site,
}) => {
  const name = "Mini Jacob";
  await page.addInitScript(pressWhenSeen, { key: "e", text: "Nothing has been done with it yet." });
  await openLead(page, site, { name, email: "mini.jacob@example.com" });
  await expect(page.getByRole("dialog", { name: "Change stage" })).toContainText(name);
});

/** Runs in the page: presses as soon as the text stands there, before anything else goes on. */
function pressWhenSeen({ key, text }: { key: string; text: string }): void {
  const seen = new MutationObserver(() => {
    if (!document.body?.textContent?.includes(text)) return;
    seen.disconnect();
    dispatchEvent(new KeyboardEvent("keydown", { key }));
  });
  seen.observe(document, { childList: true, subtree: true });
}

test("a change of a lead that is pressed twice is one, and can be taken back; what is chosen while an earlier choice is saved stays chosen", async ({
  page,
  site,
}) => {
  await aColleague(site, "Leela Thomas");
  await openLead(page, site, { name: "Twice Pressed", email: "twice@example.com" });
  const notice = page.locator(".desk-notice");
  await page.getByRole("button", { name: "Move to trash" }).dblclick();
  await expect(page.getByRole("button", { name: "Restore" })).toBeVisible();
  await expect(notice).toHaveText("Moved to the trash.Undo z");
  await notice.getByRole("button", { name: "Undo" }).click();
  await expect(notice).toContainText("Taken back.");

  const pipeline = page.getByRole("region", { name: "Pipeline" });
  const owner = pipeline.getByLabel("Owner");
  await owner.selectOption("admin");
  const letGo = await holdCalls(page, /\/api\/desk\/leads\/[^/]+$/);
  await pipeline.getByRole("button", { name: "Change the owner" }).click();
  await owner.selectOption("Leela Thomas");
  letGo();
  await expect(page.locator(".desk-history")).toContainText("Owner: Nobody → admin");
  await expect(owner.locator(":checked")).toHaveText("Leela Thomas");
  await pipeline.getByRole("button", { name: "Change the owner" }).click();
  await expect(page.getByText("Owner: Leela Thomas.")).toBeVisible();
});
