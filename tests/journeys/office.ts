import type { Page } from "@playwright/test";
import type { ContactMessage, Enquiry, Subscription } from "#contract/answers/leads.ts";
import type { Site } from "./site.ts";
import { tokenFor } from "./staff-token.ts";

/** What the staff's list holds from that address, asked through the API. */
export function enquiriesFrom(site: Site, email: string): Promise<Enquiry[]> {
  return leadsFrom<Enquiry>(site, "/enquiry", email);
}

export function messagesFrom(site: Site, email: string): Promise<ContactMessage[]> {
  return leadsFrom<ContactMessage>(site, "/contact", email);
}

export function subscribersFrom(site: Site, email: string): Promise<Subscription[]> {
  return leadsFrom<Subscription>(site, "/subscription", email);
}

/** Logs the page's browser in, as the login form would leave it, by way of a page that has no script to wait for. */
export async function logIn(page: Page, site: Site): Promise<void> {
  const token = await tokenFor(site);
  await page.goto(`${site.url}/robots.txt`);
  await page.evaluate((value) => localStorage.setItem("token", value), token);
}

async function leadsFrom<T extends { email: string }>(site: Site, path: string, email: string) {
  const leads = await asStaff<T[]>(site, "GET", path);
  return leads.filter((lead) => lead.email === email);
}

/** Calls the API past the panel; gives the answer's `data`. @throws Error where it is refused */
export async function asStaff<T = unknown>(
  site: Site,
  method: string,
  path: string,
  sent?: object,
): Promise<T> {
  const isForm = sent instanceof FormData;
  const type = sent && !isForm && { "Content-Type": "application/json" };
  const headers = { Authorization: `Bearer ${await tokenFor(site)}`, ...type };
  const body = sent && { body: isForm ? sent : JSON.stringify(sent) };
  const answer = await fetch(`${site.url}/api${path}`, { method, headers, ...body });
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
  return ((await answer.json()) as { data: T }).data;
}
