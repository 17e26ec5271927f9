import { toasts } from "./enquiry-form.ts";
import { expectFits } from "./fits.ts";
import { loseAnswer } from "./lost-answer.ts";
import { logIn } from "./office.ts";
import { addPost, imagesIn, openBlog, openEditor, picker, pictureFile, readPost } from "./posts.ts";
import { expect, type Site, test } from "./site.ts";
import { cellsOf, rowOf } from "./staff.ts";

test.beforeEach(async ({ page, site }) => {
  await logIn(page, site);
});

test("an empty blog says so; the table: columns, newest first, 25 a page with the page in the address", async ({
  page,
  site,
}) => {
  await page.route("**/api/blogs", (route) => route.fulfill({ json: { data: [] } }));
  await openBlog(page, site);
  await expect(page.getByText("No blogs found", { exact: true })).toBeVisible();

  const post = await addPost(site, { title: "The one at the top" });
  const posts = Array.from({ length: 26 }, (_, at) => ({
    ...post,
    id: `post-${at}`,
    title: `Post ${at + 1}`,
  }));
  await page.route("**/api/blogs", (route) => route.fulfill({ json: { data: posts } }));
  await openBlog(page, site);
  await expect(page.getByRole("columnheader")).toHaveText(["SL.No", "Title", "Action"]);
  await expect(page.getByRole("row")).toHaveCount(26);
  await expect(cellsOf(page.getByRole("row").nth(1)).first()).toHaveText("1");
  await expect(page.getByRole("button", { name: "Prev" })).toBeDisabled();
  await expect(page.getByText("Page 1 of 2")).toBeVisible();
  await page.getByRole("link", { name: "Next" }).press("Enter");
  await expect(page.getByRole("navigation", { name: "Pages of the list" })).toBeFocused();
  await expect(page).toHaveURL(/section=blog&page=2$/);
  await expect(cellsOf(page.getByRole("row").nth(1)).first()).toHaveText("26");
  await expect(page.getByRole("button", { name: "Next" })).toBeDisabled();
});

test("View shows title, date as readers see it, images one at a time, and the content with its lines", async ({
  page,
  site,
}) => {
  const images = await Promise.all(
    ["#0a4143", "#d1a747"].map(async (colour) => (await pictureFile("", colour)).buffer),
  );
  const content = "First line\nSecond line";
  const title = "A post with two images";
  const { id } = await addPost(site, { title, content, images, alts: ["A slip", "A stamp"] });
  await openBlog(page, site);
  await rowOf(page, title)
    .getByRole("button", { name: /^View / })
    .click();

  const view = page.getByRole("dialog", { name: title });
  await expect(view.getByRole("time")).toHaveText(await dayForReaders(site, id));
  expect(await view.getByText("First line").textContent()).toBe(content);
  await expect(view.getByText("First line")).toHaveCSS("white-space-collapse", "preserve");
  await expect(view.getByRole("img", { name: "A slip" })).toBeInViewport({ ratio: 0.5 });
  await expect(view.getByRole("img", { name: "A stamp" })).not.toBeInViewport();
  const [first, second] = [1, 2].map((at) =>
    view.getByRole("button", { name: `Slide ${at} of 2` }),
  );
  await second?.click();
  await expect(view.getByRole("img", { name: "A stamp" })).toBeInViewport({ ratio: 0.5 });
  await expect(second ?? view).toHaveAttribute("aria-current", "true");
  await view.getByRole("list", { name: "Images" }).press("ArrowRight");
  await expect(second ?? view).toHaveAttribute("aria-current", "true");
  await first?.click();
  await expect(first ?? view).toHaveAttribute("aria-current", "true");
  await expect(view.getByRole("link", { name: "See it on the site" })).toHaveAttribute(
    "href",
    `/blog/${id}`,
  );
  await page.keyboard.press("Escape");
  await expect(view).toBeHidden();
  await expect(rowOf(page, title).getByRole("button", { name: /^View / })).toBeFocused();
});

