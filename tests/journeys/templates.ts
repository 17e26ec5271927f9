import type { Page } from "@playwright/test";
import { answering, openLead } from "./desk.ts";
import type { Site } from "./site.ts";

export const editorOn = (page: Page) => page.getByRole("dialog", { name: "New template" });
export const textOn = (page: Page) =>
  editorOn(page).getByRole("textbox", { name: "Text", exact: true });

/** Opens the lead that has just been sent, and begins a template; it is not saved yet. */
export async function writeTemplate(page: Page, site: Site, lead: { name: string; email: string }) {
  await openLead(page, site, lead);
  await beginTemplate(page, `For ${lead.name}`);
}

/** Where a lead is open. */
export async function beginTemplate(page: Page, name: string) {
  await answering(page).getByRole("button", { name: "Reply by email" }).click();
  await answering(page).getByRole("button", { name: "Templates" }).click();
  await page.getByRole("button", { name: "New template" }).click();
  await editorOn(page).getByLabel("Name").fill(name);
  await editorOn(page).getByLabel("Subject").fill("Your enquiry");
  await textOn(page).fill("Dear ");
}
