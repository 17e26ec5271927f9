import type { Locator, Page } from "@playwright/test";
import { holdCalls } from "./held-calls.ts";
import { enquiriesFrom, logIn } from "./office.ts";
import type { Site } from "./site.ts";
import { sendLead } from "./staff.ts";

export const deskPath = "/admin/dashboard?section=desk";

export async function openDesk(page: Page, site: Site): Promise<void> {
  await logIn(page, site);
  await page.goto(site.url + deskPath);
  await page.getByRole("table").waitFor();
}

/** The leads of the inbox, without the heads. */
export function rows(page: Page): Locator {
  return page.getByRole("table").locator("tbody").getByRole("row");
}

const enquiry = {
  number: "5125550142",
  category: "Student Visa",
  location: "Kochi",
  doubt: "Which papers should I collect first?",
};

/** Sends an enquiry, and gives its id. */
export async function sendEnquiry(site: Site, lead: Record<string, string>): Promise<string> {
  await sendLead(site, "/api/enquiry", { ...enquiry, ...lead });
  const [sent] = await enquiriesFrom(site, lead.email ?? "");
  if (!sent) throw new Error("The enquiry has not arrived");
  return sent.id;
}

/** Logs in and opens the enquiry of somebody who has just sent it; gives its id. */
export async function openLead(
  page: Page,
  site: Site,
  lead: Record<string, string>,
): Promise<string> {
  const id = await sendEnquiry(site, lead);
  await logIn(page, site);
  await page.goto(`${site.url}${deskPath}&lead=${id}`);
  return id;
}

export const answering = (page: Page) => page.getByRole("region", { name: "Answering" });

/** The list that the desk reads, also after a change, does not come before it is let go. */
export async function holdDesk(page: Page): Promise<() => void> {
  return holdCalls(page, /\/api\/desk\/leads\?/);
}
