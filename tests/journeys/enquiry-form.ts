import { expect, type Locator, type Page } from "@playwright/test";
import { hydrated } from "./hydrated.ts";

/** As a visitor would type it. */
export const anjali = {
  name: "Anjali Mathew",
  email: "anjali.mathew@example.com",
  number: "+91 98470-55512",
  location: "Thrissur, India",
  category: "Visa for Nurses (RN)",
  doubt: "I passed the NCLEX-RN in May and have an offer in Dallas. അടുത്തത് എന്ത്?",
};

/** Under what is wrong with its number. */
export const numberFromElsewhere =
  "A number from another country? Write it in a message on Contact Us: the phone is optional there.";

/** Opens the enquiry dialog from the header or, on a narrow screen, from the home page's hero. */
export async function openEnquiry(page: Page): Promise<Locator> {
  await hydrated(page);
  await page.getByRole("link", { name: "Enquire Now" }).filter({ visible: true }).first().click();
  const dialog = page.getByRole("dialog", { name: "Enquiry" });
  await dialog.waitFor();
  return dialog;
}

export async function fillEnquiry(form: Page | Locator, values: Partial<typeof anjali>) {
  if (values.name !== undefined) await form.getByLabel("Full name").fill(values.name);
  if (values.email !== undefined) await form.getByLabel("Email").first().fill(values.email);
  if (values.number !== undefined) await form.getByLabel("Contact number").fill(values.number);
  if (values.location !== undefined) await form.getByLabel("Location").fill(values.location);
  if (values.category !== undefined)
    await form.getByLabel("Category").selectOption(values.category);
  if (values.doubt !== undefined) await form.getByLabel("Your question").fill(values.doubt);
}

export function submitButton(form: Page | Locator): Locator {
  return form.getByRole("button", { name: "Submit Enquiry" });
}

/** The toasts that stand on the page. */
export function toasts(page: Page): Locator {
  const region = page.locator("#toasts");
  return region.getByRole("alert").or(region.getByRole("status"));
}

/** By its button, so that the next one is known to be new, also where it says the same. */
export async function closeToast(page: Page): Promise<void> {
  // By a key: a click waits until the toast rests, and on a busy machine it has left by itself before.
  await toasts(page).getByRole("button", { name: "close" }).press("Enter");
  // It has no role any more while it leaves.
  await expect(toasts(page)).toHaveCount(0);
}
