import type { Page } from "@playwright/test";
import { toasts } from "./enquiry-form.ts";
import { logIn } from "./office.ts";
import {
  addPost,
  draftFileCount,
  editorOf,
  imagesIn,
  openBlog,
  openEditor,
  postTitled,
  titlesWith,
  writeSomething,
} from "./posts.ts";
import { expect, test } from "./site.ts";
import { objections, rowOf } from "./staff.ts";

test.beforeEach(async ({ page, site }) => {
  await logIn(page, site);
});

/** A title, a content and one image that are not saved. */
test("what is written comes back after a reload, images too, and can be discarded", async ({
  page,
  site,
}) => {
  await writeSomething(await openEditor(page, site), "A draft of a new post");
  await expect.poll(() => draftFileCount(page)).toBe(1);
  await page.reload();
  const editor = await editorOf(page, "Add Blog");
  const note = editor.getByRole("status").filter({ hasText: /Your draft of .+ is back/ });
  await expect(note).toBeVisible();
  await expect(editor.getByLabel("Title")).toHaveValue("A draft of a new post");
  await expect(editor.getByLabel("Content")).toHaveValue("What was written");
  await expect(imagesIn(editor)).toHaveCount(1);
  await expect(editor.getByLabel("What it shows, image 1")).toHaveValue("A draft");
  expect(await objections(page)).toEqual([]);

  // What came back can be published.
  await editor.getByRole("button", { name: "Publish" }).click();
  await expect(toasts(page)).toHaveText("New Blog added Successfully");
  expect(await postTitled(site, "A draft of a new post")).toMatchObject({ alts: ["A draft"] });
  await expect.poll(() => draftFileCount(page)).toBe(0);
  await expect((await openEditor(page, site)).getByLabel("Title")).toHaveValue("");
});

test("a draft of a change is marked in the list, and discarded back to what is stored", async ({
  page,
  site,
}) => {
  const post = await addPost(site, { title: "Stored" });
  await writeSomething(await openEditor(page, site, post.id), "Not stored");
  await expect.poll(() => draftFileCount(page)).toBe(1);
  await openBlog(page, site);
  const row = rowOf(page, "Stored");
  await expect(row.first()).toContainText("Your draft is not saved");
  await row.getByRole("button", { name: "Edit Stored", exact: true }).click();
  await editorOf(page, "Edit Blog");
  await page.reload();
  const editor = await editorOf(page, "Edit Blog");
  await expect(imagesIn(editor)).toHaveCount(2);
  await editor.getByRole("button", { name: "Discard the draft" }).click();
  await expect(editor.getByLabel("Title")).toHaveValue("Stored");
  await expect(editor.getByLabel("Content")).toHaveValue(post.content);
  await expect(imagesIn(editor)).toHaveCount(1);

  // By mistake: the button is another one now, and has the focus.
  await page.keyboard.press("Enter");
  await expect(editor.getByLabel("Title")).toHaveValue("Not stored");
  await expect(imagesIn(editor)).toHaveCount(2);
  await page.keyboard.press("Enter");
  await expect(page.getByText(/^Your draft of .* is discarded\./)).toBeVisible();
  // Who has typed on meanwhile has both.
  await editor.getByLabel("Title").fill("Stored, and more");
  await editor.getByRole("button", { name: "Undo" }).click();
  await expect(editor.getByLabel("Title")).toHaveValue("Not stored");
  await expect(imagesIn(editor)).toHaveCount(2);
  await editor.getByRole("button", { name: "Discard the draft" }).click();
  await expect(editor.getByLabel("Title")).toHaveValue("Stored, and more");
  await expect(imagesIn(editor)).toHaveCount(1);
  await editor.getByLabel("Title").fill("Stored");
  await page.reload();
  await expect((await editorOf(page, "Edit Blog")).getByLabel("Title")).toHaveValue("Stored");
  await expect(page.getByText(/Your draft/)).toHaveCount(0);
});

test("leaving asks first: for the menu, for Close, for Escape and for the back button", async ({
  page,
  site,
}) => {
  await openBlog(page, site);
  await page.getByRole("button", { name: "Add Blog" }).click();
  const editor = await editorOf(page, "Add Blog");
  await editor.getByLabel("Title").fill("Unsaved");
  const asked = page.getByRole("alertdialog", { name: "Leave without saving?" });
  for (const leave of [
    () => page.getByRole("link", { name: "Enquiry Form" }).click(),
    () => editor.getByRole("button", { name: "Close" }).click(),
    () => editor.getByRole("button", { name: "Cancel" }).click(),
    () => editor.getByLabel("Title").press("Escape"),
    () => page.evaluate(() => history.back()),
  ]) {
    await leave();
    await expect(asked).toHaveAccessibleDescription(
      "Your changes are not saved. The draft stays in this browser.",
    );
    await asked.getByRole("button", { name: "Go on editing" }).click();
    await expect(asked).toBeHidden();
    await expect(editor.getByLabel("Title")).toHaveValue("Unsaved");
  }
  await editor.getByRole("button", { name: "Close" }).click();
  await asked.getByRole("button", { name: "Leave" }).click();
  await expect(editor).toBeHidden();
  await expect(page.getByRole("button", { name: "Add Blog" })).toBeFocused();
  await page.getByRole("button", { name: "Add Blog" }).click();
  await expect((await editorOf(page, "Add Blog")).getByLabel("Title")).toHaveValue("Unsaved");

  await openBlog(page, site);
  const note = page.getByRole("status").filter({ hasText: "is not published yet" });
  await expect(note).toContainText("Your draft “Unsaved” is not published yet.");
  await note.getByRole("button", { name: "Open the draft" }).click();
  await expect((await editorOf(page, "Add Blog")).getByLabel("Title")).toHaveValue("Unsaved");
});

