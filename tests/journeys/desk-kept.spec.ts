import type { Page } from "@playwright/test";
import { answering, deskPath, openLead, sendEnquiry } from "./desk.ts";
import { holdCalls } from "./held-calls.ts";
import { loseAnswer } from "./lost-answer.ts";
import { asStaff, logIn } from "./office.ts";
import { expect, test } from "./site.ts";
import { logoutIn, rowOf } from "./staff.ts";

// The browser's words about the network and the login that the journeys take away.
test.use({ allowedConsole: [/ERR_FAILED|status of 401/] });

const note = (page: Page) => page.getByLabel("Note for colleagues");
const handOver = (page: Page) => page.getByRole("textbox", { name: /needs to know/ });

/** The next answer with what is open does not come. */
async function loseLead(page: Page, id: string): Promise<void> {
  await page.route(`**/api/desk/leads/${id}`, (route) => route.abort(), { times: 1 });
}

test("with the network gone what is written stays, and a reply whose answer is lost is one mail", async ({
  page,
  site,
}) => {
  const lead = { name: "Nisha Paul", email: "nisha@example.com" };
  const id = await openLead(page, site, lead);
  await note(page).fill("Her brother may call instead.");
  await page.route("**/notes", (route) => route.abort(), { times: 1 });
  await loseLead(page, id);
  await page.getByRole("button", { name: "Save the note" }).click();
  const failure = page.getByRole("alert").filter({ hasText: "The lead could not be loaded." });
  await expect(failure).toBeVisible();
  await expect(note(page)).toHaveValue("Her brother may call instead.");
  await failure.getByRole("button", { name: "Retry" }).click();
  await expect(failure).toBeHidden();

  const panel = answering(page);
  await panel.getByRole("button", { name: "Reply by email" }).click();
  await panel.getByRole("textbox", { name: "Text", exact: true }).fill("Please send the diploma.");
  const reply = async () => {
    await panel.getByRole("button", { name: "Send the reply" }).click();
  };
  await loseAnswer(page, "**/reply", "POST");
  await reply();
  await expect(page.getByText("No answer came from the server. Please try again.")).toBeVisible();
  // Not even a reload makes another mail of it.
  await page.reload();
  await reply();
  await expect(page.getByText("The reply is on its way.")).toBeVisible();
  expect(await asStaff(site, "GET", `/desk/leads/${id}/answers`)).toHaveLength(1);
});

test("a note and the words of a hand-over are kept until they are sent, and go with the logout", async ({
  page,
  site,
}) => {
  await sendEnquiry(site, { name: "Other Person", email: "other@example.com" });
  const lead = { name: "Thomas Varghese", email: "thomas@example.com" };
  await page.setViewportSize({ width: 1100, height: 900 });
  const id = await openLead(page, site, lead);
  await note(page).fill("Speaks Malayalam.");
  await page.getByRole("button", { name: /^Hand over to / }).click();
  await handOver(page).fill("Knows the rules already.");

  const expectKept = async () => {
    await expect(note(page)).toHaveValue("Speaks Malayalam.");
    await expect(handOver(page)).toHaveValue("Knows the rules already.");
  };
  await page.setViewportSize({ width: 900, height: 900 });
  await expect(page.getByRole("dialog", { name: lead.name })).toBeVisible();
  await expectKept();
  await page.setViewportSize({ width: 1100, height: 900 });
  await rowOf(page, "Other Person").getByText("Other Person").click();
  await expect(page.getByRole("heading", { name: "Other Person" })).toBeVisible();
  await expect(note(page)).toHaveValue("");
  await rowOf(page, lead.name).getByText(lead.name).click();
  await expectKept();
  // Escape ends the choice of a word.
  await note(page).dispatchEvent("keydown", { key: "Escape", isComposing: true });
  await expectKept();

  await page.getByRole("button", { name: "Save the note" }).click();
  await expect(page.getByText("The note is saved.")).toBeVisible();
  await expect(note(page)).toHaveValue("");

  // A login that has ended takes nothing away; who logs out leaves nothing.
  await page.evaluate(() => localStorage.setItem("token", "ended"));
  await page.reload();
  await expect(page).toHaveURL(/\/admin\/login/);
  const comeBack = async () => {
    await logIn(page, site);
    await page.goto(`${site.url}${deskPath}&lead=${id}`);
    await expect(note(page)).toHaveValue("");
  };
  await comeBack();
  await expect(handOver(page)).toHaveValue("Knows the rules already.");
  // The server does not hear of it, so that the other journeys' login goes on.
  await page.route("**/api/user/logout", (route) => route.abort());
  await logoutIn(page.getByRole("banner")).click();
  await page.getByRole("button", { name: "Yes, logout" }).click();
  await page.getByRole("button", { name: "OK" }).click();
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain(
    "Knows the rules",
  );
  await comeBack();
  await expect(handOver(page)).toBeHidden();
});

