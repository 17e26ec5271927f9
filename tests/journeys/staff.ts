import { randomBytes } from "node:crypto";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Locator, Page } from "@playwright/test";
import type axe from "axe-core";
import type { Site } from "./site.ts";

/** Sends a lead as a visitor's browser would, each from an address of its own. */
export async function sendLead(
  site: Site,
  path: "/api/contact" | "/api/enquiry" | "/api/subscription",
  lead: Record<string, string>,
): Promise<void> {
  const answer = await fetch(site.url + path, {
    method: "POST",
    headers: {
      "Content-Type": "application/json",
      "Accept-Language": "en-IN",
      "User-Agent": "Mozilla/5.0 (Windows NT 10.0; Win64; x64)",
      "X-Forwarded-For": `2001:db8:${randomBytes(4)
        .toString("hex")
        .replace(/^(.{4})/, "$1:")}::1`,
    },
    body: JSON.stringify(lead),
  });
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
}

export async function openSection(page: Page, site: Site, section: string): Promise<void> {
  await page.goto(`${site.url}/admin/dashboard?section=${section}`);
  await page.getByRole("table").waitFor();
}

export function rowOf(page: Page, text: string): Locator {
  return page.getByRole("row").filter({ hasText: text });
}

/** The texts of a row's cells, in their order. */
export function cellsOf(row: Locator): Locator {
  return row.getByRole("cell");
}

export function logoutIn(place: Locator): Locator {
  return place.getByRole("button", { name: "Logout" });
}

/** Half of `axe.source`, and the browser reads it in half the time. */
const axeFile = fileURLToPath(import.meta.resolve("axe-core/axe.min.js"));
const axeSource = readFileSync(axeFile, "utf8");

/** What axe objects to on the page as it stands: rule and places. */
export async function objections(page: Page): Promise<string[]> {
  const isThere = await page.evaluate(() => "axe" in globalThis);
  if (!isThere) await page.evaluate(axeSource);
  return page.evaluate(async () => {
    const { violations } = await (globalThis as unknown as { axe: typeof axe }).axe.run();
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target)}`);
  });
}

/** How far the page can be scrolled sideways, in px. Right after a change of width Chromium may still show the last one. */
export function sideways(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
}

export const storedToken = (page: Page) => page.evaluate(() => localStorage.getItem("token"));
