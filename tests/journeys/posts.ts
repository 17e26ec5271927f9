import type { Locator, Page } from "@playwright/test";
import type { Post } from "#contract/answers/blog.ts";
import { aPicture, aPost, type PostFields, postForm } from "#tests/blog.ts";
import { asStaff } from "./office.ts";
import { expect, type Site } from "./site.ts";

/** A picture as a browser's file picker gives it. */
export async function pictureFile(name: string, colour: string, width = 450) {
  const buffer = await aPicture({ kind: "jpeg", colour, width, height: width / 1.5 });
  return { name, mimeType: "image/jpeg", buffer };
}

/** Adds a post past the editor. */
export async function addPost(site: Site, fields: PostFields = {}): Promise<Post> {
  return asStaff(site, "POST", "/blogs", postForm(await aPost(fields)));
}

/** What another editor's save does. */
export async function changePost(site: Site, id: string, fields: PostFields): Promise<Post> {
  return asStaff(site, "PUT", `/blogs/${id}`, postForm(fields));
}

export async function readPost(site: Site, id: string): Promise<Post> {
  const answer = await fetch(`${site.url}/api/blogs/${id}`);
  return ((await answer.json()) as { data: Post }).data;
}

async function allPosts(site: Site): Promise<Post[]> {
  const answer = await fetch(`${site.url}/api/blogs`);
  return ((await answer.json()) as { data: Post[] }).data;
}

export async function postTitled(site: Site, title: string): Promise<Post | undefined> {
  return (await allPosts(site)).find((post) => post.title === title);
}

export async function titlesWith(site: Site, words: string): Promise<string[]> {
  return (await allPosts(site)).map(({ title }) => title).filter((title) => title.includes(words));
}

export async function openBlog(page: Page, site: Site): Promise<void> {
  await page.goto(`${site.url}/admin/dashboard?section=blog`);
  await page.getByRole("button", { name: "Add Blog" }).waitFor();
}

/** The editor, once it can be typed into. */
export async function openEditor(page: Page, site: Site, id = "new"): Promise<Locator> {
  await page.goto(`${site.url}/admin/dashboard?section=blog&edit=${id}`);
  return editorOf(page, id === "new" ? "Add Blog" : "Edit Blog");
}

export async function editorOf(page: Page, name: string): Promise<Locator> {
  const editor = page.getByRole("dialog", { name, exact: true });
  await expect(editor.getByLabel("Title")).toBeFocused();
  return editor;
}

export function imagesIn(editor: Locator): Locator {
  return editor.getByRole("list", { name: "Images in their order" }).getByRole("listitem");
}

export function picker(editor: Locator): Locator {
  return editor.getByLabel("Choose files");
}

/** Everything that a post needs. */
export async function writeSomething(editor: Locator, title: string) {
  await editor.getByLabel("Title").fill(title);
  await editor.getByLabel("Content").fill("What was written");
  await picker(editor).setInputFiles(await pictureFile("draft.jpg", "#336699"));
  await editor.getByLabel("What it shows, image").last().fill("A draft");
}

/** How many new images the browser keeps for drafts. */
export function draftFileCount(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const opening = indexedDB.open("post-drafts");
        opening.onsuccess = () => {
          const database = opening.result;
          const counting = database.transaction("files").objectStore("files").count();
          counting.onsuccess = () => resolve(counting.result);
          database.close();
        };
      }),
  );
}
