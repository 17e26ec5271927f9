import type { Page } from "@playwright/test";
import type { Campaign } from "#contract/answers/campaigns.ts";
import { keyIn } from "#tests/mail-links.ts";
import { hydrated } from "./hydrated.ts";
import { asStaff } from "./office.ts";
import { expect, type Site } from "./site.ts";
import { sendLead } from "./staff.ts";
import { changeStored } from "./stored.ts";

/** Subscribes and confirms an address, as its owner does. */
export async function subscribe(site: Site, email: string): Promise<void> {
  await sendLead(site, "/api/subscription", { email });
  const mail = await site.mail.mail(({ envelope }) => envelope.to.includes(email));
  const answer = await fetch(`${site.url}/api/newsletter/confirm`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ key: keyIn(mail, "/newsletter/confirm") }),
  });
  expect(answer.status).toBe(200);
}

/** Where a post is made ready to be sent. */
export async function openCompose(page: Page, site: Site, post: string) {
  await openWriting(page, site, `post=${post}`);
}

/** Where a draft is gone on with. */
export async function openDraft(page: Page, site: Site, id: string) {
  await openWriting(page, site, `draft=${id}`);
}

async function openWriting(page: Page, site: Site, what: string) {
  await page.goto(`${site.url}/admin/dashboard?section=campaigns&${what}`);
  await hydrated(page);
  await expect(page.getByRole("button", { name: /^Send to/ })).toBeVisible();
}

export const news = (page: Page, subject: string) => page.getByRole("article", { name: subject });

type Words = { post: string; subject: string; intro?: string; per_minute?: number };

/** Writes a draft past the panel. */
export function addDraft(site: Site, words: Words): Promise<Campaign> {
  return asStaff(site, "POST", "/campaigns", words);
}

/** What a colleague's save does. */
export function changeDraft(site: Site, id: string, words: Words & { version: number }) {
  return asStaff<Campaign>(site, "PUT", `/campaigns/${id}`, words);
}

export function readCampaign(site: Site, id: string): Promise<Campaign> {
  return asStaff(site, "GET", `/campaigns/${id}`);
}

export function startCampaign(site: Site, id: string): Promise<Campaign> {
  return asStaff(site, "POST", `/campaigns/${id}/start`, {});
}

/** As ten seconds after the start, when it can be undone no more and the first mail goes. */
export function endUndo(site: Site, subject: string): void {
  const now = new Date().toISOString();
  const sql =
    "update campaign set starts_at = ?, next_at = ? where subject = ? and state = 'sending'";
  changeStored(site, sql, now, now, subject);
}

export async function removeDraft(site: Site, id: string): Promise<void> {
  await asStaff(site, "DELETE", `/campaigns/${id}`);
}
