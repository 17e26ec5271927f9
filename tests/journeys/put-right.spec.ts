import type { Locator } from "@playwright/test";
import { openCompose } from "./campaigns.ts";
import { anjali, fillEnquiry, openEnquiry, submitButton } from "./enquiry-form.ts";
import { wholeHydrated } from "./hydrated.ts";
import { logIn } from "./office.ts";
import { plainPage } from "./plain-page.ts";
import { addPost, openEditor } from "./posts.ts";
import { expect, test } from "./site.ts";

/** Types into a field that is called wrong: it is so while the text is `still` wrong, and no longer once it is `right`. */
async function putRight(field: Locator, says: string, still: string, right: string) {
  await expect(field).toHaveAccessibleDescription(says);
  await field.fill(still);
  await expect(field).toHaveAccessibleDescription(says);
  await field.fill(right);
  await expect(field).not.toHaveAttribute("aria-invalid");
  await expect(field).toBeFocused();
}

test("an enquiry's field is called wrong until it is right, in the dialog and on its own page", async ({
  page,
  site,
}) => {
  await page.goto(site.url + plainPage);
  const dialog = await openEnquiry(page);
  const email = dialog.getByLabel("Email");
  await fillEnquiry(dialog, { name: anjali.name, email: "sini@gmail" });
  await submitButton(dialog).click();
  await putRight(email, "Enter a valid email.", "sini@gmail.", "sini@gmail.example");
  await expect(dialog.getByText("Enter a valid email.")).toHaveCount(0);
  // What becomes wrong is said by the next Send, and not while somebody types.
  await email.fill("sini");
  await expect(email).not.toHaveAttribute("aria-invalid");
  await email.fill("");
  await submitButton(dialog).click();
  await expect(email).toHaveAccessibleDescription("Email is required.");

  await page.goto(`${site.url}/enquiry`);
  const form = page.locator("main form");
  await wholeHydrated(page);
  await fillEnquiry(form, { ...anjali, category: "" });
  await submitButton(form).click();
  const category = form.getByLabel("Category");
  await expect(category).toHaveAccessibleDescription("Please select a category.");
  await category.selectOption(anjali.category);
  await expect(category).not.toHaveAttribute("aria-invalid");
});

test("so is one of the hero, of Contact and of the newsletter", async ({ page, site }) => {
  await page.goto(site.url);
  await wholeHydrated(page);
  const hero = page.locator("#hero-form form");
  await hero.getByLabel("Your name").fill(anjali.name);
  await hero.getByLabel("Where we reply").fill(anjali.email);
  await hero.locator("[name=number]").fill("98470 5551");
  await hero.getByRole("button", { name: "Send" }).click();
  const wrongNumber = "Enter a valid 10-digit phone number.";
  await putRight(hero.locator("[name=number]"), wrongNumber, "98470 555123", "98470 55512");

  await page.goto(`${site.url}/contact`);
  await wholeHydrated(page);
  const contact = page.getByRole("region", { name: "Send us a message" });
  await contact.getByRole("button", { name: "Send message" }).click();
  await putRight(contact.locator("[name=name]"), "Name is required.", "  ", "A");

  await page.goto(`${site.url}/newsletter`);
  await wholeHydrated(page);
  const letter = page.locator("main form");
  await letter.getByRole("button", { name: "Subscribe" }).click();
  await putRight(letter.getByLabel("Email"), "Email is required.", " ", anjali.email);
});

test("so are the fields of a login, of a post and of a campaign", async ({ page, site }) => {
  await page.goto(`${site.url}/admin/login`);
  await page.getByLabel("Password").fill("something");
  await page.getByLabel("Email ID").fill("sini@gmail");
  await page.getByRole("button", { name: "Login" }).click();
  const wrongEmail = "Please enter a valid email address.";
  await putRight(page.getByLabel("Email ID"), wrongEmail, "sini@gmail.", "sini@gmail.example");

  await logIn(page, site);
  const editor = await openEditor(page, site);
  await editor.getByRole("button", { name: "Publish" }).click();
  await putRight(editor.getByLabel("Title"), "Title is required", "  ", "A title");

  const { id } = await addPost(site, { title: "A letter" });
  await openCompose(page, site, id);
  const subject = page.getByLabel("Subject");
  await subject.fill("");
  await page.getByRole("button", { name: "Save draft" }).click();
  await putRight(subject, "Subject is required.", " ", "News");
});
