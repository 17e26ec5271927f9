import type { Page } from "@playwright/test";
import { openDesk } from "./desk.ts";
import { hydrated } from "./hydrated.ts";
import { expect, type Site, test } from "./site.ts";
import { rowOf } from "./staff.ts";

test("where a lead came from reaches the desk, but not from who asks not to be tracked", async ({
  page,
  context,
  site,
}) => {
  await page.goto(`${site.url}/about?utm_source=letter&utm_medium=email&utm_campaign=spring`);
  // Noted when the browser has nothing better to do.
  const kept = () => page.evaluate(() => localStorage.getItem("sources"));
  await expect.poll(kept).toContain("spring");
  await sendMessage(page, site, "Sunita Rao");
  await context.addInitScript(() =>
    Object.defineProperty(Navigator.prototype, "globalPrivacyControl", { value: true }),
  );
  await page.goto(`${site.url}/about?utm_source=letter`);
  await sendMessage(page, site, "Daniel Koh");
  expect(await kept()).toBeNull();

  await openDesk(page, site);
  await rowOf(page, "Sunita Rao").getByText("Sunita Rao").click();
  const lead = page.getByRole("region", { name: "Sunita Rao" }).getByLabel("How it came");
  await expect(lead).toContainText("letter, email, spring");
  await expect(lead).toContainText("Began at/about");
  await expect(lead).toContainText("Sent from/contact");
  await rowOf(page, "Daniel Koh").getByText("Daniel Koh").click();
  const other = page.getByRole("region", { name: "Daniel Koh" }).getByLabel("How it came");
  await expect(other).toContainText("Receipt");
  await expect(other).not.toContainText("letter");
  await expect(other).not.toContainText("Sent from");
});

async function sendMessage(page: Page, site: Site, name: string): Promise<void> {
  await page.goto(`${site.url}/contact`);
  await hydrated(page);
  const form = page.getByRole("region", { name: "Send us a message" });
  await form.locator("[name=name]").fill(name);
  await form.locator("[name=email]").fill(`${name.replace(" ", ".")}@example.com`);
  await form.locator("[name=message]").fill("Please tell me which papers to collect first.");
  await form.getByRole("button", { name: "Send message" }).click();
  await expect(page.getByText("Message sent successfully!").first()).toBeVisible();
}
