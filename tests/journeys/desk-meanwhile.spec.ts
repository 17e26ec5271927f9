import { aColleague } from "./colleague.ts";
import { answering, deskPath, openDesk, openLead, rows, sendEnquiry } from "./desk.ts";
import { arrived } from "./held-calls.ts";
import { expect, test } from "./site.ts";
import { objections } from "./staff.ts";
import { expectOnTop } from "./uncovered.ts";

// A site of its own: the desk shows everybody's leads, and accounts come.
test.use({ settings: { RETENTION_MONTHS: "30" } });

test("who writes a reply is told that a colleague has answered, is shown it, and may send", async ({
  page,
  site,
}) => {
  const leela = await aColleague(site, "Leela Thomas");
  const id = await openLead(page, site, { name: "Arun Das", email: "arun.das@example.com" });
  const panel = answering(page);
  const notice = panel.getByRole("status").filter({ hasText: "answered meanwhile" });
  await leela.reply(id, { subject: "Your papers", text: "This was before." });
  await expect(panel.getByRole("list", { name: "Answers" })).toContainText("Your papers");
  await panel.getByRole("button", { name: "Reply by email" }).click();
  const text = panel.getByRole("textbox", { name: "Text", exact: true });
  await text.fill("Dear Arun, please call us.");
  await expect(page.getByText("Live", { exact: true })).toBeVisible();
  await expect(notice).toHaveCount(0);

  await leela.reply(id, { subject: "Your interview", text: "We call you at six." });
  await expect(notice).toHaveText("Leela Thomas has answered meanwhile.");
  await expect(notice.locator("..")).toHaveCSS("border-left-width", "1px");
  await expectOnTop(notice);
  await expect(text).toBeFocused();
  await expect(text).toHaveValue("Dear Arun, please call us.");
  expect(await objections(page)).toEqual([]);

  // The reply is kept over a reload, and so is when it was begun.
  await page.reload();
  await expect(notice).toHaveText("Leela Thomas has answered meanwhile.");
  await panel.getByRole("button", { name: "Show the answer" }).press("Enter");
  const answer = panel.getByRole("listitem").filter({ hasText: "Your interview" });
  await expect(answer).toBeFocused();
  await expect(answer).toBeInViewport();
  await expect(answer.getByText("We call you at six.")).toBeVisible();

  await panel.getByRole("button", { name: "Send the reply" }).click();
  await expect(page.getByText("The reply is on its way.")).toBeVisible();
  await expect(panel.getByRole("list", { name: "Answers" }).getByRole("listitem")).toHaveCount(3);
  await panel.getByRole("button", { name: "Reply by email" }).click();
  await expect(text).toBeFocused();
  await expect(notice).toHaveCount(0);
});

test("an answer that is noted stays in the list when an older look at it comes late", async ({
  page,
  site,
}) => {
  await openLead(page, site, { name: "Late Looks", email: "late.looks@example.com" });
  const panel = answering(page);
  const answers = panel.getByRole("list", { name: "Answers" }).getByRole("listitem");
  const { promise: held, resolve: letGo } = Promise.withResolvers<void>();
  await page.route(
    "**/answers",
    async (route) => {
      const old = await route.fetch();
      await held;
      await route.fulfill({ response: old });
    },
    { times: 1 },
  );
  await page.reload();
  await panel.getByRole("button", { name: "Answered elsewhere" }).click();
  await expect(answers).toHaveCount(1);
  const late = page.waitForResponse("**/answers");
  letGo();
  await arrived(page, late);
  await expect(answers).toHaveCount(1);
});

test("of many, one that a colleague has moved meanwhile stays and is shown; it is moved by whoever does it again", async ({
  page,
  site,
}) => {
  const meera = await aColleague(site, "Meera Jacob");
  const first = await sendEnquiry(site, { name: "Moved One", email: "moved-one@example.com" });
  await sendEnquiry(site, { name: "Moved Two", email: "moved-two@example.com" });
  await openDesk(page, site);
  await page.goto(`${site.url}${deskPath}&q=moved`);
  await expect(rows(page)).toHaveCount(2);
  for (const which of ["One", "Two"]) await page.getByLabel(`Choose Moved ${which}`).check();
  await meera.change(first, { stage: "with-attorney" });
  const chosen = page.getByRole("region", { name: "Chosen leads" });
  const moveAll = async () => {
    await chosen.getByRole("button", { name: "Stage" }).click();
    await page.keyboard.press("2");
  };

  await moveAll();
  const notice = page.locator(".desk-notice");
  await expect(notice).toContainText(
    "1 lead moved to In touch. 1 lead stays as somebody else has left it since.",
  );
  await expect(notice.getByRole("button", { name: "Undo" })).toBeVisible();
  await expect(rows(page).filter({ hasText: "Moved One" })).toContainText("With attorney");
  await expect(rows(page).filter({ hasText: "Moved Two" })).toContainText("In touch");

  await expect(chosen).toContainText("2 leads chosen");
  await moveAll();
  await expect(notice).toContainText("1 lead moved to In touch.");
  await expect(rows(page).filter({ hasText: "In touch" })).toHaveCount(2);
  await expect(chosen).toHaveCount(0);
});
