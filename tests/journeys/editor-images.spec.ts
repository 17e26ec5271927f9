import { aPicture } from "#tests/blog.ts";
import { toasts } from "./enquiry-form.ts";
import { logIn } from "./office.ts";
import {
  draftFileCount,
  imagesIn,
  openEditor,
  picker,
  pictureFile,
  postTitled,
  writeSomething,
} from "./posts.ts";
import { expect, test } from "./site.ts";

declare global {
  interface Window {
    held: string[];
  }
}

test.beforeEach(async ({ page, site }) => {
  await logIn(page, site);
});

test("images come by drop and by paste as well, several in one moment in their order, and text is pasted as text", async ({
  page,
  site,
}) => {
  const editor = await openEditor(page, site);
  const { buffer } = await pictureFile("", "#123456");
  const bytes = [...buffer];
  for (const way of ["drop", "paste"]) {
    await page.evaluate(
      ({ type, content }) => {
        const data = new DataTransfer();
        data.items.add(new File([new Uint8Array(content)], `${type}.jpg`, { type: "image/jpeg" }));
        const init = { bubbles: true, cancelable: true };
        document.body.dispatchEvent(
          type === "drop"
            ? new DragEvent("drop", { ...init, dataTransfer: data })
            : new ClipboardEvent("paste", { ...init, clipboardData: data }),
        );
      },
      { type: way, content: bytes },
    );
    await expect(imagesIn(editor).filter({ hasText: `${way}.jpg` })).toBeVisible();
  }
  await expect(imagesIn(editor)).toHaveCount(2);

  // An office program's clipboard: the words, and a picture of them.
  const isTaken = await editor.getByLabel("Content").evaluate((field) => {
    const data = new DataTransfer();
    data.setData("text/plain", "Some words");
    data.items.add(new File(["x"], "words.png", { type: "image/png" }));
    const init = { bubbles: true, cancelable: true, clipboardData: data };
    return !field.dispatchEvent(new ClipboardEvent("paste", init));
  });
  expect(isTaken).toBe(false);
  await expect(imagesIn(editor)).toHaveCount(2);

  await page.evaluate((content) => {
    for (const name of ["first.jpg", "second.jpg", "third.jpg"]) {
      const data = new DataTransfer();
      data.items.add(new File([new Uint8Array(content)], name, { type: "image/jpeg" }));
      const init = { bubbles: true, cancelable: true, dataTransfer: data };
      document.body.dispatchEvent(new DragEvent("drop", init));
    }
  }, bytes);
  const names = [/drop\.jpg/, /paste\.jpg/, /first\.jpg/, /second\.jpg/, /third\.jpg/];
  await expect(imagesIn(editor)).toHaveText(names);
});

test("a file is told by what is in it, at once: a PNG called scan.bmp is published, a text called x.png refused", async ({
  page,
  site,
}) => {
  const editor = await openEditor(page, site);
  await editor.getByLabel("Title").fill("Told by content");
  await editor.getByLabel("Content").fill("Content");
  const says = "Only JPEG, PNG, WebP, AVIF and GIF images";
  const text = { name: "x.png", mimeType: "image/png", buffer: Buffer.from("No picture") };
  await picker(editor).setInputFiles(text);
  await expect(toasts(page)).toHaveText(says);
  await expect(picker(editor)).toHaveAccessibleDescription(says);
  await expect(imagesIn(editor)).toHaveCount(0);

  const scan = { name: "scan.bmp", mimeType: "image/bmp", buffer: await aPicture() };
  await picker(editor).setInputFiles(scan);
  await expect(imagesIn(editor).filter({ hasText: "scan.bmp" })).toBeVisible();
  await editor.getByRole("button", { name: "Publish" }).click();
  await expect(toasts(page)).toHaveText("New Blog added Successfully");
  expect((await postTitled(site, "Told by content"))?.image).toHaveLength(1);
});

test("images that were chosen are held in memory until the editor is closed", async ({
  page,
  site,
}) => {
  await page.addInitScript(() => {
    const { createObjectURL, revokeObjectURL } = URL;
    URL.createObjectURL = (file) => {
      const address = createObjectURL(file);
      window.held.push(address);
      return address;
    };
    URL.revokeObjectURL = (address) => {
      window.held = window.held.filter((one) => one !== address);
      revokeObjectURL(address);
    };
    window.held = [];
  });
  const held = () => page.evaluate(() => window.held.length);
  const editor = await openEditor(page, site);
  await picker(editor).setInputFiles([
    await pictureFile("removed.jpg", "#123456"),
    await pictureFile("kept.jpg", "#654321"),
  ]);
  await expect(imagesIn(editor)).toHaveCount(2);
  await editor.getByRole("button", { name: "Remove image 1" }).click();
  await expect(imagesIn(editor)).toHaveCount(1);
  expect(await held()).toBe(2);

  await editor.getByRole("button", { name: "Close" }).click();
  await page.getByRole("button", { name: "Leave" }).click();
  await expect(editor).toBeHidden();
  expect(await held()).toBe(0);
});

test("each file shows how far its upload is", async ({ page, site }) => {
  const editor = await openEditor(page, site);
  await editor.getByLabel("Title").fill("Slowly uploaded");
  await editor.getByLabel("Content").fill("Content");
  await picker(editor).setInputFiles([
    await pictureFile("one.jpg", "#ff0000"),
    await pictureFile("two.jpg", "#00ff00"),
  ]);
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route("**/api/blogs", async (route) => {
    if (route.request().method() === "POST") await held;
    await route.continue();
  });
  await editor.getByRole("button", { name: "Publish" }).click();
  await expect(
    editor.getByRole("progressbar", { name: "Upload of image 1, one.jpg" }),
  ).toBeVisible();
  await expect(
    editor.getByRole("progressbar", { name: "Upload of image 2, two.jpg" }),
  ).toBeVisible();
  await expect(editor.getByRole("button", { name: "Saving" })).toHaveAttribute("aria-busy", "true");
  release();
  await expect(editor).toBeHidden();
});

test("an image that the browser's storage could not keep is kept with the next change", async ({
  page,
  site,
}) => {
  // Taken, and given up at the end: so a disk is full.
  await page.addInitScript(() => {
    const { put } = IDBObjectStore.prototype;
    IDBObjectStore.prototype.put = function (...what) {
      IDBObjectStore.prototype.put = put;
      const request = put.apply(this, what);
      request.addEventListener("success", () => this.transaction.abort());
      const isGivenUp = () => document.body.setAttribute("data-given-up", "");
      this.transaction.addEventListener("abort", isGivenUp);
      return request;
    };
  });
  const editor = await openEditor(page, site);
  await writeSomething(editor, "A full disk");
  await page.locator("[data-given-up]").waitFor();

  await editor.getByLabel("Content").fill("What was written when there was room again");
  await expect.poll(() => draftFileCount(page)).toBe(1);
});