test("a logout in one tab leaves nothing of what was begun in another", async ({
  page,
  context,
  site,
}) => {
  await openLead(page, site, { name: "Two Tabs", email: "two.tabs@example.com" });
  const words = () => page.evaluate(() => JSON.stringify(sessionStorage));
  await note(page).fill("Half a note.");
  await expect.poll(words).toContain("Half a note");
  const other = await context.newPage();
  await other.goto(site.url + deskPath);
  // The server does not hear of it, so that the other journeys' login goes on.
  await other.route("**/api/user/logout", (route) => route.abort());
  await logoutIn(other.getByRole("banner")).click();
  await other.getByRole("button", { name: "Yes, logout" }).click();

  await expect(page).toHaveURL(/\/admin\/login/);
  await expect.poll(words).not.toContain("Half a note");
});

test("a template that is being written is there again when the tablet is turned", async ({
  page,
  site,
}) => {
  const lead = { name: "Susan Mani", email: "susan.mani@example.com" };
  const [wide, high] = [
    { width: 1100, height: 900 },
    { width: 900, height: 1100 },
  ];
  await page.setViewportSize(wide);
  await openLead(page, site, lead);
  await page.getByRole("button", { name: "Reply by email" }).click();
  await page.getByRole("button", { name: "Templates" }).click();
  await page.getByRole("button", { name: "New template" }).click();
  const editor = page.getByRole("dialog", { name: "New template" });
  await editor.getByLabel("Name").fill("First answer");
  await editor.getByRole("button", { name: "{name}" }).click();

  for (const screen of [high, wide]) {
    await page.setViewportSize(screen);
    await expect(page.getByRole("dialog", { name: lead.name })).toHaveCount(
      screen === high ? 1 : 0,
    );
    await expect(editor.getByLabel("Name")).toHaveValue("First answer");
    await expect(editor.getByRole("textbox", { name: "Text", exact: true })).toHaveValue("{name}");
  }
  await editor.getByRole("button", { name: "Back to the list" }).click();
  await page.getByRole("button", { name: "Leave", exact: true }).click();
  await page.setViewportSize(high);
  await expect(editor).toBeHidden();
  await expect(page.getByRole("dialog", { name: "Templates" })).toBeHidden();
});

test("a note whose answer is lost is one note, also over a reload", async ({ page, site }) => {
  await openLead(page, site, { name: "Anita Rao", email: "anita.rao@example.com" });
  await note(page).fill("Call after six.");
  await loseAnswer(page, "**/notes", "POST");
  const save = page.getByRole("button", { name: "Save the note" });
  await save.click();
  await expect(page.getByText("No answer came from the server. Please try again.")).toBeVisible();
  await expect(note(page)).toHaveValue("Call after six.");
  await page.reload();
  await save.click();
  await expect(page.getByText("The note is saved.")).toBeVisible();
  const history = page.locator(".desk-history");
  await expect(history.getByText("Call after six.")).toHaveCount(1);

  // The same words on purpose are another note.
  await expect(note(page)).toHaveValue("");
  await note(page).fill("Call after six.");
  await save.click();
  await expect(history.getByText("Call after six.")).toHaveCount(2);
});

test("what is on its way is neither thrown away nor said to be", async ({ page, site }) => {
  await openLead(page, site, { name: "Reena Paul", email: "reena@example.com" });
  const panel = answering(page);
  const form = (name: RegExp) => panel.getByRole("form", { name });
  for (const { what, address, open, words, send, leave, done } of [
    {
      what: /^Reply to /,
      address: "**/reply",
      open: "Reply by email",
      words: "Text",
      send: "Send the reply",
      leave: "Throw away",
      done: "The reply is on its way.",
    },
    {
      what: /^Hand over to /,
      address: "**/hand-over",
      open: /^Hand over to /,
      words: /needs to know$/,
      send: "Hand over",
      leave: "Cancel",
      done: /^Handed over to /,
    },
  ]) {
    await panel.getByRole("button", { name: open }).click();
    const text = form(what).getByRole("textbox", { name: words, exact: true });
    await text.fill("These go out.");
    const letGo = await holdCalls(page, address);
    await form(what).getByRole("button", { name: send, exact: true }).click();
    await expect(page.getByText("Saving…")).toBeVisible();
    const leaving = form(what).getByRole("button", { name: leave });
    await leaving.click({ force: true });
    await expect(text).toHaveValue("These go out.");
    await expect(leaving).toBeDisabled();
    letGo();
    await expect(page.getByText(done)).toBeVisible();
    await expect(form(what)).toBeHidden();
  }
});
