import { addDraft, endUndo, news, openDraft, startCampaign, subscribe } from "./campaigns.ts";
import { arrived, holdCalls } from "./held-calls.ts";
import { logIn } from "./office.ts";
import { addPost, openBlog } from "./posts.ts";
import { expect, test } from "./site.ts";

// A site of its own: its list of campaigns is empty at first.
test.use({
  settings: { MAIL_FROM: "Keys <keys@example.com>" },
  allowedConsole: [/Blocked script execution in 'about:srcdoc'/],
});

test("the keyboard goes on with the campaign, whatever was pressed", async ({ page, site }) => {
  await subscribe(site, "reader@example.com");
  const { title } = await addPost(site, { title: "Sent by keys" });
  const subject = title;
  const heading = page.getByRole("heading", { name: `Send “${title}”` });
  const card = news(page, subject);
  await logIn(page, site);
  await page.goto(`${site.url}/admin/dashboard?section=campaigns`);
  await expect(page.getByText("Nothing has been sent yet")).toBeVisible();
  await expect(page.locator("main").getByRole("link")).toHaveText(["Choose a post"]);

  await page.getByRole("link", { name: "Choose a post" }).click();
  await page.getByRole("button", { name: `View ${title}` }).press("Enter");
  await page.getByRole("link", { name: "Send to subscribers", exact: true }).press("Enter");
  await expect(heading).toBeFocused();
  await page.getByRole("button", { name: "Save draft" }).press("Enter");
  await expect(card).toBeFocused();
  await page.getByRole("link", { name: `Go on writing ${subject}` }).press("Enter");
  await expect(heading).toBeFocused();
  await page.getByRole("link", { name: "Cancel" }).press("Enter");
  await expect(card).toBeFocused();

  await page.getByRole("link", { name: `Go on writing ${subject}` }).press("Enter");
  await page.getByRole("button", { name: "Send to 1 subscriber" }).press("Enter");
  await page.getByRole("alertdialog").getByRole("button", { name: "Send" }).press("Enter");
  await expect(card).toBeFocused();
  // It ends within ten seconds, and the next button in its place stops for good.
  const undo = page.getByRole("button", { name: `Undo ${subject}` });
  await undo.press("Enter");
  await expect(card).toContainText("Draft");
  await expect(card).toBeFocused();

  await page.getByRole("button", { name: `Delete ${subject}` }).press("Enter");
  await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).press("Enter");
  await expect(page.getByText("Nothing has been sent yet")).toBeVisible();
  await expect(page.getByRole("region", { name: "All campaigns" })).toBeFocused();
});

test("a row's Send leads to the heading; who waits at Undo is not left at Stop; a campaign is paused, goes on and is stopped, and a draft is deleted", async ({
  page,
  site,
}) => {
  await subscribe(site, "slow-reader@example.com");
  await subscribe(site, "slower-reader@example.com");
  const { id: post, title } = await addPost(site, { title: "Undone by nobody" });
  await logIn(page, site);
  await openBlog(page, site);
  await page.getByRole("link", { name: `Send to subscribers: ${title}` }).press("Enter");
  await expect(page.getByRole("heading", { name: `Send “${title}”` })).toBeFocused();

  const { id } = await addDraft(site, { post, subject: title, per_minute: 1 });
  await addDraft(site, { post, subject: "Never sent" });
  await openDraft(page, site, id);
  await startCampaign(site, id);
  await page.getByRole("link", { name: "Cancel" }).press("Enter");
  await page.getByRole("button", { name: `Undo ${title}` }).focus();
  endUndo(site, title);
  await expect(page.getByRole("button", { name: `Stop ${title}` })).toBeVisible();
  await expect(news(page, title)).toBeFocused();
  await page.getByRole("button", { name: `Pause ${title}` }).press("Enter");
  const goOn = page.getByRole("button", { name: `Go on ${title}` });
  await expect(goOn).toBeFocused();
  await expect(news(page, title)).toContainText("Paused");
  await goOn.press("Enter");
  await expect(news(page, title)).toContainText("Sending");
  await page.getByRole("button", { name: `Stop ${title}` }).click();
  const asked = page.getByRole("alertdialog");
  await expect(asked).toContainText(/ to those who do not have it yet: \d+ subscribers?\./);
  await asked.getByRole("button", { name: "Stop" }).click();
  await expect(news(page, title)).toContainText(/Stopped.*were not sent any more/s);

  await page.getByRole("button", { name: "Delete Never sent" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
  await expect(news(page, "Never sent")).toHaveCount(0);
  await expect(page.getByRole("button", { name: title })).toHaveCount(0);
});

test("what was done with a campaign is still shown when an older look at it comes late", async ({
  page,
  site,
}) => {
  const { id } = await addPost(site, { title: "Looked at late" });
  await subscribe(site, "late-look@example.com");
  const draft = await addDraft(site, { post: id, subject: "Late look", per_minute: 1 });
  await startCampaign(site, draft.id);
  await logIn(page, site);
  await page.goto(`${site.url}/admin/dashboard?section=campaigns`);
  await expect(page.getByRole("button", { name: "Undo Late look" })).toBeVisible();
  const { promise: held, resolve: letGo } = Promise.withResolvers<void>();
  const { promise: asked, resolve: isAsked } = Promise.withResolvers<void>();
  await page.route(
    "**/api/campaigns",
    async (route) => {
      const old = await route.fetch();
      isAsked();
      await held;
      await route.fulfill({ response: old });
    },
    { times: 1 },
  );
  await asked;
  await page.getByRole("button", { name: "Undo Late look" }).click();
  await expect(news(page, "Late look")).toContainText("Draft");
  const late = page.waitForResponse("**/api/campaigns");
  letGo();
  await arrived(page, late);
  expect(await news(page, "Late look").textContent()).toContain("Draft");

  await addDraft(site, { post: id, subject: "Beside it" });
  await page.reload();
  const letDelete = await holdCalls(page, `**/api/campaigns/${draft.id}`);
  for (const subject of ["Late look", "Beside it"]) {
    await page.getByRole("button", { name: `Delete ${subject}` }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
  }
  await expect(news(page, "Beside it"), "done while the other is under way").toHaveCount(0);
  await expect(news(page, "Late look")).toHaveCount(1);
  letDelete();
  await expect(news(page, "Late look")).toHaveCount(0);
});
