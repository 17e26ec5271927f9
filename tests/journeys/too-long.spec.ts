import type { Page } from "@playwright/test";
import { openLead } from "./desk.ts";
import { toasts } from "./enquiry-form.ts";
import { logIn } from "./office.ts";
import { openEditor, postTitled, writeSomething } from "./posts.ts";
import { expect, test } from "./site.ts";

/** The server refuses what the desk does not measure by itself. */
test.use({ allowedConsole: [/status of 400/] });

/** What is pasted comes whole. */
const paste = (page: Page, length: number) => page.keyboard.insertText("p".repeat(length));

test("the description of an image that is too long stays, and says so where it stands", async ({
  page,
  site,
}) => {
  const text = "The description of an image can have at most 500 characters.";
  await logIn(page, site);
  const editor = await openEditor(page, site);
  await writeSomething(editor, "A long description");
  const alt = editor.getByLabel("What it shows, image 1");
  await alt.focus();
  await paste(page, 600);
  await expect(alt).toHaveAccessibleDescription(text);
  const said = editor.getByText(text);
  expect(await said.evaluate((line) => line.scrollWidth - line.clientWidth)).toBeLessThanOrEqual(0);

  await editor.getByLabel("Title").focus();
  await editor.getByRole("button", { name: "Publish" }).click();
  await expect(toasts(page)).toHaveText(text);
  await expect(alt).toBeFocused();
  await expect(alt).toHaveAttribute("aria-invalid", "true");

  await alt.fill("p".repeat(500));
  await expect(alt).not.toHaveAttribute("aria-invalid");
  await expect(editor.getByText(text)).toHaveCount(0);
  await editor.getByRole("button", { name: "Publish" }).click();
  await expect(editor).toBeHidden();
  expect((await postTitled(site, "A long description"))?.alts).toEqual(["p".repeat(500)]);
});

test("a next step, a reason or a view's name that is too long stays, and the desk says so", async ({
  page,
  site,
}) => {
  await openLead(page, site, { name: "Meera Nair", email: "meera-long@example.com" });
  const notice = page.locator(".desk-notice");
  const step = page.getByRole("textbox", { name: "Next step" });
  await step.focus();
  await paste(page, 201);
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(notice).toContainText("The next step can have at most 200 characters.");
  await expect(step).toHaveValue("p".repeat(201));

  await page.getByRole("button", { name: "Close the details" }).focus();
  await page.keyboard.press("e");
  await page.keyboard.press("6");
  const reason = page.getByRole("combobox", { name: "Reason" });
  await expect(reason).toBeFocused();
  await paste(page, 201);
  await page.getByRole("button", { name: "Mark as lost" }).click();
  await expect(reason).toBeFocused();
  await expect(reason).toHaveAccessibleDescription("The reason can have at most 200 characters.");
  await reason.fill("r".repeat(200));
  await page.getByRole("button", { name: "Mark as lost" }).click();
  await expect(notice).toContainText("Meera Nair: Lost.");

  await page.locator("summary").filter({ hasText: "Views" }).click();
  await page.getByLabel("Save this view as").focus();
  await paste(page, 81);
  await page.getByRole("button", { name: "Save the view" }).click();
  await expect(toasts(page)).toHaveText("The name can have at most 80 characters.");
  await expect(page.getByLabel("Save this view as")).toHaveValue("p".repeat(81));
  await page.getByLabel("Save this view as").fill("A short name");
  await page.getByRole("button", { name: "Save the view" }).click();
  await page.getByRole("button", { name: "Rename the view A short name" }).click();
  await paste(page, 81);
  await page.keyboard.press("Enter");
  await expect(toasts(page)).toHaveText("The name can have at most 80 characters.");
  await expect(page.getByLabel(/^New name of the view/)).toHaveValue("p".repeat(81));
});
