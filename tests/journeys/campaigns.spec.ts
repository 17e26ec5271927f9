import { addDraft, endUndo, news, openCompose, subscribe } from "./campaigns.ts";
import { expectFits } from "./fits.ts";
import { holdCalls } from "./held-calls.ts";
import { hydrated } from "./hydrated.ts";
import { asStaff, logIn } from "./office.ts";
import { addPost } from "./posts.ts";
import { expect, type Site, test } from "./site.ts";

// A site of its own: the number of its subscribers is told.
test.use({
  settings: { MAIL_FROM: "Letters <letters@example.com>" },
  // Playwright's own looks into the mail, in which nothing may run; and a link to no post.
  allowedConsole: [/Blocked script execution in 'about:srcdoc'|404 .*no-such-post/],
});

const mailsAbout = (site: Site, subject: string) =>
  site.mail.mails.filter((mail) => mail.subject === subject);

test("a post is looked at, tried on oneself, undone, sent, and asked about before it is sent again", async ({
  page,
  site,
}) => {
  const subject = "News of the desk";
  const { id } = await addPost(site, { title: "A post for subscribers" });
  await logIn(page, site);
  await page.goto(`${site.url}/admin/dashboard?section=campaigns&post=no-such-post`);
  await expect(page.getByText("What this link names cannot be sent:")).toBeVisible();
  await openCompose(page, site, id);
  await expect(page.getByText("Nobody has confirmed the newsletter yet,")).toBeVisible();
  await expect(page.getByRole("button", { name: "Send to 0 subscribers" })).toBeDisabled();
  await page.getByRole("link", { name: "Cancel" }).click();
  await expect(page.getByText("Nothing has been sent yet")).toBeVisible();
  await subscribe(site, "first-reader@example.com");
  await page.getByRole("link", { name: "Choose a post" }).click();
  await page.getByRole("link", { name: "Send to subscribers: A post for subscribers" }).click();

  const mail = page.frameLocator("iframe[title='The mail as it looks']");
  await expect(page.getByLabel("Subject")).toHaveValue("A post for subscribers");
  await page.getByLabel("Subject").fill(subject);
  await page.getByLabel("Introduction, before the post").fill("Dear <reader>,");
  await expect(mail.getByText("Dear <reader>,")).toBeVisible();
  await expect(mail.getByRole("heading", { name: "A post for subscribers" })).toBeVisible();
  const way = mail.getByRole("link", { name: "Read it in full" });
  await expect(way, "the mail's own look").toHaveCSS("background-color", "rgb(10, 65, 67)");
  expect(
    await mail.locator("img").evaluate((img: HTMLImageElement) => img.decode()),
  ).toBeUndefined();
  await page.getByRole("button", { name: "Phone" }).click();
  expect((await page.locator("iframe").boundingBox())?.width).toBeLessThanOrEqual(362);
  await page.getByRole("button", { name: "Plain text" }).click();
  await expect(page.getByText(/Dear <reader>,\s+A post for subscribers/)).toBeVisible();

  await page.getByRole("button", { name: "Send a test to me" }).click();
  await expect(page.getByText("The test mail is on its way")).toBeVisible();
  await expect.poll(() => mailsAbout(site, `[Test] ${subject}`)).toHaveLength(1);

  await page.getByRole("button", { name: /^Send to 1 subscriber$/ }).click();
  const question = page.getByRole("alertdialog", { name: "Send to 1 subscriber?" });
  await expect(question).toContainText("It takes about a minute, and can be undone");
  await question.getByRole("button", { name: "Send" }).click();
  await expect(news(page, subject)).toContainText(/The first mail goes in \d+ s\./);
  await page.getByRole("button", { name: `Undo ${subject}` }).click();
  await expect(news(page, subject)).toContainText("Draft");

  await page.getByRole("link", { name: `Go on writing ${subject}` }).click();
  await expect(page.getByLabel("Introduction, before the post")).toHaveValue("Dear <reader>,");
  await page.getByRole("button", { name: "Send to 1 subscriber" }).click();
  await question.getByRole("button", { name: "Send" }).click();
  await expect(news(page, subject)).toContainText("The first mail goes in");
  endUndo(site, subject);
  await expect(news(page, subject)).toContainText("1 of 1 sent");
  await expect(news(page, subject).getByRole("progressbar")).toHaveAttribute("aria-valuenow", "1");
  await expect(news(page, subject)).toContainText("Sent");
  const sentTo = mailsAbout(site, subject).flatMap(({ envelope }) => envelope.to);
  expect(sentTo).toEqual(["first-reader@example.com"]);

  await openCompose(page, site, id);
  await expect(page.getByText("This post has been sent to 1 subscriber before.")).toBeVisible();
  await page.getByRole("button", { name: "Send to 1 subscriber" }).click();
  await expect(page.getByRole("alertdialog", { name: "Send it again?" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("alertdialog")).toHaveCount(0);
});

test("a field that is wrong has the focus each time it is sent", async ({ page, site }) => {
  const { id } = await addPost(site, { title: "A post without a subject" });
  await logIn(page, site);
  await openCompose(page, site, id);
  const subject = page.getByLabel("Subject");
  const mail = page.frameLocator("iframe[title='The mail as it looks']");
  await expect(mail.getByRole("heading", { name: "A post without a subject" })).toBeVisible();
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  await subject.fill("");

  for (const button of ["Save draft", "Send a test to me", "Save draft"]) {
    await page.getByRole("button", { name: button }).click();
    await expect(subject).toBeFocused();
    await expect(subject).toHaveAccessibleDescription("Subject is required.");
  }
  // The next look at the mail is the next question.
  await subject.fill("Found again");
  await expect(page.getByRole("definition").filter({ hasText: "Found again" })).toBeVisible();
  expect(asked.filter((path) => path.startsWith("/api/campaigns"))).toHaveLength(1);

  // What is pasted is not cut without a word.
  const intro = page.getByLabel("Introduction, before the post");
  await intro.focus();
  await page.keyboard.insertText("w".repeat(2001));
  await page.getByRole("button", { name: "Save draft" }).click();
  await expect(intro).toHaveAccessibleDescription(
    "Introduction can have at most 2,000 characters.",
  );
});

test("what is pressed while a test mail is on its way is done after it", async ({ page, site }) => {
  const { id } = await addPost(site, { title: "Tried and kept" });
  await logIn(page, site);
  await openCompose(page, site, id);
  const letGo = await holdCalls(page, "**/api/campaigns/test");
  await page.getByRole("button", { name: "Send a test to me" }).click();
  await page.getByRole("button", { name: "Save draft" }).click();
  await expect(page.getByRole("button", { name: "Saving" })).toHaveAttribute("aria-busy", "true");
  letGo();
  await expect(news(page, "Tried and kept")).toContainText("Draft");
  await site.mail.mail(({ subject }) => subject === "[Test] Tried and kept");
});

test("a draft whose post is gone leaves its words, and is deleted", async ({ page, site }) => {
  const gone = await addPost(site, { title: "A post to be deleted" });
  const intro = "Dear <reader>,\nthis took an hour.";
  const draft = await addDraft(site, { post: gone.id, subject: "Never to be sent", intro });
  await asStaff(site, "DELETE", `/blogs/${gone.id}`);
  await logIn(page, site);
  await page.goto(`${site.url}/admin/dashboard?section=campaigns&draft=${draft.id}`);
  await hydrated(page);
  await expect(page.getByText("What this link names cannot be sent:")).toBeFocused();
  const card = news(page, "Never to be sent");
  await expect(card).toContainText("A post to be deleted (deleted)");
  await expect(card.getByRole("blockquote")).toHaveText(intro, { useInnerText: true });
  await expect(card.getByRole("link")).toHaveCount(0);

  await page.getByRole("button", { name: "Delete Never to be sent" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
  await expect(card).toHaveCount(0);
});

test("what is written and not saved is not left without a question; who logs out is told, and is not kept in the editor", async ({
  page,
  site,
}) => {
  const { id } = await addPost(site, { title: "A letter with care" });
  await logIn(page, site);
  await openCompose(page, site, id);
  const intro = page.getByLabel("Introduction, before the post");
  await intro.fill("Dear friends,");
  await page.getByRole("link", { name: "Enquiry Form" }).click();
  const asked = page.getByRole("alertdialog", { name: "Leave without saving?" });
  await expect(asked).toHaveAccessibleDescription("What you have written is not saved as a draft.");
  await asked.getByRole("button", { name: "Go on editing" }).click();
  await expect(intro).toHaveValue("Dear friends,");
  await page.getByRole("button", { name: "Save draft" }).click();
  await expect(page.getByText("The draft is saved")).toBeVisible();
  await expect(news(page, "A letter with care")).toContainText("Draft");

  await page.getByRole("link", { name: "Go on writing A letter with care" }).click();
  await intro.fill("Dear all,");
  // The last call of the page that needs the login.
  await expect(page.frameLocator("iframe").getByText("Dear all,")).toBeVisible();
  // The server does not hear of it, so that the other journeys' login goes on.
  await page.route("**/api/user/logout", (route) => route.fulfill({ json: {} }));
  await page.getByRole("button", { name: "Logout" }).first().click();
  const logout = page.getByRole("alertdialog", { name: "Are you sure you want to logout?" });
  await expect(logout).toContainText("What you have written is not saved as a draft.");
  await logout.getByRole("button", { name: "Yes, logout" }).click();
  await expect(page.getByRole("alertdialog", { name: "Logged out" })).toBeVisible();
  await expect(page).toHaveURL(`${site.url}/admin/login`);
  await expect(asked).toHaveCount(0);
});

test("320, 390 and 1440 px wide, list and composing scroll not sideways and give axe nothing", async ({
  page,
  site,
}) => {
  const { id } = await addPost(site, { title: "A wide one" });
  await logIn(page, site);
  const widths = [320, 390, 1440];
  await openCompose(page, site, id);
  await expect(page.locator("iframe")).toBeVisible();
  await expectFits(page, widths, "composing");
  await page.getByRole("link", { name: "Cancel" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Campaigns");
  await expect(page.locator(".campaigns, .blank").first()).toBeVisible();
  await expectFits(page, widths, "list");
});
