import { toasts } from "./enquiry-form.ts";
import { logIn } from "./office.ts";
import {
  addPost,
  editorOf,
  imagesIn,
  openBlog,
  openEditor,
  picker,
  pictureFile,
  postTitled,
  readPost,
} from "./posts.ts";
import { expect, test } from "./site.ts";
import { rowOf } from "./staff.ts";

test.beforeEach(async ({ page, site }) => {
  await logIn(page, site);
});

test.describe("what fails", () => {
  test.use({ allowedConsole: [/status of (400|503)/] });

  test("a failed save says so and keeps everything", async ({ page, site }) => {
    const { id } = await addPost(site, { title: "Failing" });
    for (const { at, button, says } of [
      { at: "new", button: "Publish", says: "Blog adding failed" },
      { at: id, button: "Save Changes", says: "Blog editing failed" },
    ]) {
      const editor = await openEditor(page, site, at);
      await editor.getByLabel("Title").fill("Kept");
      await editor.getByLabel("Content").fill("Kept as well");
      await picker(editor).setInputFiles(await pictureFile("kept.jpg", "#111111"));
      await page.route("**/api/blogs**", (route) => {
        const error = "Please try again in a minute.";
        if (route.request().method() === "GET") return route.continue();
        return route.fulfill({ status: 503, json: { error } });
      });
      await editor.getByRole("button", { name: button }).click();
      await expect(toasts(page)).toHaveText(says);
      await expect(editor.getByRole("alert")).toHaveText("Please try again in a minute.");
      await expect(editor.getByLabel("Title")).toHaveValue("Kept");
      await page.unroute("**/api/blogs**");
      await editor.getByRole("button", { name: button }).click();
      await expect(editor).toBeHidden();
    }
  });

  test("an image with a script behind it is refused with a clear text", async ({ page, site }) => {
    const editor = await openEditor(page, site);
    await editor.getByLabel("Title").fill("With a script");
    await editor.getByLabel("Content").fill("Content");
    const file = await pictureFile("photo.jpg", "#0a4143");
    const script = Buffer.from("<script>alert(1)</script>");
    await picker(editor).setInputFiles([
      await pictureFile("another.jpg", "#d1a747"),
      { ...file, buffer: Buffer.concat([file.buffer, script]) },
    ]);
    await editor.getByRole("button", { name: "Publish" }).click();
    await expect(toasts(page)).toHaveText("Blog adding failed");
    await expect(editor.getByRole("alert")).toHaveText("An image carries a script: photo.jpg");
    await expect(imagesIn(editor)).toHaveCount(2);
  });
});

test("the rules are checked in their order, each at its field", async ({ page, site }) => {
  const editor = await openEditor(page, site);
  const publish = editor.getByRole("button", { name: "Publish" });
  const title = editor.getByLabel("Title");
  const content = editor.getByLabel("Content");
  for (const { fill, says, at } of [
    { fill: async () => undefined, says: "Title is required", at: title },
    {
      // What is pasted is not cut without a word.
      fill: () => page.keyboard.insertText("t".repeat(201)),
      says: "Title can have at most 200 characters.",
      at: title,
    },
    { fill: () => title.fill("  A title "), says: "Content is required", at: content },
    {
      fill: () => content.fill("Some content"),
      says: "At least one image is required",
      at: picker(editor),
    },
  ]) {
    await fill();
    await publish.click();
    await expect(toasts(page)).toHaveText(says);
    await expect(at).toHaveAccessibleDescription(says);
    await expect(at).toBeFocused();
  }
  await expect(page.getByText(/40 million pixels/)).toContainText("only its first picture");
  const types = "image/jpeg,image/png,image/webp,image/avif,image/gif";
  await expect(picker(editor)).toHaveAttribute("accept", types);
  await expect(picker(editor)).toHaveAttribute("multiple");
  for (const { file, says } of [
    {
      file: { name: "a.svg", mimeType: "image/svg+xml", buffer: Buffer.from("<svg/>") },
      says: "Only JPEG, PNG, WebP, AVIF and GIF images",
    },
    {
      file: { name: "a.png", mimeType: "image/png", buffer: Buffer.alloc(10 * 1024 * 1024 + 1) },
      says: "An image can have at most 10 MB",
    },
  ]) {
    await picker(editor).setInputFiles(file);
    await expect(toasts(page)).toHaveText(says);
    await expect(picker(editor)).toHaveAccessibleDescription(says);
  }
  const many = Array.from({ length: 13 }, async (_, at) =>
    pictureFile(`${at}.jpg`, `#00000${at % 10}`, 30),
  );
  await picker(editor).setInputFiles(await Promise.all(many));
  await expect(toasts(page)).toHaveText("A post can have at most 12 images");
  await expect(imagesIn(editor)).toHaveCount(0);
});

