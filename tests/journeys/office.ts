import type { Page } from "@playwright/test";
import type { ContactMessage, Enquiry, Subscription } from "#contract/leads.ts";
import type { Site } from "./site.ts";

const tokens = new WeakMap<Site, string>();

/** What the staff's list holds from that address, asked through the API. */
export function enquiriesFrom(site: Site, email: string): Promise<Enquiry[]> {
  return leadsFrom<Enquiry>(site, "/api/enquiry", email);
}

export function messagesFrom(site: Site, email: string): Promise<ContactMessage[]> {
  return leadsFrom<ContactMessage>(site, "/api/contact", email);
}

export function subscribersFrom(site: Site, email: string): Promise<Subscription[]> {
  return leadsFrom<Subscription>(site, "/api/subscription", email);
}

/** Logs the page's browser in, as the login form would leave it, by way of a page that has no script to wait for. */
export async function logIn(page: Page, site: Site): Promise<void> {
  const token = await tokenFor(site);
  await page.goto(`${site.url}/robots.txt`);
  await page.evaluate((value) => localStorage.setItem("token", value), token);
}

async function leadsFrom<T extends { email: string }>(site: Site, path: string, email: string) {
  const headers = { Authorization: `Bearer ${await tokenFor(site)}` };
  const answer = await fetch(site.url + path, { headers });
  const { data } = (await answer.json()) as { data: T[] };
  return data.filter((lead) => lead.email === email);
}

/** A token for what a test does beside the browser. */
export async function tokenFor(site: Site): Promise<string> {
  const known = tokens.get(site);
  if (known) return known;
  const answer = await fetch(`${site.url}/api/user/login`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ email: site.adminEmail, password: site.adminPassword }),
  });
  const { token } = (await answer.json()) as { token: string };
  tokens.set(site, token);
  return token;
}
