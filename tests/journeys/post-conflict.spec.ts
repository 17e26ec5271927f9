import type { Page } from "@playwright/test";
import { toasts } from "./enquiry-form.ts";
import { expectFits } from "./fits.ts";
import { loseAnswer } from "./lost-answer.ts";
import { logIn } from "./office.ts";
import {
  addPost,
  changePost,
  editorOf,
  imagesIn,
  openEditor,
  pictureFile,
  readPost,
  writeSomething,
} from "./posts.ts";
import { expect, type Site, test } from "./site.ts";

test.use({ allowedConsole: [/status of 412|ERR_FAILED/] });

test.beforeEach(async ({ page, site }) => {
  await logIn(page, site);
});

test("the second sees both, goes on, is asked again, and saves over; the choice has nothing that axe objects to, on a phone and on a desk", async ({
  page,
  site,
}) => {
  const { id, red, editor, choice } = await saveSecond(page, site);
  const mine = choice.getByRole("region", { name: "Your version" });
  await expect(mine).toContainText("Mine");
  await expect(mine).toContainText("My content");
  const theirs = choice.getByRole("region", { name: "The saved version" });
  await expect(theirs).toContainText("Theirs");
  await expect(theirs).toContainText("Their content");
  await expect(choice).toContainText("that cannot be kept: 1.");
  await expectFits(page, [390, 1440], "choice");

  await page.keyboard.press("Escape");
  await expect(choice).toBeHidden();
  await expect(editor.getByLabel("Title")).toHaveValue("Mine");
  await editor.getByRole("button", { name: "Save Changes" }).click();
  await expect(choice).toBeVisible();
  expect(await readPost(site, id)).toMatchObject({ title: "Theirs", version: 2 });

  await choice.getByRole("button", { name: "Save mine over it" }).click();
  await expect(toasts(page)).toHaveText("blog edited successfully");
  expect(await readPost(site, id)).toMatchObject({ title: "Mine", image: [red] });
});

test("one's own save whose answer was lost is no conflict", async ({ page, site }) => {
  const editor = await openEditor(page, site, (await addPost(site, { title: "Saved unheard" })).id);
  await editor.getByLabel("Title").fill("Saved, and told so at last");
  await loseAnswer(page, "**/api/blogs/*", "PUT");
  const save = () => editor.getByRole("button", { name: "Save Changes" }).click();
  await save();
  await expect(toasts(page)).toHaveText("Blog editing failed");
  await save();
  await expect(toasts(page)).toHaveText("blog edited successfully");
  await expect(editor).toBeHidden();
});

test("what is published in one tab does not take another tab's draft along", async ({
  page,
  context,
  site,
}) => {
  const other = await context.newPage();
  const mine = await openEditor(page, site);
  const theirs = await openEditor(other, site);
  await writeSomething(mine, "Of the first tab");
  await writeSomething(theirs, "Of the second tab");
  await mine.getByRole("button", { name: "Publish" }).click();
  await expect(toasts(page)).toHaveText("New Blog added Successfully");

  await other.close({ runBeforeUnload: false });
  await expect((await openEditor(page, site)).getByLabel("Title")).toHaveValue("Of the second tab");
});

test("the second takes what was saved", async ({ page, site }) => {
  const { id, editor, choice } = await saveSecond(page, site);
  await choice.getByRole("button", { name: "Take the saved version" }).click();
  await expect(editor.getByLabel("Title")).toHaveValue("Theirs");
  await expect(imagesIn(editor)).toHaveCount(1);
  await editor.getByLabel("Title").fill("Theirs, and mine");
  await editor.getByRole("button", { name: "Save Changes" }).click();
  await expect(toasts(page)).toHaveText("blog edited successfully");
  expect(await readPost(site, id)).toMatchObject({ title: "Theirs, and mine", version: 3 });
});

test("a draft from before their save is told as well", async ({ page, site }) => {
  const { id } = await addPost(site, { title: "Long ago" });
  await (await openEditor(page, site, id)).getByLabel("Title").fill("My draft");
  await changePost(site, id, { title: "Theirs", content: "Theirs" });
  await page.reload();
  const editor = await editorOf(page, "Edit Blog");
  await expect(editor.getByLabel("Title")).toHaveValue("My draft");
  await editor.getByRole("button", { name: "Save Changes" }).click();
  await expect(page.getByRole("dialog", { name: /Somebody else has saved/ })).toBeVisible();
});

/** The second of them has pressed Save Changes. */
async function saveSecond(page: Page, site: Site) {
  const pictures = await Promise.all(
    ["#ff0000", "#00ff00"].map((colour) => pictureFile("", colour)),
  );
  const images = pictures.map(({ buffer }) => buffer);
  const post = await addPost(site, { title: "Before", images, alts: ["Red", "Green"] });
  const editor = await openEditor(page, site, post.id);
  const [red = ""] = post.image;
  const theirs = { title: "Theirs", content: "Their content", keep: [red] };
  await changePost(site, post.id, theirs);
  await editor.getByLabel("Title").fill("Mine");
  await editor.getByLabel("Content").fill("My content");
  await editor.getByRole("button", { name: "Save Changes" }).click();
  const choice = page.getByRole("dialog", {
    name: "Somebody else has saved this post meanwhile",
  });
  await choice.waitFor();
  return { id: post.id, red, editor, choice };
}
