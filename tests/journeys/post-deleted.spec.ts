import type { Page } from "@playwright/test";
import { toasts } from "./enquiry-form.ts";
import { asStaff, logIn } from "./office.ts";
import {
  addPost,
  draftFileCount,
  editorOf,
  imagesIn,
  openBlog,
  openEditor,
  picker,
  pictureFile,
  postTitled,
} from "./posts.ts";
import { expect, type Site, test } from "./site.ts";
import { objections, sideways } from "./staff.ts";

test.use({ allowedConsole: [/status of 404/] });

const goneText = "Somebody else has deleted this post meanwhile.";

test.beforeEach(async ({ page, site }) => {
  await logIn(page, site);
});

test("what was written of a post that was deleted meanwhile is published as a new one", async ({
  page,
  site,
}) => {
  const { id, editor } = await writeOn(page, site, "Deleted under the pen");
  await removePost(site, id);
  await editor.getByRole("button", { name: "Save Changes" }).click();
  const note = editor.getByRole("alert").filter({ hasText: goneText });
  await expect(note).toBeFocused();
  await expect(note).toContainText("Images that went with it: 1.");
  await expect(editor.getByLabel("Title")).toHaveValue("Deleted under the pen, and better");
  await expect(imagesIn(editor)).toHaveCount(1);

  await editor.getByRole("button", { name: "Publish as a new post" }).click();
  await expect(toasts(page)).toHaveText("New Blog added Successfully");
  await expect(editor).toBeHidden();
  await expect(page.getByRole("button", { name: "Add Blog" })).toBeFocused();
  const kept = await postTitled(site, "Deleted under the pen, and better");
  expect(kept).toMatchObject({ content: "My words", alts: ["Mine"], version: 1 });
  await expect.poll(() => draftFileCount(page)).toBe(0);
  await expect(page.getByText("of a post that has been deleted")).toHaveCount(0);
});

test("a draft of a deleted post is opened from the list, and can be discarded; without one the post is said not to be there", async ({
  page,
  site,
}) => {
  const { id } = await writeOn(page, site, "Deleted before the save");
  await expect.poll(() => draftFileCount(page)).toBe(1);
  await removePost(site, id);
  await openBlog(page, site);
  const note = page.getByRole("status").filter({ hasText: "of a post that has been deleted" });
  await expect(note).toContainText("“Deleted before the save, and better”");
  expect(await objections(page)).toEqual([]);
  await note.getByRole("button", { name: "Open the draft" }).click();

  const editor = await editorOf(page, "Edit Blog");
  await expect(editor.getByText(goneText)).toBeVisible();
  await expect(editor.getByText("Images that could not be kept: 1.")).toBeVisible();
  await expect(editor.getByLabel("Content")).toHaveValue("My words");
  await expect(imagesIn(editor)).toHaveCount(1);
  await expect(editor.getByRole("button", { name: "Publish as a new post" })).toBeVisible();
  expect(await objections(page)).toEqual([]);
  await page.setViewportSize({ width: 390, height: 900 });
  await expect.poll(() => sideways(page)).toBeLessThanOrEqual(0);

  await editor.getByRole("button", { name: "Discard the draft" }).click();
  await editor.getByRole("button", { name: "Cancel" }).click();
  await expect(editor).toBeHidden();
  await expect(note).toHaveCount(0);
  await expect.poll(() => draftFileCount(page)).toBe(0);

  await page.goto(`${site.url}/admin/dashboard?section=blog&edit=${id}`);
  await expect(page.getByRole("alert").filter({ hasText: "no such post" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Retry" })).toHaveCount(0);

  await page.getByRole("button", { name: "Back to the posts" }).click();
  await expect(page.getByRole("dialog", { name: "Edit Blog" })).toBeHidden();
  await expect(page.getByRole("button", { name: "Add Blog" })).toBeFocused();
});

/** In the editor, with a stored image and a new one; nothing is saved. */
async function writeOn(page: Page, site: Site, title: string) {
  const { id } = await addPost(site, { title });
  const editor = await openEditor(page, site, id);
  await editor.getByLabel("Title").fill(`${title}, and better`);
  await editor.getByLabel("Content").fill("My words");
  await picker(editor).setInputFiles(await pictureFile("mine.jpg", "#663399"));
  await editor.getByLabel("What it shows, image 2").fill("Mine");
  return { id, editor };
}

/** What a colleague does. */
const removePost = (site: Site, id: string) => asStaff(site, "DELETE", `/blogs/${id}`);
