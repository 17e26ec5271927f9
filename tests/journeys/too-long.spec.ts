import type { Page } from "@playwright/test";
import { openLead } from "./desk.ts";
import { anjali, fillEnquiry, submitButton, toasts } from "./enquiry-form.ts";
import { hydrated } from "./hydrated.ts";
import { enquiriesFrom, logIn } from "./office.ts";
import { openEditor, postTitled, writeSomething } from "./posts.ts";
import { expect, test } from "./site.ts";

/** The server refuses what the desk does not measure by itself. */
test.use({ allowedConsole: [/status of 400/] });

/** What is pasted comes whole. */
const paste = (page: Page, length: number) => page.keyboard.insertText("p".repeat(length));

for (const javaScriptEnabled of [true, false]) {
  test.describe(`a visitor's form ${javaScriptEnabled ? "with" : "without"} JavaScript`, () => {
    test.use({ javaScriptEnabled });

    test("keeps what is too long, and says so at its field", async ({ page, site }) => {
      const person = { ...anjali, email: `too-long-${javaScriptEnabled}@example.com` };
      await page.goto("/enquiry");
      if (javaScriptEnabled) await hydrated(page);
      const form = page.locator("main");
      await fillEnquiry(form, person);
      for (const { label, most, text } of [
        { label: "Full name", most: 200, text: "Full Name can have at most 200 characters." },
        { label: "Email", most: 254, text: "Email can have at most 254 characters." },
        { label: "Location", most: 200, text: "Location can have at most 200 characters." },
        {
          label: "Your question",
          most: 10_000,
          text: "Your question can have at most 10,000 characters.",
        },
      ]) {
        const field = form.getByLabel(label).first();
        const typed = await field.inputValue();
        await field.fill("");
        await field.focus();
        await paste(page, most + 1);
        await submitButton(form).click();
        await expect(field).toHaveAccessibleDescription(text);
        await expect(field).toBeFocused();
        await expect(field).toHaveValue("p".repeat(most + 1));
        await field.fill(typed);
      }
      await submitButton(form).click();
      await expect(page.getByText("Enquiry sent successfully!").first()).toBeVisible();
      expect(await enquiriesFrom(site, person.email)).toMatchObject([{ doubt: person.doubt }]);
    });
  });
}

test("a search of staff's that is too long stays and is told, and the list is that of the last one", async ({
  page,
  site,
}) => {
  await logIn(page, site);
  await page.goto("/admin/dashboard?section=desk&q=nobody-of-that-name");
  await expect(page.getByText("Nothing found", { exact: true })).toBeVisible();
  const search = page.getByRole("searchbox", { name: "Search" });
  await search.selectText();
  await paste(page, 201);
  await page.keyboard.press("Enter");
  await expect(toasts(page)).toHaveText("A search can have at most 200 characters.");
  await expect(search).toHaveValue("p".repeat(201));
  await expect(page).toHaveURL(/q=nobody-of-that-name$/);
  await search.fill("p".repeat(200));
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/q=p{200}$/);
});

test("a colleague's name or email that is too long stays, and the field says so", async ({
  page,
  site,
}) => {
  await logIn(page, site);
  await page.goto("/admin/dashboard?section=team");
  const name = page.getByLabel("Full name");
  await name.focus();
  await paste(page, 201);
  const invite = page.getByRole("button", { name: "Send Invitation" });
  await invite.click();
  await expect(name).toHaveAccessibleDescription("Name can have at most 200 characters.");
  await expect(name).toHaveValue("p".repeat(201));
  await name.fill("Leela Thomas");

  const email = page.getByLabel("Email");
  await email.focus();
  await page.keyboard.insertText(`${"p".repeat(243)}@example.com`);
  await invite.click();
  await expect(email).toHaveAccessibleDescription("Please enter a valid email address.");
  await expect(email).toHaveValue(/^p{243}@example\.com$/);
});

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
