import type { Page } from "@playwright/test";
import { answering, deskPath, holdDesk, openLead } from "./desk.ts";
import { holdCalls } from "./held-calls.ts";
import { loseAnswer } from "./lost-answer.ts";
import { logIn } from "./office.ts";
import { expect, test } from "./site.ts";
import { tokenFor } from "./staff-token.ts";

// Slow answers, lost ones, and colleagues who are quicker. A site of its own: the desk shows everybody's leads.
test.use({ settings: { RETENTION_MONTHS: "29" }, allowedConsole: [/ERR_FAILED|status of 409/] });

test("words for a reply go on while a note is saved, and one's own note is nobody else's change", async ({
  page,
  site,
}) => {
  await openLead(page, site, { name: "Susan Mathew", email: "susan@example.com" });
  const panel = answering(page);
  await panel.getByRole("button", { name: "Reply by email" }).click();
  const letGo = await holdCalls(page, "**/notes");
  await page.getByLabel("Note for colleagues").fill("Call after six.");
  await page.getByRole("button", { name: "Save the note" }).click();
  await expect(page.getByText("Saving…")).toBeVisible();
  const text = panel.getByRole("textbox", { name: "Text", exact: true });
  await text.fill("Dear Susan, thank you.");
  await expect(panel.getByRole("button", { name: "Send the reply" })).toBeVisible();

  const step = page.getByRole("textbox", { name: "Next step" });
  await step.fill("Call her");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  letGo();
  await expect(page.getByText("Next step saved.")).toBeVisible();
  await expect(text).toHaveValue("Dear Susan, thank you.");
});

const press = (page: Page, name: string | RegExp) => page.getByRole("button", { name }).click();
const otherOffice = async (page: Page) => {
  await page.getByRole("region", { name: "Pipeline" }).getByLabel("Office").selectOption("Austin");
  await press(page, "Change the office");
  await expect(page.getByText("Office: Austin.")).toBeVisible();
};

const ownChanges = [
  {
    what: "reply",
    address: "**/reply",
    before: (page: Page) => press(page, "Reply by email"),
    send: (page: Page) => press(page, "Send the reply"),
  },
  {
    what: "word that they are answered",
    address: "**/answers",
    send: (page: Page) => press(page, "Answered elsewhere"),
  },
  {
    what: "taking back of that word",
    address: "**/answers/*",
    before: async (page: Page) => {
      await press(page, "Answered elsewhere");
      await expect(page.getByText("Noted as answered.")).toBeVisible();
    },
    send: (page: Page) => press(page, "Undo"),
  },
  {
    what: "undo",
    address: "**/undo",
    before: otherOffice,
    send: (page: Page) => press(page, "Undo"),
  },
  {
    what: "hand-over",
    address: "**/hand-over",
    before: async (page: Page) => {
      await press(page, /^Hand over to /);
      await page.getByLabel(/needs to know$/).fill("Lives there.");
    },
    send: (page: Page) => press(page, /^Hand over$/),
  },
  {
    what: "change of many",
    address: "**/bulk",
    before: (page: Page) => page.getByLabel("Choose Anu Own").check(),
    send: async (page: Page) => {
      await page.getByLabel("Give to").selectOption("admin");
      await press(page, /^Give$/);
    },
  },
];

test("one's own reply, word that they are answered, taking back of it, undo, hand-over and change of many are nobody else's change either", async ({
  page,
  site,
}) => {
  await openLead(page, site, { name: "Anu Own", email: "anu@own.example" });
  await expect(answering(page)).toBeVisible();
  for (const { what, address, before, send } of ownChanges) {
    await test.step(what, async () => {
      await before?.(page);
      const letGo = await holdCalls(page, address);
      await send(page);
      await page.getByRole("textbox", { name: "Next step" }).fill(`Call: ${what}`);
      await press(page, /^Save$/);
      letGo();
      // What is said may still be what was said of the change before.
      await expect(page.locator(".desk-history")).toContainText(`→ Call: ${what}`);
      await expect(page.getByText("Next step saved.")).toBeVisible();
    });
  }
});

test("a next step is kept until it is saved", async ({ page, site }) => {
  const id = await openLead(page, site, { name: "Leela Roy", email: "leela.roy@example.com" });
  const step = page.getByRole("textbox", { name: "Next step" });
  await step.fill("Ask for the transcript");
  await page.getByRole("button", { name: "In a week" }).click();
  const day = await page.getByLabel("On", { exact: true }).inputValue();
  await page.keyboard.press("Escape");
  await expect(step).toBeHidden();
  await page.goto(`${site.url}${deskPath}&lead=${id}`);
  await expect(step).toHaveValue("Ask for the transcript");
  await expect(page.getByLabel("On", { exact: true })).toHaveValue(day);
  const unsaved = page.getByText(/^Not saved yet/);
  await expect(unsaved).toHaveText("Not saved yet.");
  await fetch(`${site.url}/api/desk/leads/${id}`, {
    method: "PATCH",
    headers: {
      Authorization: `Bearer ${await tokenFor(site)}`,
      "Content-Type": "application/json",
    },
    body: JSON.stringify({ version: 1, next_step: "Call her", next_step_on: "2026-12-01" }),
  });
  await expect(unsaved).toHaveText("Not saved yet. Stored is: Call her, Tue 1 Dec");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByText("Next step saved.")).toBeVisible();
  await expect(unsaved).toBeHidden();
  await expect
    .poll(() => page.evaluate(() => JSON.stringify(sessionStorage)))
    .not.toContain("transcript");
});

