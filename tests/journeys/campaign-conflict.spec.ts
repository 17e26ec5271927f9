import type { Page } from "@playwright/test";
import {
  addDraft,
  changeDraft,
  news,
  openCompose,
  openDraft,
  readCampaign,
  removeDraft,
  startCampaign,
  subscribe,
} from "./campaigns.ts";
import { expectFits } from "./fits.ts";
import { loseAnswer } from "./lost-answer.ts";
import { logIn } from "./office.ts";
import { addPost } from "./posts.ts";
import { expect, type Site, test } from "./site.ts";

// A site of its own, with one subscriber.
test.use({
  settings: { MAIL_FROM: "Drafts <drafts@example.com>" },
  allowedConsole: [/status of (404|409)|ERR_FAILED|Blocked script execution in 'about:srcdoc'/],
});

test.beforeEach(async ({ page, site }) => {
  await subscribe(site, "reader@example.com");
  await logIn(page, site);
});

test("the second sees both, goes on, is asked again, also before it is sent, and saves over; the choice has nothing that axe objects to, on a phone and on a desk", async ({
  page,
  site,
}) => {
  const { id, choice } = await saveSecond(page, site);
  const mine = choice.getByRole("region", { name: "Your version" });
  await expect(mine).toContainText("Mine");
  await expect(mine).toContainText("My words");
  await expect(mine).toContainText("60 mails a minute");
  const theirs = choice.getByRole("region", { name: "The saved version" });
  await expect(theirs).toContainText("Theirs");
  await expect(theirs).toContainText("Their words");
  await expect(theirs).toContainText("30 mails a minute");
  await expectFits(page, [390, 1440], "choice");

  await page.keyboard.press("Escape");
  await expect(choice).toBeHidden();
  await expect(page.getByLabel("Subject")).toHaveValue("Mine");
  await page.getByRole("button", { name: /^Send to/ }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Send" }).click();
  await expect(choice).toBeVisible();
  expect(await readCampaign(site, id)).toMatchObject({ subject: "Theirs", state: "draft" });

  await choice.getByRole("button", { name: "Save mine over it" }).click();
  await expect(page.getByText("The draft is saved")).toBeVisible();
  expect(await readCampaign(site, id)).toMatchObject({ subject: "Mine", version: 3 });
});

test("the second takes what was saved", async ({ page, site }) => {
  const { id, choice } = await saveSecond(page, site);
  await choice.getByRole("button", { name: "Take the saved version" }).click();
  await expect(page.getByLabel("Subject")).toHaveValue("Theirs");
  await expect(page.getByLabel("Mails a minute")).toHaveValue("30");
  await page.getByLabel("Subject").fill("Theirs, and mine");
  await page.getByRole("button", { name: "Save draft" }).click();
  await expect(page.getByText("The draft is saved")).toBeVisible();
  expect(await readCampaign(site, id)).toMatchObject({ subject: "Theirs, and mine", version: 3 });
});

test("what is not saved is there again after a reload, as what it was written over; who leaves gives it up", async ({
  page,
  site,
}) => {
  const { id, post, version } = await openedDraft(page, site);
  await page.getByLabel("Introduction, before the post").fill("My words");
  await changeDraft(site, id, { post, subject: "Theirs", intro: "", per_minute: 30, version });
  page.on("dialog", (dialog) => void dialog.accept());
  await page.reload();
  await expect(page.getByLabel("Introduction, before the post")).toHaveValue("My words");
  await expect(page.getByLabel("Subject")).toHaveValue("Before");
  await page.getByRole("button", { name: "Save draft" }).click();
  const choice = page.getByRole("dialog", { name: "Somebody else has saved this campaign" });
  await expect(choice).toContainText("Theirs");
  await page.keyboard.press("Escape");

  await page.getByRole("link", { name: "Cancel" }).click();
  await page.getByRole("button", { name: "Leave" }).click();
  await openDraft(page, site, id);
  await expect(page.getByLabel("Subject")).toHaveValue("Theirs");
  await expect(page.getByLabel("Introduction, before the post")).toHaveValue("");
});

test("one's own save whose answer was lost is no conflict", async ({ page, site }) => {
  const { id } = await openedDraft(page, site);
  await page.getByLabel("Subject").fill("Saved unheard");
  await loseAnswer(page, "**/api/campaigns/*", "PUT");
  await page.getByRole("button", { name: "Save draft" }).click();
  await expect(page.getByText("The draft is saved")).toBeVisible();
  expect(await readCampaign(site, id)).toMatchObject({ subject: "Saved unheard", version: 2 });
});

test("a new draft whose answer was lost is one, also when its words change before it is saved again", async ({
  page,
  site,
}) => {
  const { id: post } = await addPost(site, { title: "A post whose draft is unheard" });
  await openCompose(page, site, post);
  await page.getByLabel("Subject").fill("Stored unheard");
  const save = page.getByRole("button", { name: "Save draft" });
  await loseAnswer(page, "**/api/campaigns", "POST");
  await save.click();
  await expect(problemOf(page)).toContainText("No answer came from the server.");
  await save.click();
  await expect(news(page, "Stored unheard")).toHaveCount(1);

  await openCompose(page, site, post);
  await page.getByLabel("Subject").fill("Written at first");
  await loseAnswer(page, "**/api/campaigns", "POST");
  await save.click();
  await expect(problemOf(page)).toContainText("No answer came from the server.");
  await page.getByLabel("Subject").fill("Written at last");
  await save.click();
  await expect(news(page, "Written at last")).toHaveCount(1);
  await expect(news(page, "Written at first")).toHaveCount(0);
});

test("one's own start whose answer was lost is shown as started: at once, or where nothing was heard when it is saved or sent again", async ({
  page,
  site,
}) => {
  const { id } = await openedDraft(page, site);
  await loseAnswer(page, "**/api/campaigns/*/start", "POST");
  await page.getByRole("button", { name: "Send to 1 subscriber" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Send" }).click();
  await expect(page.getByText("This campaign has been started")).toBeVisible();
  expect(await readCampaign(site, id)).toMatchObject({ state: "sending" });

  for (const press of ["Save draft", "Send to 1 subscriber"]) {
    const { id } = await openedDraft(page, site);
    await page.getByLabel("Subject").fill(`Started, then ${press}`);
    await page.getByRole("button", { name: "Send to 1 subscriber" }).click();
    await loseAnswer(page, "**/api/campaigns/*/start", "POST");
    await loseAnswer(page, `**/api/campaigns/${id}`, "GET");
    await page.getByRole("alertdialog").getByRole("button", { name: "Send" }).click();
    await expect(problemOf(page)).toContainText("No answer came from the server.");
    await page.getByRole("button", { name: press }).click();
    await expect(page.getByText("This campaign has been started")).toBeVisible();
    await expect(news(page, `Started, then ${press}`)).toHaveCount(1);
    await expect(page.getByRole("alertdialog")).toHaveCount(0);
    expect(await readCampaign(site, id)).toMatchObject({ state: "sending" });
  }
});

test("the words for a draft that was deleted or sent meanwhile are kept as a new one", async ({
  page,
  site,
}) => {
  for (const [what, end] of [
    ["deleted", removeDraft],
    ["sent", startCampaign],
  ] as const) {
    const { id } = await openedDraft(page, site);
    await end(site, id);
    await page.getByLabel("Subject").fill(`Kept, though ${what}`);
    const save = () => page.getByRole("button", { name: "Save draft" }).click();
    await save();
    await expect(problemOf(page)).toContainText("Somebody has sent or deleted this draft");
    await save();
    await expect(news(page, `Kept, though ${what}`)).toContainText("Draft");
  }
});

/** What stands above the buttons; a toast says the same. */
const problemOf = (page: Page) => page.locator("form").getByRole("alert");

async function openedDraft(page: Page, site: Site) {
  const { id: post } = await addPost(site, { title: "A post that two send" });
  const draft = await addDraft(site, { post, subject: "Before" });
  await openDraft(page, site, draft.id);
  return { ...draft, post };
}

/** The second of them has pressed Save draft. */
async function saveSecond(page: Page, site: Site) {
  const { id, post, version } = await openedDraft(page, site);
  const theirs = { post, subject: "Theirs", intro: "Their words", per_minute: 30 };
  await changeDraft(site, id, { ...theirs, version });
  await page.getByLabel("Subject").fill("Mine");
  await page.getByLabel("Introduction, before the post").fill("My words");
  await page.getByRole("button", { name: "Save draft" }).click();
  const choice = page.getByRole("dialog", {
    name: "Somebody else has saved this campaign meanwhile",
  });
  await choice.waitFor();
  return { id, choice };
}