test("leaving the site asks in the browser's own words, and not when nothing was written", async ({
  page,
  site,
}) => {
  const questions: string[] = [];
  page.on("dialog", (dialog) => {
    questions.push(dialog.type());
    void dialog.accept();
  });
  const editor = await openEditor(page, site);
  await page.goto(`${site.url}/about`);
  expect(questions).toEqual([]);
  await page.goBack();
  await (await editorOf(page, "Add Blog")).getByLabel("Title").pressSequentially("A word");
  await expect(editor.getByLabel("Title")).toHaveValue("A word");
  await page.goto(`${site.url}/about`);
  expect(questions).toEqual(["beforeunload"]);
});

test("what is being sent can not be changed: all that the fields show is what is published", async ({
  page,
  site,
}) => {
  const editor = await openEditor(page, site);
  await writeSomething(editor, "Sent as it is");
  const publish = Promise.withResolvers<void>();
  await page.route("**/api/blogs", async (route) => {
    if (route.request().method() === "POST") await publish.promise;
    await route.continue();
  });
  const title = editor.getByLabel("Title");
  await title.press("Enter");
  await expect(editor.getByRole("button", { name: "Saving" })).toBeVisible();
  await expect(title).toBeFocused();
  await page.keyboard.type("More ");
  await expect(title).toHaveValue("Sent as it is");
  await editor.getByLabel("What it shows, image").pressSequentially("More");
  await expect(editor.getByLabel("What it shows, image")).toHaveValue("A draft");
  await editor.getByRole("button", { name: /^Remove image 1/ }).press("Enter");
  await expect(imagesIn(editor)).toHaveCount(1);
  publish.resolve();
  await expect(editor).toBeHidden();
  expect(await postTitled(site, "Sent as it is")).toMatchObject({ alts: ["A draft"] });
});

test.describe("an answer that is lost on its way", () => {
  test.use({ allowedConsole: [/ERR_CONNECTION_RESET/] });

  test("does not make a second post, also after a reload, nor does what is changed before it is sent again", async ({
    page,
    site,
  }) => {
    let editor = await openEditor(page, site);
    await writeSomething(editor, "Sent twice");
    await expect.poll(() => draftFileCount(page)).toBe(1);
    await loseNextAnswer(page);
    await editor.getByRole("button", { name: "Publish" }).click();
    await expect(editor.getByRole("alert")).toHaveText(
      "No answer came from the server. What you have written is kept in this browser.",
    );
    await page.reload();
    await (await editorOf(page, "Add Blog")).getByRole("button", { name: "Publish" }).click();

    await expect(toasts(page)).toHaveText("New Blog added Successfully");
    expect(await titlesWith(site, "Sent twice")).toEqual(["Sent twice"]);

    editor = await openEditor(page, site);
    await writeSomething(editor, "Changed between");
    const untilLost = await loseNextAnswer(page);
    await editor.getByRole("button", { name: "Publish" }).click();
    await expect(toasts(page)).toHaveText("Blog adding failed");
    await untilLost();
    await editor.getByLabel("Title").fill("Changed between, and better");
    await editor.getByRole("button", { name: "Publish" }).click();

    await expect(editor).toBeHidden();
    expect(await titlesWith(site, "Changed between")).toEqual(["Changed between, and better"]);
    const post = await postTitled(site, "Changed between, and better");
    expect(post).toMatchObject({ content: "What was written", alts: ["A draft"], version: 2 });
  });
});

/** The server takes the next post, and the browser never hears of it. Gives what waits until answers come again. */
async function loseNextAnswer(page: Page): Promise<() => Promise<void>> {
  const network = await page.context().newCDPSession(page);
  const lost = Promise.withResolvers<void>();
  network.once("Fetch.requestPaused", async ({ requestId }) => {
    await network.send("Fetch.failRequest", { requestId, errorReason: "ConnectionReset" });
    await network.detach();
    lost.resolve();
  });
  const patterns = [{ urlPattern: "*/api/blogs", requestStage: "Response" as const }];
  await network.send("Fetch.enable", { patterns });
  return () => lost.promise;
}