test("Delete asks first, and says of which post; then says Deleted!", async ({ page, site }) => {
  const { id } = await addPost(site, { title: "To be deleted" });
  await openBlog(page, site);
  const row = rowOf(page, "To be deleted");
  await row.getByRole("button", { name: /^Delete / }).click();
  const asked = page.getByRole("alertdialog", { name: "Are you sure?", exact: true });
  await expect(asked).toHaveAccessibleDescription(
    "To be deleted You won't be able to revert this!",
  );
  await expect(asked.getByText("You won't be able to revert this!", { exact: true })).toBeVisible();
  await asked.getByRole("button", { name: "Cancel" }).click();
  await expect(asked).toBeHidden();
  expect((await readPost(site, id)).id).toBe(id);

  await row.getByRole("button", { name: /^Delete / }).click();
  // A key that is held down destroys nothing.
  await expect(asked.getByRole("button", { name: "Cancel" })).toBeFocused();
  await asked.getByRole("button", { name: "Yes, delete it!", exact: true }).click();
  const done = page.getByRole("alertdialog", { name: "Deleted!", exact: true });
  await expect(done).toHaveAccessibleDescription("Blog has been deleted.");
  await done.getByRole("button", { name: "OK" }).click();
  await expect(row).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Add Blog" })).toBeFocused();
});

test.describe("what fails", () => {
  test.use({ allowedConsole: [/status of (400|404|500|503)|ERR_FAILED/] });

  test("a failed delete says Failed! and leaves the post; one whose answer is lost is done with the next one", async ({
    page,
    site,
  }) => {
    await addPost(site, { title: "Can not be deleted" });
    await addPost(site, { title: "Deleted unheard" });
    await openBlog(page, site);
    await page.route("**/api/blogs/*", (route) =>
      route.request().method() === "DELETE" ? route.fulfill({ status: 500 }) : route.continue(),
    );
    const kept = rowOf(page, "Can not be deleted");
    await kept.getByRole("button", { name: /^Delete / }).click();
    await page.getByRole("button", { name: "Yes, delete it!" }).click();
    const failed = page.getByRole("alertdialog", { name: "Failed!", exact: true });
    await expect(failed).toHaveAccessibleDescription("Something went wrong");
    await failed.getByRole("button", { name: "OK" }).click();
    await expect(kept).toBeVisible();
    await page.unroute("**/api/blogs/*");

    await loseAnswer(page, "**/api/blogs/*", "DELETE");
    const row = rowOf(page, "Deleted unheard");
    for (const end of ["Failed!", "Deleted!"]) {
      await row.getByRole("button", { name: /^Delete / }).click();
      await page.getByRole("button", { name: "Yes, delete it!" }).click();
      await page
        .getByRole("alertdialog", { name: end })
        .getByRole("button", { name: "OK" })
        .click();
    }
    await expect(row).toHaveCount(0);
  });
});

test("nothing to scroll sideways, nothing that axe objects to, 320 to 1440 px wide", async ({
  page,
  site,
}) => {
  const expectShownFits = (what: string) => expectFits(page, [320, 390, 768, 1440], what);
  await page.emulateMedia({ reducedMotion: "reduce" });
  const images = [
    (await pictureFile("", "#0a4143")).buffer,
    (await pictureFile("", "#d1a747")).buffer,
  ];
  const title = `As wide as can be: ${"averylongword".repeat(4)}`;
  const { id } = await addPost(site, { title, images });
  await openBlog(page, site);
  await expectShownFits("list");
  await rowOf(page, title)
    .getByRole("button", { name: /^View / })
    .click();
  const view = page.getByRole("dialog", { name: title });
  await view.waitFor();
  await expectShownFits("view");
  await page.setViewportSize({ width: 320, height: 900 });
  expect(await view.evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(0);
  await page.keyboard.press("Escape");
  await rowOf(page, title)
    .getByRole("button", { name: /^Delete / })
    .click();
  await page.getByRole("alertdialog").waitFor();
  await expectShownFits("delete");

  await openEditor(page, site);
  await expectShownFits("empty editor");
  await page.getByRole("button", { name: "Publish" }).click();
  await expect(toasts(page)).toHaveText("Title is required");
  await expectShownFits("editor with a problem");
  const editor = await openEditor(page, site, id);
  await picker(editor).setInputFiles(await pictureFile("new.jpg", "#ffffff"));
  await expect(imagesIn(editor)).toHaveCount(3);
  await expectShownFits("editor");
});

async function dayForReaders(site: Site, id: string): Promise<string> {
  const page = await (await fetch(`${site.url}/blog/${id}`)).text();
  return /<time[^>]*>([A-Z][a-z]+ \d{1,2}, \d{4})</.exec(page)?.[1] ?? "none";
}