test("a reply that was thrown away comes back", async ({ page, site }) => {
  await openLead(page, site, { name: "Binu Jose", email: "binu@example.com" });
  const panel = answering(page);
  await panel.getByRole("button", { name: "Reply by email" }).click();
  const text = panel.getByRole("textbox", { name: "Text", exact: true });
  await text.fill("A long answer.");
  await panel.getByRole("button", { name: "Throw away" }).click();
  await expect(page.getByText("The reply is thrown away.")).toBeVisible();
  await page.keyboard.press("z");
  await expect(text).toHaveValue("A long answer.");
});

test("a hand-over goes where it was meant to go, and never back", async ({
  page,
  context,
  site,
}) => {
  const id = await openLead(page, site, { name: "Mini Raj", email: "mini@example.com" });
  const open = page.getByRole("button", { name: /^Hand over to / });
  const office = String(await open.textContent()).replace("Hand over to ", "");
  await open.click();
  const note = page.getByLabel(`What ${office} needs to know`);
  await note.fill("Lives there.");

  const other = await context.newPage();
  await logIn(other, site);
  await other.goto(`${site.url}${deskPath}&lead=${id}`);
  await other.getByRole("button", { name: /^Hand over to / }).click();
  await other.getByLabel(`What ${office} needs to know`).fill("Wants it.");
  await other.getByRole("button", { name: "Hand over", exact: true }).click();
  await expect(other.getByText(`Handed over to ${office}.`)).toBeVisible();

  await expect(page.getByText(`${office} has this lead already.`)).toBeVisible();
  await expect(note).toHaveValue("Lives there.");
  await page.getByRole("button", { name: "Hand over", exact: true }).click({ force: true });
  await page.reload();
  await expect(page.getByText(`${office} has this lead already.`)).toBeVisible();
  await expect(note).toHaveValue("Lives there.");
  await expect(page.getByText(`For ${office}: Lives there.`)).toBeHidden();
});

test("an answer that was said twice, as the first word got lost, is one", async ({
  page,
  site,
}) => {
  await openLead(page, site, { name: "Rosy Alex", email: "rosy@example.com" });
  const panel = answering(page);
  const button = panel.getByRole("button", { name: "Answered elsewhere" });
  await expect(button).toBeVisible();
  await loseAnswer(page, "**/answers", "POST");
  const letGo = await holdDesk(page);
  await button.click();
  await expect(page.getByText("No answer came from the server. Please try again.")).toBeVisible();
  await button.dblclick();
  letGo();
  await expect(page.getByText("Noted as answered.")).toBeVisible();
  await expect(panel.getByRole("list", { name: "Answers" }).getByRole("listitem")).toHaveCount(1);
});

test("what is pressed while the desk is read again is done", async ({ page, site }) => {
  await openLead(page, site, { name: "Jose Mathew", email: "jose@example.com" });
  const panel = answering(page);
  await expect(panel.getByRole("button", { name: "Answered elsewhere" })).toBeVisible();
  const letGo = await holdDesk(page);
  await panel.getByRole("button", { name: "Answered elsewhere" }).click();
  await expect(page.getByText("Noted as answered.")).toBeVisible();
  await page.getByRole("button", { name: "Undo" }).click();
  await page.getByLabel("Note for colleagues").fill("Was somebody else.");
  await page.getByRole("button", { name: "Save the note" }).click();
  letGo();
  await expect(page.getByText("The note is saved.")).toBeVisible();
  const history = page.locator(".desk-history");
  await expect(history).toContainText("Taken back: Answered elsewhere.");
  await expect(history).toContainText("Was somebody else.");
});

test("a view that is saved by two quick presses is one", async ({ page, site }) => {
  await openLead(page, site, { name: "Any Lead", email: "any@example.com" });
  await page.goto(site.url + deskPath);
  await page.locator("summary").filter({ hasText: "Views" }).click();
  const name = page.getByLabel("Save this view as");
  const save = page.getByRole("button", { name: "Save the view" });
  const views = page.locator(".desk-views").getByRole("link");
  await name.fill("Mine alone");
  await save.dblclick();
  await expect(views).toHaveText(["Mine alone"]);
  await expect(page.getByText("The view is saved.")).toBeVisible();
  await expect(name).toHaveValue("");

  // Its turn comes after all that was pressed before, and the list is read after it.
  await name.fill("Then another");
  await save.click();
  await expect(views.filter({ hasText: "Then another" })).toBeVisible();
  await expect(views).toHaveCount(2);
});
