import { readFile } from "node:fs/promises";
import { deskPath, sendEnquiry } from "./desk.ts";
import { hydrated } from "./hydrated.ts";
import { logIn } from "./office.ts";
import { expect, test } from "./site.ts";
import { sendLead } from "./staff.ts";

const personPath = deskPath.replace("desk", "person");

test("a refresh shows, and a download gives, what is held by now: looked up from a lead, by hand, and by hand beside a lead's own person", async ({
  page,
  site,
}) => {
  await logIn(page, site);
  for (const { isOfLead, isLookedUp } of [
    { isOfLead: true, isLookedUp: false },
    { isOfLead: false, isLookedUp: true },
    { isOfLead: true, isLookedUp: true },
  ]) {
    const email = `refreshed-${isOfLead}-${isLookedUp}@example.com`;
    const lead = await sendEnquiry(site, { name: "Asked For Data", email });
    const other = await sendEnquiry(site, { name: "Somebody", email: `not-${email}` });
    const ofLead = isOfLead ? `&lead=${isLookedUp ? other : lead}` : "";
    await page.goto(site.url + personPath + ofLead);
    await hydrated(page);
    if (isLookedUp) {
      await page.getByLabel("Email").fill(email);
      await page.getByLabel("Email").press("Enter");
    }
    const held = page.getByRole("region", { name: email, exact: true });
    const newsletter = held.getByRole("heading", { name: "Newsletter (1)" });
    await expect(held.getByRole("heading", { name: "Enquiries (1)" })).toBeVisible();
    await expect(newsletter).toBeHidden();

    await sendLead(site, "/api/subscription", { email });
    await page.getByRole("button", { name: "Refresh" }).click();
    await expect(newsletter).toBeVisible();
    const download = page.waitForEvent("download");
    await held.getByRole("button", { name: "Download as JSON" }).click();
    const file = await readFile(await (await download).path(), "utf8");
    expect(JSON.parse(file)).toMatchObject({ email, subscriptions: [{ email }] });
  }
});