test("Add Blog: the preview follows, and what is published is what was written", async ({
  page,
  site,
}) => {
  await openBlog(page, site);
  await page.getByRole("button", { name: "Add Blog" }).click();
  const editor = await editorOf(page, "Add Blog");
  const preview = editor.getByRole("complementary", { name: "Live preview" });
  await expect(preview.getByRole("heading")).toHaveText("Blog title");
  await expect(preview).toContainText("No images selected");

  const content = `${"x".repeat(199)}\nand more`;
  await editor.getByLabel("Title").fill("Three dates");
  await editor.getByLabel("Content").fill(content);
  await expect(preview.getByRole("heading")).toHaveText("Three dates");
  await expect(preview).toContainText(`${"x".repeat(199)} …`);
  await picker(editor).setInputFiles([
    await pictureFile("one.jpg", "#ff0000"),
    await pictureFile("two.jpg", "#00ff00"),
  ]);
  const description = editor.getByLabel("What it shows, image 2");
  await description.fill("A\nstamp");
  await description.press("Enter");
  await expect(description).toHaveValue("A stamp");
  await expect(preview.getByRole("listitem")).toHaveCount(2);
  await expect(preview).not.toContainText("No images selected");

  await editor.getByRole("button", { name: "Publish" }).click();
  await expect(toasts(page)).toHaveText("New Blog added Successfully");
  await expect(editor).toBeHidden();
  await expect(rowOf(page, "Three dates")).toBeVisible();
  await expect(page.getByRole("button", { name: "Add Blog" })).toBeFocused();
  const post = await postTitled(site, "Three dates");
  expect(post).toMatchObject({ content, alts: ["", "A stamp"] });
  const isWhole = async () =>
    (await postTitled(site, "Three dates"))?.pictures.map((one) => one.hasAvif);
  await expect.poll(isWhole, "AVIF is made by itself").toEqual([true, true]);
});

test("Edit: images are removed, added, described and put in order", async ({ page, site }) => {
  const colours = ["#ff0000", "#00ff00", "#0000ff"];
  const pictures = await Promise.all(colours.map((colour) => pictureFile("", colour)));
  const before = await addPost(site, {
    title: "To be edited",
    images: pictures.map(({ buffer }) => buffer),
    alts: ["Red", "Green", "Blue"],
  });
  const [red, , blue] = before.image;
  await openBlog(page, site);
  await rowOf(page, "To be edited")
    .getByRole("button", { name: /^Edit / })
    .click();
  const editor = await editorOf(page, "Edit Blog");
  await expect(editor.getByLabel("Content")).toHaveValue(before.content);

  await editor.getByRole("button", { name: "Remove image 2, Stored image 2" }).click();
  await picker(editor).setInputFiles(await pictureFile("new.jpg", "#ffffff"));
  await editor.getByLabel("What it shows, image 3").fill("White");
  // By keys alone: the new one to the front, the focus staying with it.
  await editor.getByRole("button", { name: "Move image 3, new.jpg earlier" }).focus();
  await page.keyboard.press("Enter");
  await expect(editor.getByRole("button", { name: "Move image 2, new.jpg earlier" })).toBeFocused();
  await expect(
    editor.getByRole("status").filter({ hasText: "new.jpg is image 2 of 3." }),
  ).toHaveCount(1);
  await page.keyboard.press("Space");
  await expect(editor.getByRole("button", { name: "Move image 1, new.jpg earlier" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(imagesIn(editor).first()).toContainText("new.jpg");
  // By dragging: the last to the middle.
  await imagesIn(editor).nth(2).getByRole("img").dragTo(imagesIn(editor).nth(1), { steps: 5 });
  await expect(imagesIn(editor).nth(1)).toContainText("Stored image 3");

  await editor.getByRole("button", { name: "Save Changes" }).click();
  await expect(toasts(page)).toHaveText("blog edited successfully");
  await expect(rowOf(page, "To be edited").getByRole("button", { name: /^Edit / })).toBeFocused();
  const after = await readPost(site, before.id);
  expect(after.alts).toEqual(["White", "Blue", "Red"]);
  expect(after.image.slice(1)).toEqual([blue, red]);
});
